import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Menu, type MenuItem } from '../action/menu.tsx';
import { space } from '../theme/token.ts';
import type { GridColumn } from './grid-content.ts';
import { MenuCell } from './menu-cell.ts';
import type { Focusable } from './use-grid-focus.ts';

interface GridHeadProps {
  columns: readonly GridColumn[];
  menuOf: (column: GridColumn, place: number) => readonly MenuItem[];
  focusable: Focusable;
}

/** The names of the columns, each with its menu. */
export function GridHead({ columns, menuOf, focusable }: GridHeadProps) {
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

const messages = defineMessages<{ column: { name: string } }>({
  column: { id: 'ui.dataGrid.column', defaultMessage: 'Column {name}' },
});

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s1};
  padding-inline-start: ${space.s3};
  white-space: nowrap;
`;
