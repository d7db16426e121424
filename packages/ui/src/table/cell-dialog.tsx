import { type FormEvent, useId } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { Button } from '../action/button.tsx';
import { Dialog } from '../feedback/dialog.tsx';
import { TextField } from '../form/text-field.tsx';
import type { CellEdit } from './use-cell-edit.ts';

interface CellDialogProps {
  /** Nothing is open without it. */
  edit: CellEdit | undefined;
  column: { name: string; lang?: string | undefined } | undefined;
  onDone: (text: string) => void;
  onNext: (text: string) => void;
  onClose: () => void;
}

/** A cell large enough for fingers; Enter goes on with the next one. */
export function CellDialog({ edit, column, onDone, onNext, onClose }: CellDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();

  function goOn(event: FormEvent<HTMLFormElement>): void {
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
      title={formatMessage(messages.title, { place: edit?.place.row ?? 1 })}
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
        <form key={`${edit.place.row}:${edit.place.column}`} id={formId} onSubmit={goOn}>
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
            error={edit.fault}
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
