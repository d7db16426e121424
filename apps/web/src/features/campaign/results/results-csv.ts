import { defineMessages } from '@wordhoard/i18n/messages';
import type { IntlShape } from 'react-intl';
import { postStateMessages } from '../post/post-state.tsx';
import type { Campaign, Post } from '../queries.ts';
import { dayIn, timeIn } from '../time/zone-time.ts';
import { getResults } from './results.ts';
import { columnMessages } from './results-table.tsx';

/** All posts of a campaign for a spreadsheet. */
export function writeResults(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { schedule: { timeZone } }: Campaign,
  posts: readonly Post[],
): string {
  const format = (instant: string | null) =>
    instant === null ? '' : `${dayIn(timeZone, instant)} ${timeIn(timeZone, instant)}`;
  const header = [
    formatMessage(columnMessages.word),
    formatMessage(columnMessages.state),
    formatMessage(messages.planned, { timeZone }),
    formatMessage(messages.sent, { timeZone }),
    formatMessage(messages.address),
    formatMessage(columnMessages.visits),
    formatMessage(messages.voters),
    formatMessage(messages.right),
    formatMessage(messages.options),
  ];
  const rows = posts.map((post) => {
    const { word, status, scheduledAt, sentAt, url, poll } = post;
    const { visits, answers, right } = getResults(post);
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
  });
  return formatCsv([header, ...rows]);
}

type Cell = string | number;

/** Formats rows as RFC 4180 says, for spreadsheets: with a byte order mark, and without formulas. */
export const formatCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${rows.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('')}`;

/** Spreadsheets run such a cell as a formula. An apostrophe at its start makes it text. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

function formatCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = cell.replace(formula, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const messages = defineMessages({
  planned: { id: 'resultsCsv.planned', defaultMessage: 'Planned ({timeZone})' },
  sent: { id: 'resultsCsv.sent', defaultMessage: 'Sent ({timeZone})' },
  address: { id: 'resultsCsv.address', defaultMessage: 'Address' },
  voters: { id: 'resultsCsv.voters', defaultMessage: 'Answers' },
  right: { id: 'resultsCsv.right', defaultMessage: 'Right answers' },
  options: { id: 'resultsCsv.options', defaultMessage: 'Votes' },
});
