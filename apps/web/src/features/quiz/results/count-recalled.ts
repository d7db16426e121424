import { isChosen } from '@wordhoard/contract/answered-review';
import type { WordQuestion } from '../session/quiz-session.ts';
import type { Outcome } from '../session/rounds.ts';

/** How many words were given without options and hints; `undefined` if none was asked for so. */
export function countRecalled(outcomes: readonly Outcome[]): number | undefined {
  const asked = outcomes.filter(({ pair }) => !hasOptions(pair.question));
  if (asked.length === 0) return undefined;
  return asked.filter(({ result }) => result?.correct && !result.isHinted).length;
}

const hasOptions = ({ kind, item }: WordQuestion): boolean =>
  isChosen({ code: kind, answer: item.text });
