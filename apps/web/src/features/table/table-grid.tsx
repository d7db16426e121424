import type { TableColumn, TableRow } from '@wordhoard/contract';
import { color, family, ScrollArea, size, space, Table, WrittenWord } from '@wordhoard/ui';
import { styled } from 'styled-components';
import { paths } from '../../shared/routes/routes.ts';
import { toSpokenText } from '../word/word-text.ts';

interface TableGridProps {
  name: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
}

export function TableGrid({ name, columns, rows }: TableGridProps) {
  return (
    <ScrollArea label={name}>
      <Grid aria-label={name}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {row.cells.map((cell, index) => (
                <Cell key={columns[index]?.id} cell={cell} isHeader={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </ScrollArea>
  );
}

function Cell({
  cell: { label, words },
  isHeader,
}: {
  cell: TableRow['cells'][number];
  isHeader: boolean;
}) {
  const content =
    label ??
    words.map((word) => (
      <Word
        key={`${word.id} ${word.form}`}
        as={word.isByLink ? 'span' : 'a'}
        href={word.isByLink ? undefined : paths.word(word)}
      >
        <WrittenWord word={toCellText(word)} />
      </Word>
    ));
  return isHeader ? <th scope="row">{content}</th> : <td>{content}</td>;
}

/** A form, or a word as it is pronounced. */
export const toCellText = (word: TableRow['cells'][number]['words'][number]) =>
  word.form === undefined ? toSpokenText(word) : { text: word.form, lang: word.langCode };

const Grid = styled(Table)`
  th,
  td {
    padding-block: ${space.s3};
    padding-inline-end: ${space.s6};
    vertical-align: baseline;
    white-space: nowrap;
  }

  /* The first column stays in place and leaves room for the others. */
  tr > :first-child {
    min-width: min(9rem, 28vw);
    max-width: 40vw;
    padding-inline-end: ${space.s3};
    white-space: normal;
    overflow-wrap: break-word;
  }

  tbody th {
    color: ${color.textMuted};
    font-size: ${size.caption};
    font-weight: 600;
  }
`;

const Word = styled.a`
  display: block;
  min-height: 1.5rem;
  color: ${color.text};
  font: 600 ${size.lead} / 1.4 ${family.word};
  text-decoration: none;

  &[href]:hover {
    text-decoration: underline;
  }
`;
