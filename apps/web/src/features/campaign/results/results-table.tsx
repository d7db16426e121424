import { defineMessages } from '@wordhoard/i18n/messages';
import { color, radius, Table, WrittenWord } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { toWordText } from '../../word/word-text.ts';
import { PostStateMark } from '../post/post-state.tsx';
import type { Campaign, Post } from '../queries.ts';
import { getResults } from './results.ts';

interface ResultsTableProps {
  campaign: Campaign;
  posts: readonly Post[];
  onOpen: (postId: string) => void;
}

/** Every post with its results. */
export function ResultsTable({ campaign, posts, onOpen }: ResultsTableProps) {
  const { formatMessage } = useIntl();
  const columns = listColumns(campaign.type);
  return (
    <Results>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-number={isNumber(column) || undefined}>
              {formatMessage(columnMessages[column])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {posts.map((post) => (
          <Row key={post.id} campaign={campaign} post={post} onOpen={onOpen} />
        ))}
      </tbody>
    </Results>
  );
}

const listColumns = (type: Campaign['type']) =>
  type === 'QUIZ'
    ? (['word', 'state', 'time', 'visits', 'answers', 'right'] as const)
    : (['word', 'state', 'time', 'visits'] as const);

type Column = ReturnType<typeof listColumns>[number];

const isNumber = (column: Column): boolean =>
  column === 'visits' || column === 'answers' || column === 'right';

interface RowProps extends Omit<ResultsTableProps, 'posts'> {
  post: Post;
}

function Row({ campaign: { type, schedule }, post, onOpen }: RowProps) {
  const { formatDate, formatNumber } = useIntl();
  const { id, word, status, sentAt, scheduledAt, poll } = post;
  const { visits, answers, right } = getResults(post);
  const texts: Record<Column, ReactNode> = {
    word: (
      <Opener type="button" onClick={() => onOpen(id)}>
        <WrittenWord word={toWordText(word)} />
      </Opener>
    ),
    state: <PostStateMark state={status} />,
    time: formatDate(sentAt ?? scheduledAt, { ...timeFormat, timeZone: schedule.timeZone }),
    visits: status === 'sent' ? formatNumber(visits) : none,
    answers: poll ? formatNumber(answers) : none,
    right: poll && answers > 0 ? formatNumber(right / answers, { style: 'percent' }) : none,
  };
  const [head, ...others] = listColumns(type);
  return (
    <tr>
      <th scope="row">{texts[head]}</th>
      {others.map((column) => (
        <td key={column} data-number={isNumber(column) || undefined}>
          {texts[column]}
        </td>
      ))}
    </tr>
  );
}

const none = '–';

const timeFormat = { dateStyle: 'medium', timeStyle: 'short' } as const;

export const columnMessages = defineMessages({
  word: { id: 'resultsTable.word', defaultMessage: 'Word' },
  state: { id: 'resultsTable.state', defaultMessage: 'State' },
  time: { id: 'resultsTable.time', defaultMessage: 'Time' },
  visits: { id: 'resultsTable.visits', defaultMessage: 'Visits' },
  answers: { id: 'resultsTable.answers', defaultMessage: 'Answers' },
  right: { id: 'resultsTable.right', defaultMessage: 'Right' },
});

const Opener = styled.button`
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.accent};
  font-weight: 600;
  text-align: start;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    color: ${color.accentStrong};
  }
`;

const Results = styled(Table)`
  font-variant-numeric: tabular-nums;

  [data-number] {
    padding-inline-end: 0;
    text-align: end;
  }
`;
