import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { type Verdict, VerdictFoot } from './verdict-foot.tsx';

interface AnswerFootProps {
  verdict: Verdict | undefined;
  rightAnswer: string;
  /** Whether the right answer took some help. */
  isHinted?: boolean | undefined;
  onNext: () => void;
  onPass?: (() => void) | undefined;
  /** More to do about the answer, such as “I was right”. */
  children?: ReactNode;
}

/** The foot of a question that one answer ends. */
export function AnswerFoot({
  verdict,
  rightAnswer,
  isHinted = false,
  onNext,
  onPass,
  children,
}: AnswerFootProps) {
  const { formatMessage } = useIntl();
  const news = verdict === 'right' && isHinted ? 'hinted' : verdict;
  return (
    <VerdictFoot
      verdict={verdict}
      comment={news && formatMessage(messages[news], { answer: rightAnswer })}
      onNext={verdict && onNext}
      onPass={verdict ? undefined : onPass}
    >
      {children}
    </VerdictFoot>
  );
}

const messages = defineMessages<Record<Verdict | 'hinted', { answer: string }>>({
  right: { id: 'ui.answerFoot.right', defaultMessage: 'Right!' },
  hinted: { id: 'ui.answerFoot.hinted', defaultMessage: 'Right, with a hint' },
  wrong: { id: 'ui.answerFoot.wrong', defaultMessage: 'Not quite: “{answer}”' },
  passed: { id: 'ui.answerFoot.passed', defaultMessage: 'The answer: “{answer}”' },
});
