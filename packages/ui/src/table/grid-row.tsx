import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Menu, type MenuItem } from '../action/menu.tsx';
import { color, family, space } from '../theme/token.ts';
import { MenuCell } from './grid-header.tsx';
import type { GridColumn, GridPosition, GridRow } from './grid-position.ts';
import type { Focusable } from './use-grid-focus.ts';

interface BodyRowProps {
  columns: readonly GridColumn[];
  row: GridRow;
  /** Starts at 1; row 0 is the header. */
  rowNumber: number;
  menu: readonly MenuItem[];
  focusable: Focusable;
  /** Returns the field of a cell that is being edited. */
  renderField: (position: GridPosition) => ReactNode;
}

/** A row menu and a cell for each column. */
export function BodyRow({ columns, row, rowNumber, menu, focusable, renderField }: BodyRowProps) {
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
      {columns.map(({ id, lang }, index) => {
        const position = { row: rowNumber, column: index + 1 };
        return (
          <Cell key={id} role="gridcell" lang={lang} dir="auto" {...focusable(position)}>
            {renderField(position) ?? row.cells[index]}
          </Cell>
        );
      })}
    </tr>
  );
}

const messages = defineMessages<{ row: { position: number } }>({
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
