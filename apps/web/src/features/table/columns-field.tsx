import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  AddIcon,
  Button,
  CloseIcon,
  IconButton,
  Note,
  Select,
  Stack,
  space,
  TextField,
} from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { FieldGroup } from '../../shared/form/field-group.ts';
import { useCatalogueOptions } from '../language/language-options.ts';
import type { NewColumn } from './queries.ts';

interface ColumnsFieldProps {
  columns: readonly NewColumn[];
  onChange: (columns: NewColumn[]) => void;
}

/** The columns of a new table. */
export function ColumnsField({ columns, onChange }: ColumnsFieldProps) {
  const { formatMessage } = useIntl();
  const change = (changed: number, changes: Partial<NewColumn>) =>
    onChange(
      columns.map((column, index) => (index === changed ? { ...column, ...changes } : column)),
    );

  return (
    <FieldGroup>
      <legend>{formatMessage(messages.columns)}</legend>
      <Stack>
        {columns.map((column, index) => (
          <Column $gap="s2" key={index}>
            <TextField
              label={formatMessage(messages.name, { position: index + 1 })}
              dir="auto"
              autoComplete="off"
              maxLength={limits.nameMaxLength}
              value={column.name}
              onChange={({ target }) => change(index, { name: target.value })}
            />
            <ColumnLanguage
              value={column.langCode}
              onChange={(langCode) => change(index, { langCode })}
            />
            <IconButton
              label={formatMessage(messages.remove, { position: index + 1 })}
              icon={<CloseIcon />}
              disabled={columns.length <= limits.tableMinColumns}
              onClick={() => onChange(columns.toSpliced(index, 1))}
            />
          </Column>
        ))}
        <AddButton
          icon={<AddIcon />}
          disabled={columns.length >= limits.tableMaxColumns}
          onClick={() =>
            onChange([...columns, { name: '', langCode: columns.at(-1)?.langCode ?? null }])
          }
        >
          {formatMessage(messages.add)}
        </AddButton>
        <Note>
          {formatMessage(messages.bounds, {
            fewest: limits.tableMinColumns,
            most: limits.tableMaxColumns,
          })}
        </Note>
      </Stack>
    </FieldGroup>
  );
}

interface ColumnLanguageProps {
  value: string | null;
  onChange: (langCode: string | null) => void;
}

/** Whether a column contains words of a language, or labels. */
export function ColumnLanguage({ value, onChange }: ColumnLanguageProps) {
  const { formatMessage } = useIntl();
  return (
    <Select
      label={formatMessage(messages.language)}
      options={[{ value: '', label: formatMessage(messages.labels) }, ...useCatalogueOptions()]}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    />
  );
}

const messages = defineMessages({
  columns: { id: 'columnsField.columns', defaultMessage: 'Columns' },
  name: { id: 'columnsField.name', defaultMessage: 'Column {position, number}' },
  language: { id: 'columnsField.language', defaultMessage: 'What is in it' },
  labels: { id: 'columnsField.labels', defaultMessage: 'Labels, not words' },
  remove: { id: 'columnsField.remove', defaultMessage: 'Remove column {position, number}' },
  add: { id: 'columnsField.add', defaultMessage: 'Add column' },
  bounds: {
    id: 'columnsField.bounds',
    defaultMessage: '{fewest, number} to {most, number} columns. You can add more later.',
  },
});

const AddButton = styled(Button)`
  justify-self: start;
`;

const Column = styled(Stack)`
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: end;
  width: 100%;

  > button {
    margin-block-end: ${space.s1};
  }
`;
