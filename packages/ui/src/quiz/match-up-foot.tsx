import { defineMessages, useIntl } from 'react-intl';
import { FaceName } from './face-name.tsx';
import type { MatchOutcome, MatchTileContent } from './match-pair.ts';
import { type Verdict, VerdictFoot } from './verdict-foot.tsx';

interface MatchUpFootProps {
  outcome: MatchOutcome | undefined;
  prompts: readonly MatchTileContent[];
  answers: readonly MatchTileContent[];
  /** Once every pair is joined: whether the learner found them all. */
  ending: 'found' | 'shown' | undefined;
  onNext: () => void;
  onPass: (() => void) | undefined;
}

/** Says what came of two tiles, and leads on when there are no more. */
export function MatchUpFoot({
  outcome,
  prompts,
  answers,
  ending,
  onNext,
  onPass,
}: MatchUpFootProps) {
  const { formatMessage } = useIntl();
  const prompt = prompts.find(({ id }) => id === outcome?.promptId);
  const answer = answers.find(({ id }) => id === outcome?.answerId);
  const news = ending ?? outcome?.verdict;
  return (
    <VerdictFoot
      verdict={news && verdictOf[news]}
      comment={
        news && (
          <>
            {formatMessage(messages[news])}
            {!ending && prompt && answer && (
              <>
                {' '}
                <FaceName face={prompt.face} /> – <FaceName face={answer.face} />
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
  match: { id: 'ui.matchUpFoot.match', defaultMessage: 'A pair:' },
  miss: { id: 'ui.matchUpFoot.miss', defaultMessage: 'Not a pair:' },
  elsewhere: { id: 'ui.matchUpFoot.elsewhere', defaultMessage: 'Right, but needed for another:' },
  found: { id: 'ui.matchUpFoot.found', defaultMessage: 'All pairs found!' },
  shown: { id: 'ui.matchUpFoot.shown', defaultMessage: 'This is what belongs together' },
});
