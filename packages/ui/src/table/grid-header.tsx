import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Menu, type MenuItem } from '../action/menu.tsx';
import { color, space } from '../theme/token.ts';
import type { GridColumn } from './grid-position.ts';
import type { Focusable } from './use-grid-focus.ts';

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

const messages = defineMessages<{ column: { name: string } }>({
  column: { id: 'ui.dataGrid.column', defaultMessage: 'Column {name}' },
});

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s1};
  padding-inline-start: ${space.s3};
  white-space: nowrap;
`;

/** As the first cell of a row, it stays visible while the table scrolls horizontally. */
export const MenuCell = styled.td`
  width: 2.75rem;

  tr > &:first-child {
    background: ${color.surfaceSunken};
  }
`;
