import { hashText, seededRandom } from '@wordhoard/quiz-builder';
import { buildMultipleChoice, type MultipleChoiceQuestion } from '@wordhoard/quiz-engine';
import type { QuizSession } from '../session/quiz-session.ts';
import type { WordItem } from '../session/word-item.ts';

/**
 * The options of a question. A word that the session has already asked to choose has others, in another order, so that the
 * place of the answer is not remembered instead of the word. They are the same whenever the question is shown.
 */
export function listOptions(
  question: MultipleChoiceQuestion<WordItem>,
  session: QuizSession,
): readonly WordItem[] {
  const { item, options } = question;
  const earlier = listEarlierOptions(item, session);
  const last = earlier.at(-1);
  if (last === undefined || item.options !== undefined) return options;

  const random = seededRandom(hashText([session.id, item.wordId, earlier.length].join(' ')));
  const draw = (pool: readonly WordItem[]) =>
    buildMultipleChoice(item, pool, { optionCount: options.length, random }).options;
  const pool = [...listAlike(item, session), ...options];
  const seen = new Set(earlier.flat().map(({ text }) => text));
  const fresh = draw(pool.filter(({ text }) => !seen.has(text)));
  const drawn = fresh.length < options.length ? draw(pool) : fresh;
  const placeIn = (others: readonly WordItem[]) =>
    others.findIndex(({ text }) => text === item.text);
  const [first, ...rest] = drawn;
  return first && placeIn(drawn) === placeIn(last) ? [...rest, first] : drawn;
}

/** What the earlier rounds offered for the word. */
const listEarlierOptions = (item: WordItem, session: QuizSession): (readonly WordItem[])[] =>
  session.finishedRounds.flatMap(({ pairs }, round) => {
    const asked = pairs.find(({ word }) => word.id === item.wordId)?.question;
    const before = { ...session, finishedRounds: session.finishedRounds.slice(0, round) };
    return asked?.kind === 'multiple-choice' ? [listOptions(asked, before)] : [];
  });

/** The items of the session that ask for the same from the same side. */
const listAlike = (
  { langCode, prompt, asks }: WordItem,
  { quiz, finishedRounds, plannedRounds }: QuizSession,
): WordItem[] =>
  [quiz.pairs, ...finishedRounds.map(({ pairs }) => pairs), ...plannedRounds]
    .flat()
    .flatMap(({ question, again = question }) => [question, again])
    .flatMap((question) =>
      question.kind === 'multiple-choice' ? question.options : [question.item],
    )
    .filter(
      (item) =>
        item.langCode === langCode &&
        item.prompt.langCode === prompt.langCode &&
        item.asks === asks,
    );
