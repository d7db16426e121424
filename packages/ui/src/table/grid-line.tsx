import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Menu, type MenuItem } from '../action/menu.tsx';
import { color, family, space } from '../theme/token.ts';
import type { GridColumn, GridRow } from './grid-content.ts';
import type { GridPlace } from './grid-place.ts';
import { MenuCell } from './menu-cell.ts';
import type { Focusable } from './use-grid-focus.ts';

interface GridLineProps {
  columns: readonly GridColumn[];
  row: GridRow;
  /** Counted from 1: the line of the columns' names is 0. */
  place: number;
  menu: readonly MenuItem[];
  focusable: Focusable;
  /** What stands in a cell instead of its text, while that is changed. */
  fieldAt: (place: GridPlace) => ReactNode;
}

/** A row as it is drawn: its menu, and a cell for each column. */
export function GridLine({ columns, row, place, menu, focusable, fieldAt }: GridLineProps) {
  const { formatMessage } = useIntl();
  return (
    <tr>
      <MenuCell role="gridcell">
        <Menu
          label={formatMessage(messages.row, { place })}
          items={menu}
          {...focusable({ row: place, column: 0 })}
        />
      </MenuCell>
      {columns.map(({ id, lang }, index) => {
        const at = { row: place, column: index + 1 };
        return (
          <Cell key={id} role="gridcell" lang={lang} dir="auto" {...focusable(at)}>
            {fieldAt(at) ?? row.cells[index]}
          </Cell>
        );
      })}
    </tr>
  );
}

const messages = defineMessages<{ row: { place: number } }>({
  row: { id: 'ui.dataGrid.row', defaultMessage: 'Row {place, number}' },
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

  &[data-place]:focus {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
    border-radius: 0;
  }
`;
