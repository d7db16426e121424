import type { TableImportPreview } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import { color, radius, ScrollArea, Stack, size, space } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

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
      {errors.length > 0 && (
        <Errors role="alert">
          <strong>{formatMessage(messages.errors, { count: errors.length })}</strong>
          <ul>
            {errors.map(({ line, code, message }) => (
              <li key={line}>
                {formatMessage(messages.error, {
                  line,
                  reason: hasTableMessage(code)
                    ? formatMessage(messages[code], { expected, words: limits.tableCellMaxWords })
                    : message,
                })}
              </li>
            ))}
          </ul>
        </Errors>
      )}
      <p role="status">{formatMessage(messages.summary, { count: rows.length })}</p>
      <Scroll label={formatMessage(messages.preview)}>
        <table>
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
        </table>
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
  errors: {
    id: 'rowsPreview.errors',
    defaultMessage: '{count, plural, one {Couldn’t read # line} other {Couldn’t read # lines}}',
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
  error: { id: 'rowsPreview.error', defaultMessage: 'Line {line, number}: {reason}' },
});

const Errors = styled.div`
  display: grid;
  gap: ${space.s2};
  padding: ${space.s4};
  border-radius: ${radius.medium};
  background: ${color.wrongSoft};

  ul {
    max-height: 12rem;
    overflow: auto;
    font-size: ${size.caption};
  }
`;

const Scroll = styled(ScrollArea)`
  > div {
    max-height: 30rem;
  }

  table {
    min-width: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding: ${space.s2} ${space.s4} ${space.s2} 0;
    border-block-end: 1px solid ${color.hairline};
    text-align: start;
  }

  th {
    color: ${color.textMuted};
    font-size: ${size.caption};
  }
`;
