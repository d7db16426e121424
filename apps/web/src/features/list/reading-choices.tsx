import { defineMessages } from '@wordhoard/i18n/messages';
import {
  Button,
  Checkbox,
  Disclosure,
  Note,
  Row,
  ScrollArea,
  Select,
  Stack,
  Table,
} from '@wordhoard/ui';
import { type ColumnRole, columnRoles, type TableColumn } from '@wordhoard/word-import';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { roleMessages } from '../import/column-role-names.ts';
import { CommaChoice } from '../import/comma-choice.tsx';
import type { ImportReading } from './import-reading.ts';
import { type ReadText, readPastedText } from './read-pasted-text.ts';
import { SeparatorChoice } from './separator-choice.tsx';

interface ReadingChoicesProps {
  read: ReadText;
  langCode: string;
  tranLangCode: string;
  onChange: (change: Partial<ImportReading>) => void;
}

export { readPastedText };

const shownRows = 20;

/** Shows how a pasted text was read, and lets the learner read it in another way. */
export function ReadingChoices({ read, onChange, ...languages }: ReadingChoicesProps) {
  const { formatMessage } = useIntl();
  const { table, commas } = read;
  const { columns, separators } = table;
  const wide = table.rows.filter(({ cells }) => cells.length > 2);
  // Some translations may have a comma.
  const isClear = wide.length * 2 <= table.rows.length && table.joined === 0;
  const hasSeparators = table.format === 'text' || table.format === 'anki';
  return (
    <Stack $gap="s3">
      <Row>
        <strong>{formatMessage(formatMessages[table.format])}</strong>
        {columns.length > 1 && (
          <Button onClick={() => onChange({ roles: swapRoles(columns) })}>
            {formatMessage(messages.swap)}
          </Button>
        )}
      </Row>
      <ReadingNotes read={read} />
      <Disclosure summary={formatMessage(messages.choices)} open={!isClear}>
        <Stack>
          {hasSeparators && (
            <SeparatorChoice
              separators={separators}
              onChange={(change) => onChange({ ...change, roles: undefined })}
            />
          )}
          {table.format === 'text' && (
            <Checkbox
              label={formatMessage(messages.isNamed)}
              checked={table.isNamed}
              onChange={({ target }) => onChange({ isNamed: target.checked, roles: undefined })}
            />
          )}
          <CommaChoice commas={commas} onChange={(chosen) => onChange({ commas: chosen })} />
          <ReadingTable
            read={read}
            {...languages}
            onChoose={(roles) => onChange({ roles, swap: undefined })}
          />
        </Stack>
      </Disclosure>
    </Stack>
  );
}

/** How the text was read, and what happens to its words. */
function ReadingNotes({ read: { table, tagged, noted } }: { read: ReadText }) {
  const { formatMessage } = useIntl();
  const notes = [
    { message: messages.joined, count: table.joined },
    { message: messages.media, count: table.media },
    { message: messages.tagged, count: tagged },
    { message: messages.noted, count: noted },
  ];
  return notes.map(
    ({ message, count }) =>
      count > 0 && <Note key={message.id}>{formatMessage(message, { count })}</Note>,
  );
}

interface ReadingTableProps extends Omit<ReadingChoicesProps, 'onChange'> {
  onChoose: (roles: ColumnRole[]) => void;
}

/** The first rows below the choice of what each column is. */
function ReadingTable({ read, langCode, tranLangCode, onChoose }: ReadingTableProps) {
  const { formatMessage } = useIntl();
  const { columns, rows } = read.table;
  const languageOf: Partial<Record<ColumnRole, string>> = {
    ...{ word: langCode, example: langCode, plural: langCode, reading: langCode },
    ...{ translation: tranLangCode, exampleTranslation: tranLangCode },
  };
  const roles = columns.map(({ role }) => role);
  // Columns have no ids, and keep their places.
  const places = columns.map((column, index) => ({ ...column, index }));
  return (
    <ScrollArea label={formatMessage(messages.rows)}>
      <Table>
        <thead>
          <tr>
            {places.map(({ role, name, index }) => (
              <Head key={index} scope="col">
                <Select
                  look="inline"
                  label={formatMessage(messages.column, { number: index + 1, name })}
                  options={columnRoles.map((value) => ({
                    value,
                    label: formatMessage(roleMessages[value]),
                  }))}
                  value={role}
                  onChange={({ target }) => {
                    const chosen = columnRoles.find((one) => one === target.value) ?? role;
                    onChoose(roles.with(index, chosen));
                  }}
                />
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shownRows).map(({ line, cells }) => (
            <tr key={line}>
              {places.map(({ role, index }) => (
                <Cell
                  key={index}
                  lang={languageOf[role]}
                  dir="auto"
                  data-skipped={role === 'skip' || undefined}
                >
                  {cells[index]}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollArea>
  );
}

const swapped: Partial<Record<ColumnRole, ColumnRole>> = {
  word: 'translation',
  translation: 'word',
};

/** Of several columns of translations, the first becomes the words, and the others are skipped. */
function swapRoles(columns: readonly TableColumn[]): ColumnRole[] {
  const first = columns.findIndex(({ role }) => role === 'translation');
  return columns.map(({ role }, index) =>
    role === 'translation' && index !== first ? 'skip' : (swapped[role] ?? role),
  );
}

const Head = styled.th`
  /* Keeps the hidden labels inside the area that scrolls. */
  position: relative;
  min-width: 9.5rem;
`;

const Cell = styled.td`
  min-width: 8rem;
  max-width: 18rem;
  white-space: pre-line;
  overflow-wrap: anywhere;

  &[data-skipped] {
    opacity: 0.6;
  }
`;

const formatMessages = defineMessages({
  text: { id: 'readingChoices.text', defaultMessage: 'Read as a table' },
  anki: { id: 'readingChoices.anki', defaultMessage: 'Read as notes from Anki' },
  markdown: { id: 'readingChoices.markdown', defaultMessage: 'Read as a Markdown table' },
  json: { id: 'readingChoices.json', defaultMessage: 'Read as JSON' },
});

const messages = defineMessages({
  swap: { id: 'readingChoices.swap', defaultMessage: 'Swap words and translations' },
  choices: { id: 'readingChoices.choices', defaultMessage: 'Columns and separators' },
  isNamed: { id: 'readingChoices.isNamed', defaultMessage: 'First row has names' },
  rows: { id: 'readingChoices.rows', defaultMessage: 'First rows' },
  column: {
    id: 'readingChoices.column',
    defaultMessage: 'Column {number, number} {name}',
  },
  joined: {
    id: 'readingChoices.joined',
    defaultMessage:
      '{count, plural, one {# line belongs} other {# lines belong}} to the word above',
  },
  media: {
    id: 'readingChoices.media',
    defaultMessage:
      '{count, plural, one {# picture or sound} other {# pictures and sounds}} can’t be imported from text',
  },
  tagged: {
    id: 'readingChoices.tagged',
    defaultMessage:
      'Tags on {count, plural, one {# word} other {# words}} are kept if Wordhoard has them',
  },
  noted: {
    id: 'readingChoices.noted',
    defaultMessage:
      'Notes of {count, plural, one {# word become its mnemonic} other {# words become their mnemonics}}, which only you see',
  },
});
