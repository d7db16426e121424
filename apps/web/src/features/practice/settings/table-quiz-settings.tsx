import { useQuery } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import type { RequestedTable } from '@wordhoard/contract/quiz-address';
import { EmptyState, PageHeader, Select, space, TableIcon } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useSearchParams } from 'wouter';
import { useApiQueries } from '../../../shared/api/api-context.ts';
import { QueryView } from '../../../shared/feed/query-view.tsx';
import { usePageMeta } from '../../../shared/page/page-meta.ts';
import { paths } from '../../../shared/routes/routes.ts';
import { tableQuery } from '../../table/queries.ts';
import { quizTitleMessages } from '../quiz/quiz-messages.ts';
import { QuizForm } from './quiz-form.tsx';

interface TableQuizSettingsProps {
  source: RequestedTable;
  tranLangCode: string;
}

/** Configures a quiz about a table: which column is learned, and which is its translation. */
export function TableQuizSettings({ source, tranLangCode }: TableQuizSettingsProps) {
  const query = useQuery(tableQuery(useApiQueries(), { slug: source.slug }));
  return (
    <QueryView query={query} skeleton="row">
      {(table) => <Columns table={table} source={source} tranLangCode={tranLangCode} />}
    </QueryView>
  );
}

function Columns({
  table,
  source,
  tranLangCode,
}: TableQuizSettingsProps & { table: components['schemas']['TableEntity'] }) {
  const { formatMessage } = useIntl();
  const [, setParameters] = useSearchParams();
  const title = formatMessage(quizTitleMessages.challenge, { name: table.name });
  usePageMeta(title);
  const { learn, tran } = columnsOf(table.columns, source);

  function choose(name: 'learn' | 'translation', id: string): void {
    setParameters((parameters) => ({ ...Object.fromEntries(parameters), [name]: id }), {
      replace: true,
    });
  }

  return (
    <>
      <PageHeader title={title} back={{ href: paths.table(table.slug), label: table.name }} />
      {learn === undefined || tran === undefined ? (
        <EmptyState icon={<TableIcon />} title={formatMessage(messages.tooFew)} />
      ) : (
        <>
          <Selects>
            <Select
              label={formatMessage(messages.learn)}
              value={learn.id}
              options={optionsOf(table.columns)}
              onChange={({ target }) => choose('learn', target.value)}
            />
            <Select
              label={formatMessage(messages.translation)}
              value={tran.id}
              options={optionsOf(table.columns.filter(({ id }) => id !== learn.id))}
              onChange={({ target }) => choose('translation', target.value)}
            />
          </Selects>
          <QuizForm
            key={`${learn.id} ${tran.id}`}
            source={{
              kind: 'table',
              slug: table.slug,
              learnColumnId: learn.id,
              tranColumnId: tran.id,
            }}
            name={table.name}
            langCode={learn.langCode ?? ''}
            tranLangCode={tranLangCode}
            sides={{ learned: learn.name, known: tran.name }}
          />
        </>
      )}
    </>
  );
}

type Column = components['schemas']['TableEntity']['columns'][number];

/** The requested columns, or the first two. */
function columnsOf(columns: readonly Column[], { learnColumnId, tranColumnId }: RequestedTable) {
  const learn = columns.find(({ id }) => id === learnColumnId) ?? columns[0];
  const others = columns.filter((column) => column !== learn);
  return { learn, tran: others.find(({ id }) => id === tranColumnId) ?? others[0] };
}

const optionsOf = (columns: readonly Column[]) =>
  columns.map(({ id, name }) => ({ value: id, label: name }));

const messages = defineMessages({
  learn: { id: 'tableQuiz.learn', defaultMessage: 'Learn column' },
  translation: { id: 'tableQuiz.translation', defaultMessage: 'Translation column' },
  tooFew: { id: 'tableQuiz.tooFew', defaultMessage: 'A quiz takes two columns' },
});

const Selects = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4};
  margin-block-end: ${space.s6};
`;
