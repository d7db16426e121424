import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { type Verdict, VerdictFoot } from './verdict-foot.tsx';

interface AnswerFootProps {
  verdict: Verdict | undefined;
  rightAnswer: string;
  onNext: () => void;
  onPass?: (() => void) | undefined;
  /** More to do about the answer, such as “I was right”. */
  children?: ReactNode;
}

/** The foot of a question that one answer ends. */
export function AnswerFoot({ verdict, rightAnswer, onNext, onPass, children }: AnswerFootProps) {
  const { formatMessage } = useIntl();
  return (
    <VerdictFoot
      verdict={verdict}
      comment={verdict && formatMessage(messages[verdict], { answer: rightAnswer })}
      onNext={verdict && onNext}
      onPass={verdict ? undefined : onPass}
    >
      {children}
    </VerdictFoot>
  );
}

const messages = defineMessages<Record<Verdict, { answer: string }>>({
  right: { id: 'ui.answerFoot.right', defaultMessage: 'Right!' },
  wrong: { id: 'ui.answerFoot.wrong', defaultMessage: 'Not quite: “{answer}”' },
  passed: { id: 'ui.answerFoot.passed', defaultMessage: 'The answer: “{answer}”' },
});
