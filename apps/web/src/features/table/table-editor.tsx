import { useQuery } from '@tanstack/react-query';
import { limits } from '@wordhoard/contract/limits';
import { issueMessage } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { AddIcon, Button, DataGrid, Note, Row, Stack, TextField, WrittenWord } from '@wordhoard/ui';
import { type FormEvent, Fragment, useState } from 'react';
import { useIntl } from 'react-intl';
import { v7 as newId } from 'uuid';
import { useApi } from '../../shared/api/api-context.ts';
import { SaveState } from '../../shared/edit-mode/save-state.tsx';
import { QueryView } from '../../shared/feed/query-view.tsx';
import { FormDialog } from '../../shared/form/dialogs.tsx';
import { ColumnLanguage } from './columns-field.tsx';
import type { NewColumn } from './queries.ts';
import { type Cell, findCellIssue, formatCell, type Sheet, type SheetEdit } from './sheet.ts';
import { sheetQuery } from './sheet-queries.ts';
import { toCellText } from './table-grid.tsx';
import { UnclearWord } from './unclear-word.tsx';
import { useSheetEdits } from './use-sheet-edits.ts';
import { type ColumnTask, useSheetMenus } from './use-sheet-menus.tsx';

interface TableEditorProps {
  table: { id: string; name: string; langCode: string };
}

/** Edits a table as a spreadsheet and saves each change. */
export function TableEditor({ table }: TableEditorProps) {
  const query = useQuery(sheetQuery(useApi(), table.id));
  return (
    <QueryView query={query} skeleton="row">
      {(sheet) => <SheetEditor table={table} fetched={sheet} />}
    </QueryView>
  );
}

function SheetEditor({ table, fetched }: TableEditorProps & { fetched: Sheet }) {
  const { formatMessage } = useIntl();
  const { sheet, edit, retry, discard, saving } = useSheetEdits(table.id, fetched);
  const [task, setTask] = useState<ColumnTask>();
  const menus = useSheetMenus({ sheet, edit, setTask });
  const { columns, rows } = sheet;
  const validate = useCellValidation(columns);
  const appendRow = () => menus.addRow(rows.length);

  return (
    <Stack $gap="s3">
      <Row>
        <Button icon={<AddIcon />} disabled={menus.isFull} onClick={appendRow}>
          {formatMessage(messages.addRow)}
        </Button>
        <Button
          icon={<AddIcon />}
          disabled={columns.length >= limits.tableMaxColumns}
          onClick={() => setTask({ kind: 'add', index: columns.length })}
        >
          {formatMessage(messages.addColumn)}
        </Button>
        <SaveState saving={saving} onRetry={retry} onDiscard={discard} />
      </Row>
      <DataGrid
        label={table.name}
        columns={columns.map(({ id, name, langCode }) => ({
          id,
          name,
          lang: langCode ?? undefined,
        }))}
        rows={rows.map(toGridRow)}
        onCellChange={({ row, column, text }) =>
          edit({ kind: 'set cell', row: row.id, column: column.id, text })
        }
        validate={validate}
        columnMenu={menus.columnMenu}
        rowMenu={menus.rowMenu}
        onAddRow={menus.isFull ? undefined : appendRow}
        onRowsPaste={menus.addRows}
        onPasteSkipped={menus.showSkipped}
      />
      <UnclearWord sheet={sheet} edit={edit} />
      <TableLimits />
      {task && (
        <ColumnDialog
          task={task}
          langCode={table.langCode}
          onClose={() => setTask(undefined)}
          onDone={(column) => {
            edit(toEdit(task, column));
            setTask(undefined);
          }}
        />
      )}
    </Stack>
  );
}

const toGridRow = ({ id, cells }: Sheet['rows'][number]) => ({
  id,
  cells: cells.map(formatCell),
  shown: cells.map(showCell),
});

/** The words of a cell with their numbers. A cell without homographs is shown as it is edited. */
function showCell({ words }: Cell) {
  if (!words.some(({ hasHomographs }) => hasHomographs)) return undefined;
  return words.map((word, index) => (
    <Fragment key={`${word.id} ${word.form ?? word.text}`}>
      {index > 0 && '; '}
      <WrittenWord word={toCellText(word)} />
    </Fragment>
  ));
}

/** Returns the message for a text that its column does not allow. */
function useCellValidation(columns: Sheet['columns']) {
  const intl = useIntl();
  return (text: string, { id }: { id: string }): string | undefined => {
    const langCode = columns.find((column) => column.id === id)?.langCode ?? null;
    const issue = findCellIssue(text, langCode);
    return issue?.code === 'maxItems'
      ? intl.formatMessage(messages.tooManyWords, { words: issue.maxItems })
      : issue && issueMessage(intl, issue);
  };
}

function TableLimits() {
  const { formatMessage } = useIntl();
  return (
    <Note>
      {formatMessage(messages.bounds, {
        words: limits.tableCellMaxWords,
        columns: limits.tableMaxColumns,
        rows: limits.tableMaxRows,
      })}
    </Note>
  );
}

function toEdit(task: ColumnTask, column: NewColumn): SheetEdit {
  switch (task.kind) {
    case 'add':
      return { kind: 'add column', id: newId(), index: task.index, ...column };
    case 'rename':
      return { kind: 'rename column', id: task.column.id, name: column.name };
    case 'delete':
      return { kind: 'delete column', id: task.column.id };
  }
}

const messages = defineMessages({
  addRow: { id: 'tableEditor.addRow', defaultMessage: 'Add row' },
  addColumn: { id: 'tableEditor.addColumn', defaultMessage: 'Add column' },
  bounds: {
    id: 'tableEditor.bounds',
    defaultMessage:
      'Separate several words in a cell with a semicolon, up to {words, number}. A table has up to {columns, number} columns and {rows, number} rows.',
  },
  tooManyWords: {
    id: 'tableEditor.tooManyWords',
    defaultMessage: 'Up to {words, plural, one {# word} other {# words}} per cell',
  },
  name: { id: 'columnDialog.name', defaultMessage: 'Name' },
  warning: {
    id: 'columnDialog.warning',
    defaultMessage: 'Everything in it will be deleted. This can’t be undone.',
  },
  delete: { id: 'columnDialog.delete', defaultMessage: 'Delete' },
});

interface ColumnDialogProps {
  task: ColumnTask;
  /** The default language of a new column. */
  langCode: string;
  onDone: (column: NewColumn) => void;
  onClose: () => void;
}

/** Names a column, or asks for confirmation before a column is deleted. */
function ColumnDialog({ task, langCode, onDone, onClose }: ColumnDialogProps) {
  const { formatMessage } = useIntl();
  const initial = task.kind === 'add' ? { name: '', langCode } : task.column;
  const [name, setName] = useState(initial.name);
  const [chosenLangCode, setChosenLangCode] = useState(initial.langCode);

  function finish(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() === '') return;
    onDone({ name: name.trim(), langCode: chosenLangCode });
  }

  return (
    <FormDialog
      title={formatMessage(titleMessages[task.kind], { name: initial.name })}
      form={{ submit: finish }}
      noValidate={false}
      {...(task.kind === 'delete' && { variant: 'danger', action: formatMessage(messages.delete) })}
      onClose={onClose}
    >
      {task.kind === 'delete' ? (
        <p>{formatMessage(messages.warning)}</p>
      ) : (
        <TextField
          label={formatMessage(messages.name)}
          dir="auto"
          required
          autoComplete="off"
          maxLength={limits.nameMaxLength}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      {task.kind === 'add' && (
        <ColumnLanguage value={chosenLangCode} onChange={setChosenLangCode} />
      )}
    </FormDialog>
  );
}

const titleMessages = defineMessages({
  add: { id: 'columnDialog.add', defaultMessage: 'New column' },
  rename: { id: 'columnDialog.rename', defaultMessage: 'Rename column “{name}”' },
  delete: { id: 'columnDialog.deleteTitle', defaultMessage: 'Delete column “{name}”?' },
});
