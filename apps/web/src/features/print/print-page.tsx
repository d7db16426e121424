import { defineMessages } from '@wordhoard/i18n/messages';
import { shuffle } from '@wordhoard/quiz-engine';
import {
  Button,
  ButtonRow,
  ChoiceGroup,
  PageHeader,
  type PageHeaderProps,
  PrintIcon,
  ShuffleIcon,
  Stack,
  Switch,
  space,
} from '@wordhoard/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { createGlobalStyle, styled } from 'styled-components';
import { PrintedCards } from './printed-cards.tsx';
import type { PrintedRow } from './printed-rows.ts';
import { PrintedSheet } from './printed-sheet.tsx';
import { PrintedTest } from './printed-test.tsx';

type Kind = 'sheet' | 'cards' | 'test';

interface PrintPageProps extends Pick<PageHeaderProps, 'back'> {
  /** The name of the list or table. */
  name: string;
  columns: readonly string[];
  rows: readonly PrintedRow[];
}

/** Prints a list or a table: all of it as a sheet, cards to cut out, or a test with its answers. */
export function PrintPage({ name, columns, rows, back }: PrintPageProps) {
  const { formatMessage } = useIntl();
  const [kind, setKind] = useState<Kind>('sheet');
  const [isTurned, setIsTurned] = useState(false);
  const [mixed, setMixed] = useState(rows);
  const printed = { name, ...turn({ columns, rows: kind === 'test' ? mixed : rows }, isTurned) };
  return (
    <>
      <PrintStyle />
      <Settings>
        <PageHeader title={formatMessage(messages.title)} facts={name} back={back} />
        <Stack $gap="s5">
          <ChoiceGroup
            label={formatMessage(messages.kind)}
            value={kind}
            onChange={setKind}
            options={[
              { value: 'sheet', label: formatMessage(messages.sheet) },
              { value: 'cards', label: formatMessage(messages.cards) },
              { value: 'test', label: formatMessage(messages.test) },
            ]}
            hint={formatMessage(hints[kind])}
          />
          {kind !== 'sheet' && (
            <Switch
              label={formatMessage(messages.turned, { column: columns[1] ?? '' })}
              checked={isTurned}
              onChange={({ target }) => setIsTurned(target.checked)}
            />
          )}
          <ButtonRow>
            <Button variant="primary" icon={<PrintIcon />} onClick={() => globalThis.print()}>
              {formatMessage(messages.print)}
            </Button>
            {kind === 'test' && (
              <Button icon={<ShuffleIcon />} onClick={() => setMixed(shuffle(rows, Math.random))}>
                {formatMessage(messages.shuffle)}
              </Button>
            )}
          </ButtonRow>
        </Stack>
      </Settings>
      {kind === 'sheet' && <PrintedSheet {...printed} />}
      {kind === 'cards' && <PrintedCards {...printed} />}
      {kind === 'test' && <PrintedTest {...printed} />}
    </>
  );
}

/** The asked column comes last. In a table of more than two columns, that is the first one. */
function turn<Content extends Pick<PrintPageProps, 'columns' | 'rows'>>(
  { columns, rows }: Content,
  isTurned: boolean,
) {
  if (!isTurned) return { columns, rows };
  const move = <Item,>([first, ...others]: readonly Item[]): Item[] =>
    first === undefined ? others : [...others, first];
  return { columns: move(columns), rows: rows.map((row) => ({ ...row, sides: move(row.sides) })) };
}

const messages = defineMessages({
  title: { id: 'print.title', defaultMessage: 'Print' },
  kind: { id: 'print.kind', defaultMessage: 'What to print' },
  sheet: { id: 'print.sheet', defaultMessage: 'Sheet' },
  cards: { id: 'print.cards', defaultMessage: 'Cards' },
  test: { id: 'print.test', defaultMessage: 'Test' },
  turned: { id: 'print.turned', defaultMessage: 'Start with: {column}' },
  print: { id: 'print.print', defaultMessage: 'Print' },
  shuffle: { id: 'print.shuffle', defaultMessage: 'Shuffle' },
});

const hints = defineMessages({
  sheet: { id: 'print.hint.sheet', defaultMessage: 'Everything in one table.' },
  cards: {
    id: 'print.hint.cards',
    defaultMessage: 'Print on both sides, turned over the long edge, and cut along the lines.',
  },
  test: {
    id: 'print.hint.test',
    defaultMessage: 'Lines to fill in. The answers are on a page of their own.',
  },
});

/* Fits both A4 and Letter. */
const PrintStyle = createGlobalStyle`
  @page {
    margin: 12mm;
  }
`;

const Settings = styled.div`
  max-width: 32rem;
  margin-block-end: ${space.s8};

  @media print {
    display: none;
  }
`;
