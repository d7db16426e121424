import { defineMessages } from '@wordhoard/i18n/messages';
import { type ComponentProps, useId, useImperativeHandle } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { MenuItem } from '../action/menu.tsx';
import { ErrorText } from '../form/field.tsx';
import { Note, Stack } from '../layout/stack.tsx';
import { color, radius, size } from '../theme/token.ts';
import { CellDialog } from './cell-editor.tsx';
import type { GridColumn, GridData, GridRow } from './grid-position.ts';
import { BodyRow, HeaderRow } from './grid-row.tsx';
import { ScrollArea } from './scroll-area.tsx';
import { useGrid } from './use-grid.ts';

interface DataGridProps
  extends Omit<ComponentProps<'table'>, 'onChange' | 'children' | 'aria-label'>,
    GridData {
  label: string;
  /** The menu items of a column or a row, by zero-based index. */
  columnMenu: (column: GridColumn, index: number) => readonly MenuItem[];
  rowMenu: (row: GridRow, index: number) => readonly MenuItem[];
}

/** A table that can be edited like a spreadsheet: by keyboard, by mouse, and by touch in a dialog. */
export function DataGrid({ label, columnMenu, rowMenu, ref, ...props }: DataGridProps) {
  const {
    columns,
    rows,
    onCellChange,
    validate,
    onAddRow,
    onRowsPaste,
    onPasteSkipped,
    ...native
  } = props;
  const { formatMessage } = useIntl();
  const hintId = useId();
  const grid = useGrid(props);
  useImperativeHandle(ref, () => grid.table.current as HTMLTableElement);
  const { edit, editInCell } = grid;
  const editInDialog = editInCell ? undefined : edit;

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
          <tbody>
            {rows.map((row, index) => (
              <BodyRow
                key={row.id}
                columns={columns}
                row={row}
                rowNumber={index + 1}
                menu={rowMenu(row, index)}
                grid={grid}
              />
            ))}
          </tbody>
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
