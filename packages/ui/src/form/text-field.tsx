import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control-style.ts';
import { Field, type FieldTexts } from './field.tsx';

export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {}

export function TextField({ label, hint, error, className, ...native }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <Input type="text" {...native} {...control} />}
    </Field>
  );
}

const Input = styled.input`
  ${controlStyle}
`;
