import { findUnavailableReason, type Random } from '@wordhoard/quiz-engine';
import { splitAtForm } from '@wordhoard/quiz-engine/text';
import { buildPairs } from './build-pairs.ts';
import type { WordPair } from './quiz-session.ts';
import { asksForWord, type WordItem } from './word-item.ts';

const optionCount = 4;
/** Built ones, and ones with a gap. */
const maxSentences = 2;
/** More words, or letters where no spaces are written, are tedious to order. French has a no-break space before `?` and `!`. */
const shortSentence = /^(?:[^ ]+ ){2,7}[^ ]+$|^[\p{P}\p{Lo}\p{Lm}]{4,16}$/u;

/**
 * Asks for the examples of the words that a lesson has taught, because its learner can say them now. The first ones lack
 * the taught word, and the last ones are built from their words. Without a sentence to build, there is no round.
 *
 * @param items - ask for the words, in the order in which the lesson teaches them
 * @param words - other words, for the wrong options of a lesson with few words
 */
export function buildSentenceRound(
  items: readonly WordItem[],
  words: readonly WordItem[],
  random: Random,
): WordPair[] {
  // The learner knows the words of the lesson. Others would be wrong just because they are new.
  const known = items.length < optionCount ? [...items, ...words] : items;
  // An option shows a word as the gap does: without its article and its pronunciation.
  const pool = known.map((item) => ({ ...item, asks: 'gap' as const }));
  const short = items.filter(({ example }) => example && shortSentence.test(example.text));
  const built = short.flatMap(buildSentence).slice(-maxSentences);
  const gaps = short
    .filter(({ word }) => built.every((sentence) => sentence.word !== word))
    .flatMap((item) => fillGap(item) ?? [])
    .filter((item) => findUnavailableReason('multiple-choice', item, pool) === undefined)
    .slice(0, built.length)
    .map((item) => ({ ...item, wordId: `${item.wordId} gap` }));
  return buildPairs(
    [
      ...gaps.map((item) => ({ item, kind: 'multiple-choice' as const })),
      ...built.map((item) => ({ item, kind: 'letter-match' as const })),
    ],
    pool,
    random,
  );
}

/** Shows what the example of a word means, and asks for the example. */
const buildSentence = ({ example, langCode, word, wordId }: WordItem): WordItem[] =>
  example?.translation
    ? [
        {
          wordId: `${wordId} sentence`,
          word,
          langCode,
          isSentence: true,
          prompt: { text: example.translation.text, langCode: example.translation.lang },
          text: example.text,
          accepted: [],
          spoken: example.text,
        },
      ]
    : [];

/** Builds the question that leaves the word out of its example. Undefined if the example has another form of the word, or no translation. */
export function fillGap(item: WordItem): WordItem | undefined {
  const { example, text, langCode } = item;
  const hint = example?.translation;
  const split =
    hint && asksForWord(item)
      ? splitAtForm(example.text, example.word ?? text, langCode)
      : undefined;
  if (hint === undefined || split?.form !== text) return undefined;
  const { before, after } = split;
  const gap = { before, after, hint: { text: hint.text, langCode: hint.lang } };
  return {
    ...item,
    asks: 'gap',
    prompt: { text: `${before}____${after}`, langCode, gap },
    accepted: [text],
    // A synonym may complete the sentence as well.
    excluded: [...(item.excluded ?? []), ...item.accepted],
    article: undefined,
  };
}
