import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import type { Post } from '../post/post-queries.ts';
import { postStateMessages } from '../post/post-state.tsx';
import type { Campaign } from '../record/queries.ts';
import { dayIn, timeIn } from '../time/zone-time.ts';
import { resultsOf } from './results.ts';

/** Returns a function that writes all posts of a campaign for a spreadsheet. */
export function useResultsCsv({ schedule: { timeZone } }: Campaign) {
  const { formatMessage } = useIntl();
  const format = (instant: string | null) =>
    instant === null ? '' : `${dayIn(timeZone, instant)} ${timeIn(timeZone, instant)}`;

  const header = [
    formatMessage(messages.word),
    formatMessage(messages.state),
    formatMessage(messages.planned, { timeZone }),
    formatMessage(messages.sent, { timeZone }),
    formatMessage(messages.address),
    formatMessage(messages.visits),
    formatMessage(messages.voters),
    formatMessage(messages.right),
    formatMessage(messages.options),
  ];

  function rowOf(post: Post): (string | number)[] {
    const { word, status, scheduledAt, sentAt, url, poll } = post;
    const { visits, answers, right } = resultsOf(post);
    return [
      word.text,
      formatMessage(postStateMessages[status]),
      format(scheduledAt),
      format(sentAt),
      url ?? '',
      visits,
      poll ? answers : '',
      poll ? right : '',
      poll?.options.map((option, index) => `${option}: ${poll.votes[index] ?? 0}`).join('; ') ?? '',
    ];
  }

  return async function writeCsv(posts: readonly Post[]): Promise<string> {
    const { formatCsv } = await import('./results-csv.ts');
    return formatCsv([header, ...posts.map(rowOf)]);
  };
}

const messages = defineMessages<{
  word: NoMessageValues;
  state: NoMessageValues;
  planned: { timeZone: string };
  sent: { timeZone: string };
  address: NoMessageValues;
  visits: NoMessageValues;
  voters: NoMessageValues;
  right: NoMessageValues;
  options: NoMessageValues;
}>({
  word: { id: 'resultsCsv.word', defaultMessage: 'Word' },
  state: { id: 'resultsCsv.state', defaultMessage: 'State' },
  planned: { id: 'resultsCsv.planned', defaultMessage: 'Planned ({timeZone})' },
  sent: { id: 'resultsCsv.sent', defaultMessage: 'Sent ({timeZone})' },
  address: { id: 'resultsCsv.address', defaultMessage: 'Address' },
  visits: { id: 'resultsCsv.visits', defaultMessage: 'Visits' },
  voters: { id: 'resultsCsv.voters', defaultMessage: 'Answers' },
  right: { id: 'resultsCsv.right', defaultMessage: 'Right answers' },
  options: { id: 'resultsCsv.options', defaultMessage: 'Votes' },
});
