import { defineMessages } from '@wordhoard/i18n/messages';
import { gradeSpelling, isRightVerdict, type SpellingVerdict } from '@wordhoard/quiz-engine';
import { useAtomValue, useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { dayAtAtom } from '../../../shared/time/local-day.ts';
import { showToastAtom } from '../../../shared/toast/toast-atom.ts';
import { createMark, createUndo } from '../new-event.ts';
import { recordEventsAtom } from '../practice.ts';
import { knowingToast, type MarkableWord } from '../use-knowing.ts';
import type { TypedAnswers } from './proof-question.ts';

/** A typed answer, with the answers that the browser accepts, or a chosen image. */
type Attempt = (TypedAnswers & { answer: string }) | { wordImageId: string };

export interface Proof {
  verdict: SpellingVerdict;
  isRight: boolean;
  /** All correct answers, the expected one first; none for an image. */
  expected: readonly string[];
}

/** Grades an attempt to prove a word. A right one makes it known; a toast reports that and offers to undo it. */
export function useProof(word: MarkableWord): (attempt: Attempt) => Proof {
  const { formatMessage } = useIntl();
  const recordEvents = useSetAtom(recordEventsAtom);
  const dayAt = useAtomValue(dayAtAtom);
  const showToast = useSetAtom(showToastAtom);

  return (attempt) => {
    const { verdict, expected } = grade(attempt);
    const isRight = isRightVerdict(verdict);
    if (!isRight) return { verdict, isRight, expected };
    const proven = createMark(word, 'proven', dayAt);
    void recordEvents([proven]);
    const isExpected = verdict === 'exact' || expected.length === 0;
    const values = { word: word.text, expected: expected[0] ?? '' };
    showToast({
      id: knowingToast,
      text: formatMessage(isExpected ? messages.proved : messages.accepted, values),
      onUndo: () => void recordEvents([createUndo(proven)]),
    });
    return { verdict, isRight, expected };
  };
}

const messages = defineMessages({
  proved: { id: 'knowing.proved', defaultMessage: 'Right: you know “{word}”' },
  accepted: {
    id: 'knowing.accepted',
    defaultMessage: 'Right! In full: {expected}. You know “{word}”',
  },
});

/** Only the correct image is submitted. */
function grade(attempt: Attempt): Pick<Proof, 'verdict' | 'expected'> {
  if ('wordImageId' in attempt) return { verdict: 'exact', expected: [] };
  return { verdict: gradeSpelling(attempt).verdict, expected: attempt.accepted };
}
