import { defineMessages } from '@wordhoard/i18n/messages';
import { type ComponentProps, useId, useImperativeHandle } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { MenuItem } from '../action/menu.tsx';
import { ErrorText } from '../form/field.tsx';
import { Note, Stack } from '../layout/stack.tsx';
import { color, radius, size } from '../theme/token.ts';
import { CellDialog, CellField } from './cell-editor.tsx';
import {
  type GridCellChange,
  type GridColumn,
  type GridPosition,
  type GridRow,
  isSamePosition,
} from './grid-position.ts';
import { BodyRow, HeaderRow } from './grid-row.tsx';
import { ScrollArea } from './scroll-area.tsx';
import { type CellEdit, useGrid } from './use-grid.ts';

interface DataGridProps
  extends Omit<ComponentProps<'table'>, 'onChange' | 'children' | 'aria-label'> {
  label: string;
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  onCellChange: (change: GridCellChange) => void;
  /** Returns an error message if the text is invalid in the column. */
  validate?: ((text: string, column: GridColumn) => string | undefined) | undefined;
  /** The menu items of a column or a row, by zero-based index. */
  columnMenu: (column: GridColumn, index: number) => readonly MenuItem[];
  rowMenu: (row: GridRow, index: number) => readonly MenuItem[];
  /** Called when the user moves on from the last cell. */
  onAddRow?: (() => void) | undefined;
  /** Called with the cells of pasted rows below the last one. If absent, pasting adds no rows. */
  onRowsPaste?: ((rows: string[][]) => void) | undefined;
  /** Called with the number of pasted cells that do not fit or are invalid. */
  onPasteSkipped?: ((count: number) => void) | undefined;
}

/** A table that can be edited like a spreadsheet: by keyboard, by mouse, and by touch in a dialog. */
export function DataGrid({
  label,
  columns,
  rows,
  onCellChange,
  validate,
  columnMenu,
  rowMenu,
  onAddRow,
  onRowsPaste,
  onPasteSkipped,
  ref,
  ...native
}: DataGridProps) {
  const { formatMessage } = useIntl();
  const hintId = useId();
  const grid = useGrid({
    ...findGridCells({ columns, rows, onCellChange, validate }),
    onAddRow,
    onRowsPaste,
    onPasteSkipped,
  });
  useImperativeHandle(ref, () => grid.table.current as HTMLTableElement);
  const { edit } = grid;
  const editInCell = edit?.isInDialog ? undefined : edit;
  const editInDialog = edit?.isInDialog ? edit : undefined;

  return (
    <Stack $gap="s3">
      <Scroll label={label}>
        <Table
          role="grid"
          aria-label={label}
          aria-describedby={hintId}
          {...native}
          {...grid.tableProps}
        >
          <HeaderRow columns={columns} getMenu={columnMenu} focusable={grid.focusable} />
          <Body columns={columns} rows={rows} rowMenu={rowMenu} edit={editInCell} grid={grid} />
        </Table>
      </Scroll>
      {editInCell?.error && <ErrorText role="alert">{editInCell.error}</ErrorText>}
      <Note id={hintId}>{formatMessage(messages.hint)}</Note>
      <CellDialog
        edit={editInDialog}
        column={editInDialog && columns[editInDialog.position.column - 1]}
        onDone={grid.commit}
        onNext={grid.commitAndOpenNext}
        onClose={grid.cancel}
      />
    </Stack>
  );
}

/** Translates between positions in the grid and the rows and columns of the caller. */
function findGridCells({
  columns,
  rows,
  onCellChange,
  validate,
}: Pick<DataGridProps, 'columns' | 'rows' | 'onCellChange' | 'validate'>) {
  return {
    size: { rows: rows.length, columns: columns.length },
    textAt: ({ row, column }: GridPosition) => rows[row - 1]?.cells[column - 1] ?? '',
    onChange: (position: GridPosition, text: string) => {
      const row = rows[position.row - 1];
      const column = columns[position.column - 1];
      if (row && column) onCellChange({ row, column, columnIndex: position.column - 1, text });
    },
    validate: (position: GridPosition, text: string) => {
      const column = columns[position.column - 1];
      return column && validate?.(text, column);
    },
  };
}

interface BodyProps extends Pick<DataGridProps, 'columns' | 'rows' | 'rowMenu'> {
  edit: CellEdit | undefined;
  grid: ReturnType<typeof useGrid>;
}

function Body({ columns, rows, rowMenu, edit, grid }: BodyProps) {
  const renderField = (position: GridPosition) =>
    edit && isSamePosition(edit.position, position) ? (
      <CellField
        edit={edit}
        label={columns[position.column - 1]?.name ?? ''}
        onKeyDown={grid.handleEditKey}
        onBlur={({ target }) => grid.commit(target.value)}
      />
    ) : undefined;
  return (
    <tbody>
      {rows.map((row, index) => (
        <BodyRow
          key={row.id}
          columns={columns}
          row={row}
          rowNumber={index + 1}
          menu={rowMenu(row, index)}
          focusable={grid.focusable}
          renderField={renderField}
        />
      ))}
    </tbody>
  );
}

const messages = defineMessages({
  hint: {
    id: 'ui.dataGrid.hint',
    defaultMessage:
      'Move with the arrow keys. Type or press Enter to edit, Escape to cancel, Tab to move on, Delete to clear. On a touch screen, tap a cell.',
  },
});

const Scroll = styled(ScrollArea)`
  --background: ${color.surfaceRaised};
  overflow: hidden;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
`;

const Table = styled.table`
  min-width: 100%;
  border-collapse: collapse;

  th,
  td {
    height: 3rem;
    padding: 0;
    border: 0 solid ${color.hairline};
    border-inline-end-width: 1px;
    border-block-end-width: 1px;
    text-align: start;
  }

  tr > :last-child {
    border-inline-end-width: 0;
  }

  tbody > tr:last-child > * {
    border-block-end-width: 0;
  }

  th {
    background: ${color.surfaceSunken};
    font-size: ${size.caption};
  }
`;
