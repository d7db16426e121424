import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../theme/token.ts';
import type { CellEdit } from './use-cell-edit.ts';

interface CellFieldProps extends ComponentProps<'input'> {
  edit: CellEdit;
  label: string;
}

/** Covers the cell whose text is changed in it. */
export function CellField({ edit, label, ...native }: CellFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    beginAtEnd(field.current);
    return field.current ? keepOnLeaving(field.current) : undefined;
  }, []);
  return (
    <Field
      ref={field}
      aria-label={label}
      aria-invalid={edit.fault === undefined ? undefined : true}
      defaultValue={edit.text}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...native}
    />
  );
}

/**
 * Whoever goes back or forward leaves the field as by any other way, and before the grid is gone; whoever
 * leaves the page is asked, since what was typed could not be saved in time.
 */
function keepOnLeaving(field: HTMLInputElement): () => void {
  // Once the history tells that it has moved, what listens for that may have taken the field away.
  const { navigation } = window as Partial<Window>;
  function leave({ navigationType, destination }: NavigateEvent): void {
    if (navigationType === 'traverse' && destination.sameDocument) field.blur();
  }
  function ask(event: BeforeUnloadEvent): void {
    if (field.value !== field.defaultValue) event.preventDefault();
  }
  navigation?.addEventListener('navigate', leave);
  window.addEventListener('beforeunload', ask);
  return () => {
    navigation?.removeEventListener('navigate', leave);
    window.removeEventListener('beforeunload', ask);
  };
}

function beginAtEnd(field: HTMLInputElement | null): void {
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
