import { defineMessages, useIntl } from 'react-intl';
import { InlineContent } from '../board/quiz-content.tsx';
import { type Verdict, VerdictFooter } from '../board/verdict-footer.tsx';
import type { MatchOutcome, MatchTileContent } from './match-pair.ts';

interface MatchUpFooterProps {
  outcome: MatchOutcome | undefined;
  prompts: readonly MatchTileContent[];
  answers: readonly MatchTileContent[];
  /** Set once every pair is joined: whether the learner found them all. */
  ending: 'found' | 'shown' | undefined;
  onNext: () => void;
  onPass: (() => void) | undefined;
}

/** Shows the outcome of the latest pair, and continues once all are joined. */
export function MatchUpFooter({
  outcome,
  prompts,
  answers,
  ending,
  onNext,
  onPass,
}: MatchUpFooterProps) {
  const { formatMessage } = useIntl();
  const prompt = prompts.find(({ id }) => id === outcome?.promptId);
  const answer = answers.find(({ id }) => id === outcome?.answerId);
  const result = ending ?? outcome?.verdict;
  return (
    <VerdictFooter
      verdict={result && verdictOf[result]}
      comment={
        result && (
          <>
            {formatMessage(messages[result])}
            {!ending && prompt && answer && (
              <>
                {' '}
                <InlineContent content={prompt.content} /> –{' '}
                <InlineContent content={answer.content} />
              </>
            )}
          </>
        )
      }
      onNext={ending && onNext}
      onPass={ending ? undefined : onPass}
    />
  );
}

const verdictOf = {
  match: 'right',
  miss: 'wrong',
  elsewhere: 'passed',
  found: 'right',
  shown: 'passed',
} satisfies Record<keyof typeof messages, Verdict>;

const messages = defineMessages({
  match: { id: 'ui.matchUpFooter.match', defaultMessage: 'A pair:' },
  miss: { id: 'ui.matchUpFooter.miss', defaultMessage: 'Not a pair:' },
  elsewhere: { id: 'ui.matchUpFooter.elsewhere', defaultMessage: 'Right, but needed for another:' },
  found: { id: 'ui.matchUpFooter.found', defaultMessage: 'All pairs found!' },
  shown: { id: 'ui.matchUpFooter.shown', defaultMessage: 'This is what belongs together' },
});
