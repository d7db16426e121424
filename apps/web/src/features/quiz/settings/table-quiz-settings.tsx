import { useQuery } from '@tanstack/react-query';
import type { Table } from '@wordhoard/contract';
import type { RequestedTable } from '@wordhoard/contract/quiz-address';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ChoiceGroup, EmptyState, PageHeader, Row, Select, space, TableIcon } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useSearchParams } from 'wouter';
import { useApiQueries } from '../../../shared/api/api-context.ts';
import { QueryView } from '../../../shared/feed/query-view.tsx';
import { usePageMeta } from '../../../shared/page/page-meta.ts';
import { paths } from '../../../shared/routes/routes.ts';
import { tableQuery } from '../../table/queries.ts';
import { quizTitleMessages } from '../quiz-messages.ts';
import { QuizForm } from './quiz-form.tsx';

interface TableQuizSettingsProps {
  source: RequestedTable;
  tranLangCode: string;
}

/** Configures a quiz about a table: of its cells, or of two columns. */
export function TableQuizSettings({ source, tranLangCode }: TableQuizSettingsProps) {
  const query = useQuery(tableQuery(useApiQueries(), { slug: source.slug }));
  return (
    <QueryView query={query} skeleton="row">
      {(table) => <Columns table={table} source={source} tranLangCode={tranLangCode} />}
    </QueryView>
  );
}

function Columns({ table, source, tranLangCode }: TableQuizSettingsProps & { table: Table }) {
  const { formatMessage } = useIntl();
  const title = formatMessage(quizTitleMessages.practise, { name: table.name });
  usePageMeta(title);
  const choose = useColumnChoice();
  const columns = chooseColumns(table.columns, source);
  const asksColumns = source.learnColumnId !== undefined || source.tranColumnId !== undefined;

  return (
    <>
      <PageHeader title={title} back={{ href: paths.table(table.slug), label: table.name }} />
      {columns === undefined ? (
        <EmptyState icon={<TableIcon />} title={formatMessage(messages.tooFew)} />
      ) : (
        <>
          <Subject>
            <ChoiceGroup
              label={formatMessage(messages.subject)}
              look="wide"
              value={asksColumns ? 'columns' : 'cells'}
              onChange={(subject) => choose(subject === 'columns' ? columns : {})}
              options={[
                {
                  value: 'cells',
                  label: formatMessage(messages.cells),
                  note: formatMessage(messages.cellsNote),
                },
                {
                  value: 'columns',
                  label: formatMessage(messages.columns),
                  note: formatMessage(messages.columnsNote),
                },
              ]}
            />
            {asksColumns && (
              <ColumnSelects all={table.columns} chosen={columns} onChoose={choose} />
            )}
          </Subject>
          <TableQuizForm
            table={table}
            columns={asksColumns ? columns : undefined}
            tranLangCode={tranLangCode}
          />
        </>
      )}
    </>
  );
}

/** Writes the chosen columns into the address; without columns, every cell is asked. */
function useColumnChoice() {
  const [, setParameters] = useSearchParams();
  return function choose({ learn, tran }: Partial<TwoColumns>): void {
    setParameters(
      (parameters) => {
        const {
          learn: _learn,
          translation: _translation,
          ...others
        } = Object.fromEntries(parameters);
        return {
          ...others,
          ...(learn && { learn: learn.id }),
          ...(tran && { translation: tran.id }),
        };
      },
      { replace: true },
    );
  };
}

interface TableQuizFormProps {
  table: Table;
  /** Absent if every cell is asked. */
  columns: TwoColumns | undefined;
  tranLangCode: string;
}

function TableQuizForm({ table, columns, tranLangCode }: TableQuizFormProps) {
  const { slug, name, langCode } = table;
  const { learn, tran } = columns ?? {};
  return (
    <QuizForm
      key={columns ? `${learn?.id} ${tran?.id}` : 'cells'}
      name={name}
      tranLangCode={tranLangCode}
      source={{ kind: 'table', slug, learnColumnId: learn?.id, tranColumnId: tran?.id }}
      langCode={learn ? (learn.langCode ?? '') : langCode}
      sides={{ learned: learn?.name ?? name, known: tran?.name ?? name }}
    />
  );
}

interface ColumnSelectsProps {
  all: readonly Column[];
  chosen: TwoColumns;
  onChoose: (columns: TwoColumns) => void;
}

/** Which column is learned, and which is its translation. */
function ColumnSelects({ all, chosen: { learn, tran }, onChoose }: ColumnSelectsProps) {
  const { formatMessage } = useIntl();
  const others = all.filter(({ id }) => id !== learn.id);
  const columnOf = (id: string) => all.find((column) => column.id === id);
  return (
    <Row $gap="s4" $align="start">
      <Select
        label={formatMessage(messages.learn)}
        value={learn.id}
        options={toOptions(all)}
        onChange={({ target }) => {
          const columns = chooseColumns(all, {
            learnColumnId: target.value,
            tranColumnId: tran.id,
          });
          if (columns) onChoose(columns);
        }}
      />
      <Select
        label={formatMessage(messages.translation)}
        value={tran.id}
        options={toOptions(others)}
        onChange={({ target }) => onChoose({ learn, tran: columnOf(target.value) ?? tran })}
      />
    </Row>
  );
}

type Column = Table['columns'][number];

interface TwoColumns {
  learn: Column;
  tran: Column;
}

/** The requested columns, or the first two; undefined if there are fewer. */
function chooseColumns(
  columns: readonly Column[],
  { learnColumnId, tranColumnId }: Pick<RequestedTable, 'learnColumnId' | 'tranColumnId'>,
): TwoColumns | undefined {
  const learn = columns.find(({ id }) => id === learnColumnId) ?? columns[0];
  const others = columns.filter((column) => column !== learn);
  const tran = others.find(({ id }) => id === tranColumnId) ?? others[0];
  return learn && tran && { learn, tran };
}

const toOptions = (columns: readonly Column[]) =>
  columns.map(({ id, name }) => ({ value: id, label: name }));

const messages = defineMessages({
  subject: { id: 'tableQuiz.subject', defaultMessage: 'What to practise' },
  cells: { id: 'tableQuiz.cells', defaultMessage: 'The whole table' },
  cellsNote: { id: 'tableQuiz.cellsNote', defaultMessage: 'Row + column → ?' },
  columns: { id: 'tableQuiz.columns', defaultMessage: 'Two columns' },
  columnsNote: { id: 'tableQuiz.columnsNote', defaultMessage: 'One column → the other' },
  learn: { id: 'tableQuiz.learn', defaultMessage: 'Column to learn' },
  translation: { id: 'tableQuiz.translation', defaultMessage: 'Translation column' },
  tooFew: { id: 'tableQuiz.tooFew', defaultMessage: 'Needs a table with at least two columns' },
});

const Subject = styled.div`
  display: grid;
  gap: ${space.s4};
  margin-block-end: ${space.s6};
`;
