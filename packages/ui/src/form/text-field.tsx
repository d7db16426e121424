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

interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {}

/** A multi-line field that grows with its text if the browser supports `field-sizing`. */
export function TextArea({ label, hint, error, className, ...native }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <Area rows={3} {...native} {...control} />}
    </Field>
  );
}

const Area = styled.textarea`
  ${controlStyle}
  field-sizing: content;
  min-height: 5.5rem;
  max-height: 60vh;
  resize: vertical;
`;
