import type { TableImportPreview } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ScrollArea, Stack, Table } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { ImportErrors } from '../collection/import-errors.tsx';

/** Previews pasted rows after their errors. */
export function RowsPreview({
  preview: { columns, rows, errors },
}: {
  preview: TableImportPreview;
}) {
  const { formatMessage } = useIntl();
  const expected = columns.map(({ name }) => name).join(', ');
  return (
    <Stack>
      <ImportErrors
        lines={errors.map(({ line, code, message }) => ({
          line,
          reason: hasTableMessage(code)
            ? formatMessage(messages[code], { expected, words: limits.tableCellMaxWords })
            : message,
        }))}
      />
      <p role="status">{formatMessage(messages.summary, { count: rows.length })}</p>
      <Scroll label={formatMessage(messages.preview)}>
        <Table>
          <thead>
            <tr>
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, cells }) => (
              <tr key={line}>
                {columns.map(({ name, langCode }, index) => (
                  <td key={name} lang={langCode ?? undefined} dir="auto">
                    {cells[index]?.label ?? cells[index]?.words.map(({ text }) => text).join('; ')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Stack>
  );
}

/** These errors have messages about tables, which are clearer than those about fields. */
const hasTableMessage = (code: string): code is 'option' | 'minItems' | 'maxItems' =>
  code === 'option' || code === 'minItems' || code === 'maxItems';

const messages = defineMessages({
  preview: { id: 'rowsPreview.preview', defaultMessage: 'New rows' },
  summary: {
    id: 'rowsPreview.summary',
    defaultMessage: '{count, plural, one {# row} other {# rows}}',
  },
  option: {
    id: 'rowsPreview.otherColumns',
    defaultMessage: 'the first line has to name the columns: {expected}',
  },
  minItems: {
    id: 'rowsPreview.missingCell',
    defaultMessage: 'a cell is missing; the columns are: {expected}',
  },
  maxItems: {
    id: 'rowsPreview.tooMuch',
    defaultMessage:
      'too many cells or words; the columns are: {expected}, with up to {words, plural, one {# word} other {# words}} per cell',
  },
});

const Scroll = styled(ScrollArea)`
  > div {
    max-height: 30rem;
  }
`;
