import type { Grammar } from '@wordhoard/contract';
import { type Content, type ContentLangCode, contentLangCodes } from './content.ts';
import { idiomGroup } from './idioms.ts';

/** How much of the content of one language is there. Counts of words, unless said otherwise. */
export interface Coverage {
  langCode: ContentLangCode;
  concepts: number;
  words: number;
  /** Concepts with an example. */
  examples: number;
  /** Concepts with a definition. */
  definitions: number;
  idioms: number;
  nouns: number;
  /** Nouns with a gender. */
  gender: number;
  /** Nouns with a plural. */
  plural: number;
  reading: number;
  romanisation: number;
  stress: number;
  ipa: number;
}

export const coverageOf = (content: Content): Coverage[] =>
  contentLangCodes.map((langCode) => coverageOfLanguage(content, langCode));

/** Countries and languages need no grammar to be learned, so they do not count. Idioms are counted by themselves. */
const others = new Set(['countries', 'languages', idiomGroup]);

function coverageOfLanguage({ concepts, grammar }: Content, langCode: ContentLangCode): Coverage {
  const own = concepts.filter(
    ({ group, words }) => !others.has(group) && words[langCode].length > 0,
  );
  const idioms = concepts.filter(({ group }) => group === idiomGroup);
  const words = new Set(own.flatMap((concept) => concept.words[langCode]));
  const nouns = new Set(
    own
      .filter(({ speechPart }) => speechPart === 'noun')
      .flatMap((concept) => concept.words[langCode]),
  );
  const known = new Map(
    grammar.filter((row) => row.langCode === langCode).map((row) => [row.text, row.grammar]),
  );
  const count = (texts: ReadonlySet<string>, field: keyof Grammar) =>
    [...texts].filter((text) => known.get(text)?.[field] !== undefined).length;
  return {
    langCode,
    concepts: own.length,
    words: words.size,
    examples: own.filter(({ example }) => example?.[langCode] !== undefined).length,
    definitions: own.filter(({ definitions }) => definitions?.[langCode] !== undefined).length,
    idioms: new Set(idioms.flatMap((concept) => concept.words[langCode])).size,
    nouns: nouns.size,
    gender: count(nouns, 'gender'),
    plural: count(nouns, 'plural'),
    reading: count(words, 'reading'),
    romanisation: count(words, 'romanisation'),
    stress: count(words, 'stress'),
    ipa: count(words, 'ipa'),
  };
}
