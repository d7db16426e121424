import { Table } from '@wordhoard/ui';
import { styled } from 'styled-components';
import { Paper, type PrintedProps, Side } from './paper.tsx';

/** Everything in one table, whose head is repeated on each page. */
export function PrintedSheet({ name, columns, rows }: PrintedProps) {
  return (
    <Paper>
      <h2 dir="auto">{name}</h2>
      <Grid>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, sides }) => (
            <tr key={id}>
              {columns.map((column, index) => (
                <td key={column}>
                  <Side side={sides[index]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Paper>
  );
}

const Grid = styled(Table)`
  th,
  td {
    overflow-wrap: anywhere;
    vertical-align: baseline;
  }

  tr {
    break-inside: avoid;
  }
`;
