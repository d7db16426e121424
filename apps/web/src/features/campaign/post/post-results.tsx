import { color, KnownIcon, radius, size, space, VisuallyHidden } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Post } from './post-queries.ts';

interface PostResultsProps {
  post: Post;
  /** The language of the answers. */
  lang: string;
}

/** What became of a sent post. */
export function PostResults({ post: { visitCount, poll }, lang }: PostResultsProps) {
  const { formatMessage } = useIntl();
  return (
    <Results>
      <p>{formatMessage(messages.visits, { count: visitCount })}</p>
      {poll && <PollBars poll={poll} lang={lang} />}
    </Results>
  );
}

interface PollBarsProps {
  poll: NonNullable<Post['poll']>;
  lang: string;
}

/** The answers to a poll as bars, with the right one marked. */
function PollBars({ poll, lang }: PollBarsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { options, votes, voters, correctIndex } = poll;
  const shareOf = (index: number) => (votes[index] ?? 0) / Math.max(1, voters);
  return (
    <>
      <p>{formatMessage(messages.answers, { count: voters })}</p>
      <Bars>
        {options.map((option, index) => (
          <Bar key={index} data-right={index === correctIndex || undefined}>
            <Name>
              <bdi lang={lang}>{option}</bdi>
              {index === correctIndex && (
                <>
                  <KnownIcon />
                  <VisuallyHidden>{formatMessage(messages.right)}</VisuallyHidden>
                </>
              )}
            </Name>
            <Value>
              {formatMessage(messages.votes, { count: votes[index] ?? 0 })}
              {' · '}
              {formatNumber(shareOf(index), { style: 'percent' })}
            </Value>
            <Track aria-hidden="true">
              <Fill style={{ inlineSize: `${shareOf(index) * 100}%` }} />
            </Track>
          </Bar>
        ))}
      </Bars>
    </>
  );
}

const messages = defineMessages<{
  visits: { count: number };
  answers: { count: number };
  votes: { count: number };
  right: NoMessageValues;
}>({
  visits: {
    id: 'postResults.visits',
    defaultMessage:
      '{count, plural, =0 {No visits from this post yet} one {# visit from this post} other {# visits from this post}}',
  },
  answers: {
    id: 'postResults.answers',
    defaultMessage: '{count, plural, =0 {Nobody has answered} one {# answer} other {# answers}}',
  },
  votes: {
    id: 'postResults.votes',
    defaultMessage: '{count, plural, one {# vote} other {# votes}}',
  },
  right: { id: 'postResults.right', defaultMessage: '(right answer)' },
});

const Results = styled.div`
  display: grid;
  gap: ${space.s3};
`;

const Bars = styled.ul`
  display: grid;
  gap: ${space.s3};
`;

const Bar = styled.li`
  --fill: ${color.outline};
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space.s1} ${space.s4};

  &[data-right] {
    --fill: ${color.known};
  }
`;

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.s2};
  min-width: 0;
  overflow-wrap: anywhere;

  .lucide {
    flex: none;
    color: ${color.known};
  }
`;

const Value = styled.span`
  color: ${color.textMuted};
  font-size: ${size.caption};
  font-variant-numeric: tabular-nums;
`;

const Track = styled.span`
  grid-column: 1 / -1;
  height: ${space.s2};
  overflow: hidden;
  border-radius: ${radius.full};
  background: ${color.surfaceSunken};
`;

const Fill = styled.span`
  display: block;
  height: 100%;
  border-radius: ${radius.full};
  background: var(--fill);

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
