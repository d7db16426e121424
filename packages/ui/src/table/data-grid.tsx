import { type ComponentProps, useId, useImperativeHandle } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Menu, type MenuItem } from '../action/menu.tsx';
import { color, family, layer, radius, size, space } from '../theme/token.ts';
import { CellDialog } from './cell-dialog.tsx';
import { type GridPlace, placeCode } from './grid-place.ts';
import type { CellEdit } from './use-cell-edit.ts';
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
}

export interface GridColumn {
  id: string;
  name: string;
  /** Of the words in its cells, as a BCP 47 tag. */
  lang?: string | undefined;
}

export interface GridRow {
  id: string;
  cells: readonly string[];
}

export interface GridCellChange {
  row: GridRow;
  column: GridColumn;
  /** Counted from 0. */
  columnPlace: number;
  text: string;
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
  });
  useImperativeHandle(ref, () => grid.table.current as HTMLTableElement);

  function at({ row: rowPlace, column: columnPlace }: GridPlace) {
    const row = rows[rowPlace - 1];
    const column = columns[columnPlace - 1];
    return row && column && { row, column, columnPlace: columnPlace - 1 };
  }

  const focusable = (place: GridPlace) => ({
    'data-place': placeCode(place),
    tabIndex: grid.tabIndexOf(place),
  });
  const { edit } = grid;
  const content = ({ row, column }: GridPlace) =>
    edit && !edit.isInDialog && edit.place.row === row && edit.place.column === column ? (
      <CellField
        edit={edit}
        label={columns[column - 1]?.name ?? ''}
        onKeyDown={grid.editByKey}
        onBlur={({ target }) => grid.commit(target.value)}
      />
    ) : (
      rows[row - 1]?.cells[column - 1]
    );

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
            {rows.map((row, rowIndex) => (
              <tr key={row.id}>
                <MenuCell role="gridcell">
                  <Menu
                    label={formatMessage(messages.row, { place: rowIndex + 1 })}
                    items={rowMenu(row, rowIndex)}
                    {...focusable({ row: rowIndex + 1, column: 0 })}
                  />
                </MenuCell>
                {columns.map(({ id, lang }, index) => {
                  const place = { row: rowIndex + 1, column: index + 1 };
                  return (
                    <Cell
                      key={id}
                      role="gridcell"
                      lang={lang}
                      dir="auto"
                      $isWord={lang !== undefined}
                      {...focusable(place)}
                    >
                      {content(place)}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      {edit?.fault && !edit.isInDialog && <Fault role="alert">{edit.fault}</Fault>}
      <Hint id={hintId}>{formatMessage(messages.hint)}</Hint>
      <CellDialog
        edit={edit?.isInDialog ? edit : undefined}
        column={edit && columns[edit.place.column - 1]}
        onDone={grid.commit}
        onNext={grid.commitAndOpenNext}
        onClose={grid.cancel}
      />
    </Frame>
  );
}

interface GridHeadProps {
  columns: readonly GridColumn[];
  menuOf: DataGridProps['columnMenu'];
  focusable: (place: GridPlace) => { 'data-place': string; tabIndex: number };
}

/** The names of the columns, each with its menu. */
function GridHead({ columns, menuOf, focusable }: GridHeadProps) {
  const { formatMessage } = useIntl();
  return (
    <thead>
      <tr>
        <MenuCell role="gridcell" />
        {columns.map((column, index) => (
          <th key={column.id} scope="col">
            <Head>
              <span>{column.name}</span>
              <Menu
                label={formatMessage(messages.column, { name: column.name })}
                items={menuOf(column, index)}
                {...focusable({ row: 0, column: index + 1 })}
              />
            </Head>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface CellFieldProps extends ComponentProps<'input'> {
  edit: CellEdit;
  label: string;
}

function CellField({ edit, label, ...native }: CellFieldProps) {
  return (
    <Field
      ref={beginAtEnd}
      aria-label={label}
      aria-invalid={edit.fault === undefined ? undefined : true}
      defaultValue={edit.text}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...native}
    />
  );
}

function beginAtEnd(field: HTMLInputElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

const messages = defineMessages<{
  column: { name: string };
  row: { place: number };
  hint: NoMessageValues;
}>({
  column: { id: 'ui.dataGrid.column', defaultMessage: 'Column {name}' },
  row: { id: 'ui.dataGrid.row', defaultMessage: 'Row {place, number}' },
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

const MenuCell = styled.td`
  position: sticky;
  inset-inline-start: 0;
  z-index: ${layer.cover};
  width: 2.75rem;
  background: ${color.surfaceSunken};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s1};
  padding-inline-start: ${space.s3};
  white-space: nowrap;
`;

const Cell = styled.td<{ $isWord: boolean }>`
  position: relative;
  min-width: 8rem;
  max-width: 20rem;

  && {
    padding: ${space.s1} ${space.s3};
  }

  cursor: cell;
  overflow-wrap: anywhere;
  font-family: ${({ $isWord }) => ($isWord ? family.word : 'inherit')};
  font-weight: ${({ $isWord }) => ($isWord ? 600 : 400)};

  &[data-place]:focus {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
    border-radius: 0;
  }
`;

const Field = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  min-width: 0;
  padding: 0 ${space.s3};
  border: 0;
  border-radius: 0;
  background: ${color.accentSoft};
  font: inherit;

  &:focus-visible {
    outline-offset: -2px;
    border-radius: 0;
  }

  &[aria-invalid] {
    background: ${color.wrongSoft};
    outline-color: ${color.wrong};
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
