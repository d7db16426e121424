import type { Grammar, Translation, WordRecord } from '@wordhoard/contract';
import { chooseArticle, splitLeadingWord } from '@wordhoard/quiz-engine/text';
import type { ExampleText, WordText } from '@wordhoard/ui';
import type { SpokenWord } from '../../shared/sound/use-sound.ts';

interface Word {
  text: string;
  langCode: string;
  homograph?: number | undefined;
  hasHomographs?: boolean | undefined;
  grammar?: Grammar | null | undefined;
}

/** A word as components show it: with its number, its article and its pronunciation. */
export function toWordText(word: Word): WordText {
  const { text, langCode, grammar, hasHomographs } = word;
  const homograph = hasHomographs ? word.homograph : undefined;
  const { reading, stress, romanisation } = grammar ?? {};
  const article = findArticle(word);
  return { text, lang: langCode, homograph, article, reading, stress, romanisation };
}

/** What a line of translations shows. A word translates another once for each part of speech, but is shown once. */
export function toTranslationTexts(
  translations: readonly { dest: Word & { id: string } }[],
): WordText[] {
  const byId = new Map(translations.map(({ dest }) => [dest.id, dest]));
  return Array.from(byId.values(), toWordText);
}

/** The definite article of a noun that is written without one, if its language has one and its gender is known. */
function findArticle({ text, langCode, grammar }: Word): string | undefined {
  if (!grammar || splitLeadingWord(text, langCode).leadingWord !== '') return undefined;
  return grammar.article ?? (grammar.gender && chooseArticle(text, langCode, grammar.gender));
}

/** The sense of a translation in the first of some languages in which it is told. */
export function chooseSense(
  sense: Translation['sense'],
  langCodes: readonly string[],
): WordText | undefined {
  const lang = langCodes
    .map((code) => new Intl.Locale(code).language)
    .find((code) => sense?.[code] !== undefined);
  return lang === undefined ? undefined : { text: sense?.[lang] ?? '', lang };
}

/** A word as it is pronounced, without its article. */
export const toSpokenText = (word: Word): WordText => ({
  ...toWordText(word),
  article: undefined,
});

/** A word of the server as something that can be heard. */
export const toSpokenWord = ({
  id,
  text,
  langCode,
  recording,
}: Pick<WordRecord, 'id' | 'text' | 'langCode'> & {
  recording: { url: string } | null;
}): SpokenWord & { id: string } => ({ id, text, langCode, recording: recording?.url });

/** Replaces the text of a word, for example by its plural, which only a voice of the browser can say. */
export const withSpokenText = (word: SpokenWord, text = word.text): SpokenWord =>
  text === word.text ? word : { text, langCode: word.langCode };

/** The example of a word with its translation into one language. */
export function toExampleText(
  {
    langCode,
    example,
    exampleDetails,
  }: Pick<WordRecord, 'langCode' | 'example' | 'exampleDetails'>,
  tranLangCode: string,
): ExampleText | undefined {
  if (example === null) return undefined;
  const translation = exampleDetails?.trans.find((tran) => tran.langCode === tranLangCode);
  return {
    text: example,
    lang: langCode,
    word: exampleDetails?.form,
    translation: translation && { text: translation.text, lang: tranLangCode },
  };
}
