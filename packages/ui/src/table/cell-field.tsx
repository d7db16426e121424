import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../theme/token.ts';
import type { CellEdit } from './use-cell-edit.ts';

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
  // `popstate` would be too late: the router may have unmounted the field by then.
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
  background: ${color.accentSoft};
  font: inherit;

  &:focus-visible {
    outline-offset: -2px;
    border-radius: 0;
  }

  &[aria-invalid] {
    background: ${color.wrongSoft};
    outline-color: ${color.wrong};
  }
`;
