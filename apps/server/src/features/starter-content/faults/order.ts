import { splitHomograph } from '../../word/numbered-text.ts';
import type { Concept, Content, ContentLangCode } from '../content.ts';

/** How many times as frequent a later word may be. */
const tolerance = 3;

/** Finds cells whose first word is not the most usual: a later one is at least three times as frequent. */
export function findRarerHeadwords({ concepts, grammar }: Content, langCode: ContentLangCode) {
  const rankOf = new Map(
    grammar.flatMap((row) =>
      row.langCode === langCode && row.grammar.frequencyRank !== undefined
        ? [[row.text, row.grammar.frequencyRank] as const]
        : [],
    ),
  );
  return concepts
    .map(({ words }) => words[langCode])
    .filter(([first = '', ...later]) => {
      const rank = rankOf.get(first);
      return (
        rank !== undefined &&
        later.some((word) => (rankOf.get(word) ?? Number.POSITIVE_INFINITY) * tolerance <= rank)
      );
    })
    .map((texts) => texts.map((text) => `${text} ${rankOf.get(text) ?? '?'}`).join(', '));
}

/** Finds words that the course teaches for two concepts, without senses that tell these apart. */
export function findTaughtTwice({ units }: Content, langCode: ContentLangCode): string[] {
  const taught = units
    .flatMap(({ concepts }) => concepts)
    .filter(({ words }) => words[langCode].length > 0);
  const toName = ({ speechPart, words }: Concept) =>
    `${speechPart} ${splitHomograph(words[langCode][0] ?? '').text}`;
  return [...Map.groupBy(taught, toName)].flatMap(([name, alike]) => {
    const senses = alike.map((concept) => concept.senses?.[langCode] ?? '');
    return new Set(senses).size === alike.length
      ? []
      : `${name}: ${alike.map(({ words }) => words.en[0]).join(', ')}`;
  });
}
