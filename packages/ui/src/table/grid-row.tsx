import { defineMessages } from '@wordhoard/i18n/messages';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Menu, type MenuItem } from '../action/menu.tsx';
import { color, family, space } from '../theme/token.ts';
import { CellField } from './cell-editor.tsx';
import { type GridColumn, type GridRow, isSamePosition } from './grid-position.ts';
import type { Focusable, useGrid } from './use-grid.ts';

interface BodyRowProps {
  columns: readonly GridColumn[];
  row: GridRow;
  /** Starts at 1; row 0 is the header. */
  rowNumber: number;
  menu: readonly MenuItem[];
  grid: ReturnType<typeof useGrid>;
}

/** A row menu and a cell for each column. */
export function BodyRow({ columns, row, rowNumber, menu, grid }: BodyRowProps) {
  const { editInCell: edit, focusable } = grid;
  const { formatMessage } = useIntl();
  return (
    <tr>
      <MenuCell role="gridcell">
        <Menu
          label={formatMessage(messages.row, { position: rowNumber })}
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
              row.cells[index]
            )}
          </Cell>
        );
      })}
    </tr>
  );
}

const messages = defineMessages({
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

interface HeaderRowProps {
  columns: readonly GridColumn[];
  getMenu: (column: GridColumn, index: number) => readonly MenuItem[];
  focusable: Focusable;
}

/** The column headers with their menus. */
export function HeaderRow({ columns, getMenu, focusable }: HeaderRowProps) {
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
                label={formatMessage(messages.column, { name: column.name })}
                items={getMenu(column, index)}
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
