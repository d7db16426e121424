import { type FormEvent, useId } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { Button } from '../action/button.tsx';
import { Dialog } from '../feedback/dialog.tsx';
import { TextField } from '../form/text-field.tsx';
import type { CellEdit } from './use-cell-edit.ts';

interface CellDialogProps {
  /** The dialog is closed if there is none. */
  edit: CellEdit | undefined;
  column: { name: string; lang?: string | undefined } | undefined;
  onDone: (text: string) => void;
  onNext: (text: string) => void;
  onClose: () => void;
}

/** Edits a cell on a touch screen. Enter moves on to the next cell. */
export function CellDialog({ edit, column, onDone, onNext, onClose }: CellDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    onNext(textIn(event.currentTarget));
  }

  function finish(): void {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) onDone(textIn(form));
  }

  return (
    <Dialog
      isOpen={edit !== undefined}
      onClose={onClose}
      title={formatMessage(messages.title, { place: edit?.position.row ?? 1 })}
      actions={
        <>
          <Button onClick={finish}>{formatMessage(messages.done)}</Button>
          <Button type="submit" form={formId} variant="primary">
            {formatMessage(messages.next)}
          </Button>
        </>
      }
    >
      {edit && (
        <form key={`${edit.position.row}:${edit.position.column}`} id={formId} onSubmit={submit}>
          <TextField
            ref={focusOnce}
            name="text"
            label={column?.name}
            lang={column?.lang}
            dir="auto"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={edit.text}
            error={edit.error}
          />
        </form>
      )}
    </Dialog>
  );
}

const textIn = (form: HTMLFormElement): string => `${new FormData(form).get('text') ?? ''}`;

const focusOnce = (field: HTMLInputElement | null): void => field?.focus();

const messages = defineMessages<{
  title: { place: number };
  done: NoMessageValues;
  next: NoMessageValues;
}>({
  title: { id: 'ui.dataGrid.cell', defaultMessage: 'Row {place, number}' },
  done: { id: 'ui.dataGrid.done', defaultMessage: 'Done' },
  next: { id: 'ui.dataGrid.next', defaultMessage: 'Next' },
});
