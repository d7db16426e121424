import { limits } from '@wordhoard/contract/limits';
import { issueMessage } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { AddIcon, Button, CloseIcon, IconButton, Note, space, TextField } from '@wordhoard/ui';
import type { Issue } from '@wordhoard/validators';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { FieldGroup } from '../../shared/form/field-group.ts';
import { type FormRow, findRowIssues, formatRows, parseRows } from './grammar-form.ts';

interface FormsFieldProps {
  /** The rows as one text. */
  value: string;
  onChange: (value: string) => void;
  /** Whether to explain what is missing. */
  isRefused: boolean;
  langCode: string;
}

export function FormsField({ value, onChange, isRefused, langCode }: FormsFieldProps) {
  const { formatMessage } = useIntl();
  const rows = parseRows(value);
  const setRows = (changed: readonly FormRow[]) => onChange(formatRows(changed));
  return (
    <Group>
      <legend>{formatMessage(messages.title)}</legend>
      <Note>{formatMessage(messages.hint)}</Note>
      {rows.map((row, index) => (
        <Row
          key={index}
          row={row}
          position={index + 1}
          isRefused={isRefused}
          langCode={langCode}
          onChange={(changes) => setRows(rows.with(index, { ...row, ...changes }))}
          onRemove={() => setRows(rows.toSpliced(index, 1))}
        />
      ))}
      <Button
        icon={<AddIcon />}
        disabled={rows.length >= limits.grammarMaxForms}
        onClick={() => setRows([...rows, { name: '', text: '' }])}
      >
        {formatMessage(messages.add)}
      </Button>
    </Group>
  );
}

interface RowProps extends Pick<FormsFieldProps, 'isRefused' | 'langCode'> {
  row: FormRow;
  /** Counted from 1. */
  position: number;
  onChange: (changes: Partial<FormRow>) => void;
  onRemove: () => void;
}

function Row({ row, position, isRefused, langCode, onChange, onRemove }: RowProps) {
  const intl = useIntl();
  const issues = findRowIssues(row);
  const formatIssue = (issue: Issue | undefined) =>
    isRefused && issue ? issueMessage(intl, issue) : undefined;
  return (
    <Parts>
      <TextField
        label={intl.formatMessage(messages.name, { position })}
        dir="auto"
        autoCapitalize="none"
        value={row.name}
        error={formatIssue(issues.name)}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label={intl.formatMessage(messages.text, { position })}
        lang={langCode}
        dir="auto"
        autoCapitalize="none"
        value={row.text}
        error={formatIssue(issues.text)}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <IconButton
        label={intl.formatMessage(messages.remove, { position })}
        icon={<CloseIcon />}
        onClick={onRemove}
      />
    </Parts>
  );
}

const messages = defineMessages({
  title: { id: 'formsField.title', defaultMessage: 'Further forms' },
  hint: { id: 'formsField.hint', defaultMessage: 'Such as the past tense or the dative.' },
  name: { id: 'formsField.name', defaultMessage: 'Name {position, number}' },
  text: { id: 'formsField.text', defaultMessage: 'Form {position, number}' },
  remove: { id: 'formsField.remove', defaultMessage: 'Remove form {position, number}' },
  add: { id: 'formsField.add', defaultMessage: 'Add form' },
});

const Group = styled(FieldGroup)`
  display: grid;
  gap: ${space.s3};
  justify-items: start;
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space.s2};
  width: 100%;

  /* Beside the fields, whose labels are above them. */
  > button {
    margin-block-start: 1.75rem;
  }
`;
