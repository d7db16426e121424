import { type ComponentProps, useId, useImperativeHandle } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { MenuItem } from '../action/menu.tsx';
import { color, radius, size, space } from '../theme/token.ts';
import { CellDialog } from './cell-dialog.tsx';
import { CellField } from './cell-field.tsx';
import type { GridCellChange, GridColumn, GridRow } from './grid-content.ts';
import { GridHead } from './grid-head.tsx';
import { GridLine } from './grid-line.tsx';
import { type GridPlace, isSamePlace } from './grid-place.ts';
import { useGrid } from './use-grid.ts';

export interface DataGridProps
  extends Omit<ComponentProps<'table'>, 'onChange' | 'children' | 'aria-label'> {
  label: string;
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  onCellChange: (change: GridCellChange) => void;
  /** What is wrong with a text for a column, if anything is. */
  faultOf?: (text: string, column: GridColumn) => string | undefined;
  /** What can be done with a column or a row; places are counted from 0. */
  columnMenu: (column: GridColumn, place: number) => readonly MenuItem[];
  rowMenu: (row: GridRow, place: number) => readonly MenuItem[];
  /** Called when somebody goes on after the last cell: a new row is wanted. */
  onGrow?: (() => void) | undefined;
  /** Called with the cells of rows that are pasted below the last one; without it there is no room. */
  onRowsPaste?: ((rows: string[][]) => void) | undefined;
  /** Called with how many cells of what is pasted do not fit, or may not stand where they would. */
  onLeftOut?: ((count: number) => void) | undefined;
}

/** A table that is edited as a spreadsheet is: by keys alone, by mouse, or by a finger in a dialog. */
export function DataGrid({
  label,
  columns,
  rows,
  onCellChange,
  faultOf,
  columnMenu,
  rowMenu,
  onGrow,
  onRowsPaste,
  onLeftOut,
  ref,
  ...native
}: DataGridProps) {
  const { formatMessage } = useIntl();
  const hintId = useId();
  const grid = useGrid({
    size: { rows: rows.length, columns: columns.length },
    textAt: ({ row, column }) => rows[row - 1]?.cells[column - 1] ?? '',
    onChange: (place, text) => {
      const cell = at(place);
      if (cell) onCellChange({ ...cell, text });
    },
    faultOf: (place, text) => {
      const column = columns[place.column - 1];
      return column && faultOf?.(text, column);
    },
    onGrow,
    onRowsPaste,
    onLeftOut,
  });
  useImperativeHandle(ref, () => grid.table.current as HTMLTableElement);

  function at({ row: rowPlace, column: columnPlace }: GridPlace) {
    const row = rows[rowPlace - 1];
    const column = columns[columnPlace - 1];
    return row && column && { row, column, columnPlace: columnPlace - 1 };
  }

  const { edit, focusable } = grid;
  const editInCell = edit?.isInDialog ? undefined : edit;
  const editInDialog = edit?.isInDialog ? edit : undefined;

  const fieldAt = (place: GridPlace) =>
    editInCell && isSamePlace(editInCell.place, place) ? (
      <CellField
        edit={editInCell}
        label={columns[place.column - 1]?.name ?? ''}
        onKeyDown={grid.editByKey}
        onBlur={({ target }) => grid.commit(target.value)}
      />
    ) : undefined;

  return (
    <Frame>
      <Scroll>
        <Table
          role="grid"
          aria-label={label}
          aria-describedby={hintId}
          {...native}
          {...grid.tableProps}
        >
          <GridHead columns={columns} menuOf={columnMenu} focusable={focusable} />
          <tbody>
            {rows.map((row, index) => (
              <GridLine
                key={row.id}
                columns={columns}
                row={row}
                place={index + 1}
                menu={rowMenu(row, index)}
                focusable={focusable}
                fieldAt={fieldAt}
              />
            ))}
          </tbody>
        </Table>
      </Scroll>
      {editInCell?.fault && <Fault role="alert">{editInCell.fault}</Fault>}
      <Hint id={hintId}>{formatMessage(messages.hint)}</Hint>
      <CellDialog
        edit={editInDialog}
        column={editInDialog && columns[editInDialog.place.column - 1]}
        onDone={grid.commit}
        onNext={grid.commitAndOpenNext}
        onClose={grid.cancel}
      />
    </Frame>
  );
}

const messages = defineMessages<{ hint: NoMessageValues }>({
  hint: {
    id: 'ui.dataGrid.hint',
    defaultMessage:
      'Arrow keys move. Type or press Enter to edit, Escape to leave it, Tab to go on, Delete to clear. On a touch screen, tap a cell.',
  },
});

const Frame = styled.div`
  display: grid;
  gap: ${space.s3};
  min-width: 0;
`;

const Scroll = styled.div`
  overflow-x: auto;
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

const Fault = styled.p`
  color: ${color.wrong};
  font-weight: 550;
`;

const Hint = styled.p`
  color: ${color.textMuted};
  font-size: ${size.caption};
`;
