import type { QuizItemRecord, ResolvedQuizSettings, WordRecord } from '@wordhoard/contract';
import type { QuizCode } from '@wordhoard/contract/enumeration';
import { splitAtForm } from '@wordhoard/quiz-engine/text';
import {
  type AnswerModes,
  type Candidate,
  describeWord,
  meaningItem,
  withSpellings,
} from './candidate.ts';
import { articleItem, type GrammarItem, pluralItem, readingItem } from './grammar-items.ts';

export type AspectSettings = AnswerModes & Pick<ResolvedQuizSettings, 'asks'>;

const grammarItem = {
  article: articleItem,
  plural: pluralItem,
  reading: readingItem,
  gap: gapItem,
};

/** Builds the item that asks about a word; undefined if the word has nothing to ask for. */
export function buildItem(
  word: WordRecord,
  { asks, ...asking }: AspectSettings,
  group: string | undefined,
): QuizItemRecord | undefined {
  if (asks === 'meaning') return meaningItem(word, asking, group);
  const item = grammarItem[asks](word);
  return item && { ...describeWord(word), group, ...item };
}

/** Builds the items that ask about words, without those that have nothing to ask for. */
export const buildCandidates = (
  words: readonly WordRecord[],
  settings: AspectSettings,
  group?: string,
): Candidate[] =>
  words.flatMap((word) => {
    const item = buildItem(word, settings, group);
    return item === undefined ? [] : [{ word, item }];
  });

const gapKinds: QuizCode[] = ['multiple-choice', 'spelling', 'letter-match', 'cards'];

/** Asks for the word that is left out of its example. */
function gapItem(word: WordRecord): GrammarItem | undefined {
  const { text, langCode, example, exampleDetails, trans } = word;
  const form = exampleDetails?.form ?? text;
  const split = example === null ? undefined : splitAtForm(example, form, langCode);
  const meaning = trans[0]?.dest;
  if (split === undefined || meaning === undefined) return undefined;
  const translation = exampleDetails?.trans.find((tran) => tran.langCode === meaning.langCode);
  const hint = { text: translation?.text ?? meaning.text, langCode: meaning.langCode };
  const { before, after } = split;
  const answer = beginsSentence(before) ? matchInitial(text, split.form, langCode) : split.form;
  return {
    asks: 'gap',
    prompt: { text: `${before}____${after}`, langCode, gap: { before, after, hint } },
    text: answer,
    langCode,
    accepted: [answer],
    ...(answer === text && withSpellings(word.grammar)),
    kinds: gapKinds,
    spoken: answer,
  };
}

const beginsSentence = (before: string): boolean => !/\p{L}/u.test(before);

/** A capital at the start of the sentence would tell the answer from other options. */
function matchInitial(text: string, form: string, langCode: string): string {
  const [initial = ''] = text;
  if (initial !== initial.toLocaleLowerCase(langCode)) return form;
  return form.charAt(0).toLocaleLowerCase(langCode) + form.slice(1);
}
