import { defineMessages } from '@wordhoard/i18n/messages';
import { type ComponentProps, useId, useImperativeHandle } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Menu, type MenuItem } from '../action/menu.tsx';
import { ErrorText } from '../form/field.tsx';
import { Note, Stack } from '../layout/stack.tsx';
import { color, family, radius, size, space } from '../theme/token.ts';
import { CellDialog, CellField } from './cell-editor.tsx';
import { type GridColumn, type GridData, type GridRow, isSamePosition } from './grid-position.ts';
import { ScrollArea } from './scroll-area.tsx';
import { type Focusable, useGrid } from './use-grid.ts';

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
          <HeaderRow columns={columns} columnMenu={columnMenu} focusable={grid.focusable} />
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

interface BodyRowProps {
  columns: readonly GridColumn[];
  row: GridRow;
  /** Starts at 1; row 0 is the header. */
  rowNumber: number;
  menu: readonly MenuItem[];
  grid: ReturnType<typeof useGrid>;
}

/** A row menu and a cell for each column. */
function BodyRow({ columns, row, rowNumber, menu, grid }: BodyRowProps) {
  const { editInCell: edit, focusable } = grid;
  const { formatMessage } = useIntl();
  return (
    <tr>
      <MenuCell role="gridcell">
        <Menu
          label={formatMessage(rowMessages.row, { position: rowNumber })}
          items={menu}
          {...focusable({ row: rowNumber, column: 0 })}
        />
      </MenuCell>
      {columns.map(({ id, name, lang }, index) => {
        const position = { row: rowNumber, column: index + 1 };
        return (
          <Cell key={id} role="gridcell" lang={lang} dir="auto" {...focusable(position)}>
            {edit && isSamePosition(edit.position, position) ? (
              <CellField
                edit={edit}
                label={name}
                onKeyDown={grid.handleEditKey}
                onBlur={({ target }) => grid.commit(target.value)}
              />
            ) : (
              (row.shown?.[index] ?? row.cells[index])
            )}
          </Cell>
        );
      })}
    </tr>
  );
}

const rowMessages = defineMessages({
  column: { id: 'ui.dataGrid.column', defaultMessage: 'Column {name}' },
  row: { id: 'ui.dataGrid.row', defaultMessage: 'Row {position, number}' },
});

const Cell = styled.td`
  position: relative;
  min-width: 8rem;
  max-width: 20rem;

  && {
    padding: ${space.s1} ${space.s3};
  }

  cursor: cell;
  overflow-wrap: anywhere;

  &[lang] {
    font-family: ${family.word};
    font-weight: 600;
  }

  &[data-position]:focus {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
    border-radius: 0;
  }
`;

interface HeaderRowProps extends Pick<DataGridProps, 'columns' | 'columnMenu'> {
  focusable: Focusable;
}

/** The column headers with their menus. */
function HeaderRow({ columns, columnMenu, focusable }: HeaderRowProps) {
  const { formatMessage } = useIntl();
  return (
    <thead>
      <tr>
        <MenuCell role="gridcell" />
        {columns.map((column, index) => (
          <th key={column.id} scope="col">
            <Header>
              <span>{column.name}</span>
              <Menu
                label={formatMessage(rowMessages.column, { name: column.name })}
                items={columnMenu(column, index)}
                {...focusable({ row: 0, column: index + 1 })}
              />
            </Header>
          </th>
        ))}
      </tr>
    </thead>
  );
}
const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s1};
  padding-inline-start: ${space.s3};
  white-space: nowrap;
`;

/** As the first cell of a row, it stays visible while the table scrolls horizontally. */
const MenuCell = styled.td`
  width: 2.75rem;

  tr > &:first-child {
    background: ${color.surfaceSunken};
  }
`;
