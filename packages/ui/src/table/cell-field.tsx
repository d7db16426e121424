import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../theme/token.ts';
import type { CellEdit } from './use-cell-edit.ts';

interface CellFieldProps extends ComponentProps<'input'> {
  edit: CellEdit;
  label: string;
}

/** Covers the cell whose text is changed in it. */
export function CellField({ edit, label, ...native }: CellFieldProps) {
  return (
    <Field
      ref={beginAtEnd}
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
