import { defineMessages } from '@wordhoard/i18n/messages';
import { Row, Select, TextField } from '@wordhoard/ui';
import type { SeparatorPair } from '@wordhoard/word-import';
import { useState } from 'react';
import { useIntl } from 'react-intl';

interface SeparatorChoiceProps {
  separators: SeparatorPair;
  onChange: (chosen: { cells?: string; rows?: string }) => void;
}

const cellSeparators = ['\t', ',', ';', '|', ':', '-', ' '] as const;
const rowSeparators = ['\n', '\n\n', ';', '|'] as const;
const own = 'own';

/** Asks what separates words from translations, and rows from each other. */
export function SeparatorChoice({ separators, onChange }: SeparatorChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <Row $align="end">
      <OneSeparator
        label={formatMessage(messages.cells)}
        ownLabel={formatMessage(messages.ownCells)}
        separators={cellSeparators}
        value={separators.cells}
        onChange={(cells) => onChange({ cells })}
      />
      <OneSeparator
        label={formatMessage(messages.rows)}
        ownLabel={formatMessage(messages.ownRows)}
        separators={rowSeparators}
        value={separators.rows}
        onChange={(rows) => onChange({ rows })}
      />
    </Row>
  );
}

interface OneSeparatorProps {
  label: string;
  ownLabel: string;
  separators: readonly (keyof typeof separatorNames)[];
  value: string | undefined;
  onChange: (separator: string) => void;
}

function OneSeparator({ label, ownLabel, separators, value, onChange }: OneSeparatorProps) {
  const { formatMessage } = useIntl();
  const isListed = separators.some((separator) => separator === value);
  const [isOwn, setIsOwn] = useState(false);
  const isShown = isOwn || (value !== undefined && !isListed);
  return (
    <>
      <Select
        label={label}
        options={[
          ...(value === undefined ? [{ value: '', label: formatMessage(messages.none) }] : []),
          ...separators.map((separator) => ({
            value: separator,
            label: formatMessage(separatorNames[separator]),
          })),
          { value: own, label: formatMessage(messages.own) },
        ]}
        value={isShown ? own : (value ?? '')}
        onChange={({ target }) => {
          setIsOwn(target.value === own);
          if (target.value !== own && target.value !== '') onChange(target.value);
        }}
      />
      {isShown && (
        <TextField
          label={ownLabel}
          maxLength={maxLength}
          defaultValue={isListed ? '' : value}
          onChange={({ target }) => {
            // Spaces separate too.
            if (target.value !== '') onChange(target.value);
          }}
        />
      )}
    </>
  );
}

const maxLength = 10;

const separatorNames = defineMessages({
  '\t': { id: 'separatorChoice.tab', defaultMessage: 'Tab' },
  ',': { id: 'separatorChoice.comma', defaultMessage: 'Comma' },
  ';': { id: 'separatorChoice.semicolon', defaultMessage: 'Semicolon' },
  '|': { id: 'separatorChoice.pipe', defaultMessage: 'Vertical bar' },
  ':': { id: 'separatorChoice.colon', defaultMessage: 'Colon' },
  '-': { id: 'separatorChoice.dash', defaultMessage: 'Dash' },
  ' ': { id: 'separatorChoice.space', defaultMessage: 'Space' },
  '\n': { id: 'separatorChoice.line', defaultMessage: 'New line' },
  '\n\n': { id: 'separatorChoice.emptyLine', defaultMessage: 'Empty line' },
});

const messages = defineMessages({
  cells: { id: 'separatorChoice.cells', defaultMessage: 'Between word and translation' },
  rows: { id: 'separatorChoice.rows', defaultMessage: 'Between rows' },
  own: { id: 'separatorChoice.own', defaultMessage: 'Other characters' },
  ownCells: {
    id: 'separatorChoice.ownCells',
    defaultMessage: 'Characters between word and translation',
  },
  ownRows: { id: 'separatorChoice.ownRows', defaultMessage: 'Characters between rows' },
  none: { id: 'separatorChoice.none', defaultMessage: 'Nothing' },
});
