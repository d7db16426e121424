import { defineMessages } from '@wordhoard/i18n/messages';
import { BarList, color, KnownIcon, space, VisuallyHidden } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Post } from '../queries.ts';

/** What became of a sent post: its visits and, once a poll has closed, its answers. */
export function PostResults({ post: { visitCount, poll }, lang }: { post: Post; lang: string }) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <>
      <p>{formatMessage(messages.visits, { count: visitCount })}</p>
      {poll && (
        <>
          <p>{formatMessage(messages.answers, { count: poll.voters })}</p>
          <BarList
            label={formatMessage(messages.answers, { count: poll.voters })}
            bars={poll.options.map((option, index) => {
              const count = poll.votes[index] ?? 0;
              const share = count / Math.max(1, poll.voters);
              const votes = formatMessage(messages.votes, { count });
              return {
                name: (
                  <Option>
                    <bdi lang={lang}>{option}</bdi>
                    {index === poll.correctIndex && (
                      <>
                        <KnownIcon />
                        <VisuallyHidden>{formatMessage(messages.right)}</VisuallyHidden>
                      </>
                    )}
                  </Option>
                ),
                value: count,
                text: `${votes} · ${formatNumber(share, { style: 'percent' })}`,
              };
            })}
          />
        </>
      )}
    </>
  );
}

const messages = defineMessages({
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

const Option = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.s2};
  overflow-wrap: anywhere;

  .lucide {
    flex: none;
    color: ${color.known};
  }
`;
