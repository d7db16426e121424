import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import { TextField } from '@wordhoard/ui';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { FormDialog } from '../../shared/form/dialogs.tsx';
import { ColumnLanguage } from './columns-field.tsx';
import type { NewColumn } from './queries.ts';
import type { ColumnTask } from './use-sheet-menus.tsx';

interface ColumnDialogProps {
  task: ColumnTask;
  /** The default language of a new column. */
  langCode: string;
  onDone: (column: NewColumn) => void;
  onClose: () => void;
}

/** Names a column, or asks for confirmation before a column is deleted. */
export function ColumnDialog({ task, langCode, onDone, onClose }: ColumnDialogProps) {
  const { formatMessage } = useIntl();
  const initial = task.kind === 'add' ? { name: '', langCode } : task.column;
  const [name, setName] = useState(initial.name);
  const [chosenLangCode, setChosenLangCode] = useState(initial.langCode);

  function finish(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() === '') return;
    onDone({ name: name.trim(), langCode: chosenLangCode });
  }

  return (
    <FormDialog
      title={formatMessage(titleMessages[task.kind], { name: initial.name })}
      form={{ submit: finish }}
      noValidate={false}
      {...(task.kind === 'delete' && { variant: 'danger', action: formatMessage(messages.delete) })}
      onClose={onClose}
    >
      {task.kind === 'delete' ? (
        <p>{formatMessage(messages.warning)}</p>
      ) : (
        <TextField
          label={formatMessage(messages.name)}
          dir="auto"
          required
          autoComplete="off"
          maxLength={limits.nameMaxLength}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      {task.kind === 'add' && (
        <ColumnLanguage value={chosenLangCode} onChange={setChosenLangCode} />
      )}
    </FormDialog>
  );
}

const titleMessages = defineMessages({
  add: { id: 'columnDialog.add', defaultMessage: 'New column' },
  rename: { id: 'columnDialog.rename', defaultMessage: 'Rename column “{name}”' },
  delete: { id: 'columnDialog.deleteTitle', defaultMessage: 'Delete column “{name}”?' },
});

const messages = defineMessages({
  name: { id: 'columnDialog.name', defaultMessage: 'Name' },
  warning: {
    id: 'columnDialog.warning',
    defaultMessage: 'Everything in it is deleted. This can’t be undone.',
  },
  delete: { id: 'columnDialog.delete', defaultMessage: 'Delete' },
});
