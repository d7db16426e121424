import { defineMessages } from '@wordhoard/i18n/messages';
import { type ComponentProps, type FormEvent, useId, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../action/button.tsx';
import { Dialog } from '../feedback/dialog.tsx';
import { TextField } from '../form/text-field.tsx';
import { color, space } from '../theme/token.ts';
import type { CellEdit } from './use-grid.ts';

interface CellFieldProps extends ComponentProps<'input'> {
  edit: CellEdit;
  label: string;
}

/** The text field that covers a cell while it is edited. */
export function CellField({ edit, label, ...native }: CellFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    focusAtEnd(field.current);
    return field.current ? saveOnLeave(field.current) : undefined;
  }, []);
  return (
    <Field
      ref={field}
      aria-label={label}
      aria-invalid={edit.error === undefined ? undefined : true}
      defaultValue={edit.text}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...native}
    />
  );
}

/**
 * Back and forward navigation blurs the field, which saves it, before the grid is unmounted. Leaving the
 * page asks for confirmation instead, since there is no time to save.
 */
function saveOnLeave(field: HTMLInputElement): () => void {
  // The router may unmount the field before `popstate` fires.
  const { navigation } = window as Partial<Window>;
  function blurOnTraverse({ navigationType, destination }: NavigateEvent): void {
    if (navigationType === 'traverse' && destination.sameDocument) field.blur();
  }
  function confirmUnload(event: BeforeUnloadEvent): void {
    if (field.value !== field.defaultValue) event.preventDefault();
  }
  navigation?.addEventListener('navigate', blurOnTraverse);
  window.addEventListener('beforeunload', confirmUnload);
  return () => {
    navigation?.removeEventListener('navigate', blurOnTraverse);
    window.removeEventListener('beforeunload', confirmUnload);
  };
}

function focusAtEnd(field: HTMLInputElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

const Field = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  min-width: 0;
  padding: 0 ${space.s3};
  border: 0;
  border-radius: 0;
  outline-offset: -2px;
  background: ${color.accentSoft};
  font: inherit;

  &[aria-invalid] {
    background: ${color.wrongSoft};
    outline-color: ${color.wrong};
  }
`;

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
    onNext(readText(event.currentTarget));
  }

  function finish(): void {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) onDone(readText(form));
  }

  return (
    <Dialog
      isOpen={edit !== undefined}
      onClose={onClose}
      title={formatMessage(messages.title, { position: edit?.position.row ?? 1 })}
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

const readText = (form: HTMLFormElement): string => `${new FormData(form).get('text') ?? ''}`;

const focusOnce = (field: HTMLInputElement | null): void => field?.focus();

const messages = defineMessages({
  title: { id: 'ui.dataGrid.cell', defaultMessage: 'Row {position, number}' },
  done: { id: 'ui.dataGrid.done', defaultMessage: 'Done' },
  next: { id: 'ui.dataGrid.next', defaultMessage: 'Next' },
});
