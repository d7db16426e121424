import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { type Verdict, VerdictFooter } from './verdict-footer.tsx';

interface AnswerFooterProps {
  verdict: Verdict | undefined;
  rightAnswer: string;
  /** Whether the learner used a hint. */
  isHinted?: boolean | undefined;
  onNext: () => void;
  onPass?: (() => void) | undefined;
  /** Further actions, such as “I was right”. */
  children?: ReactNode;
}

/** The footer of a question that takes one answer. */
export function AnswerFooter({
  verdict,
  rightAnswer,
  isHinted = false,
  onNext,
  onPass,
  children,
}: AnswerFooterProps) {
  const { formatMessage } = useIntl();
  const result = verdict === 'right' && isHinted ? 'hinted' : verdict;
  return (
    <VerdictFooter
      verdict={verdict}
      comment={result && formatMessage(messages[result], { answer: rightAnswer })}
      onNext={verdict && onNext}
      onPass={verdict ? undefined : onPass}
    >
      {children}
    </VerdictFooter>
  );
}

const messages = defineMessages<Record<Verdict | 'hinted', { answer: string }>>({
  right: { id: 'ui.answerFooter.right', defaultMessage: 'Right!' },
  hinted: { id: 'ui.answerFooter.hinted', defaultMessage: 'Right, with a hint' },
  wrong: { id: 'ui.answerFooter.wrong', defaultMessage: 'Not quite: “{answer}”' },
  passed: { id: 'ui.answerFooter.passed', defaultMessage: 'The answer: “{answer}”' },
});
