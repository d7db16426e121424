import { withArticle } from '@wordhoard/quiz-engine/text';
import { type ReactNode, useContext } from 'react';
import { defineMessages, type MessageValue, useIntl } from 'react-intl';
import { showsPronunciation } from '../../word/pronunciation.ts';
import { WordDisplayContext } from '../../word/word-display.ts';
import type { WordText } from '../../word/word-text.ts';
import { WrittenWord } from '../../word/written-word.tsx';
import type { AnswerRecap } from './answer-recap.tsx';
import { type Verdict, VerdictFooter } from './verdict-footer.tsx';

interface AnswerFooterProps {
  verdict: Verdict | undefined;
  rightAnswer: string;
  /** Whether the learner used a hint. */
  isHinted?: boolean | undefined;
  /** Whether a wrong answer has nothing in common with the right one. */
  isFar?: boolean | undefined;
  recap?: AnswerRecap | undefined;
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
  isFar = false,
  recap,
  onNext,
  onPass,
  children,
}: AnswerFooterProps) {
  const { formatMessage } = useIntl();
  const display = useContext(WordDisplayContext);
  const result = toResult(verdict, { isHinted, isFar });
  const word = recap?.word?.text === rightAnswer ? recap.word : undefined;
  const answer = word ? <WordWithArticle word={word} /> : rightAnswer;
  const addsToAnswer = word && (word.article || showsPronunciation(word, display));
  return (
    <VerdictFooter
      verdict={verdict}
      comment={
        result && (
          <>
            {formatMessage(messages[result], { answer })}
            {verdict === 'right' && addsToAnswer && <> {answer}</>}
          </>
        )
      }
      recap={recap}
      onNext={verdict && onNext}
      onPass={verdict ? undefined : onPass}
    >
      {children}
    </VerdictFooter>
  );
}

/** A word with its article. */
function WordWithArticle({ word }: { word: WordText }) {
  return (
    <>
      {word.article && <bdi lang={word.lang}>{withArticle(word.article, '')}</bdi>}
      <WrittenWord word={word} />
    </>
  );
}

type Result = Verdict | 'hinted' | 'far';

function toResult(
  verdict: Verdict | undefined,
  { isHinted, isFar }: { isHinted: boolean; isFar: boolean },
): Result | undefined {
  if (verdict === 'right' && isHinted) return 'hinted';
  return verdict === 'wrong' && isFar ? 'far' : verdict;
}

const messages = defineMessages<Record<Result, { answer: MessageValue }>>({
  right: { id: 'ui.answerFooter.right', defaultMessage: 'Right!' },
  hinted: { id: 'ui.answerFooter.hinted', defaultMessage: 'Right, with a hint' },
  wrong: { id: 'ui.answerFooter.wrong', defaultMessage: 'Not quite: “{answer}”' },
  far: { id: 'ui.answerFooter.far', defaultMessage: 'The answer is “{answer}”' },
  passed: { id: 'ui.answerFooter.passed', defaultMessage: 'The answer is “{answer}”' },
});
