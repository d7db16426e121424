import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control-style.ts';
import { Field, type FieldTexts } from './field.tsx';

export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {}

export function TextField(props: TextFieldProps) {
  return <Field props={props}>{(control) => <Input type="text" {...control} />}</Field>;
}

const Input = styled.input`
  ${controlStyle}
`;

interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {}

/** A multi-line field that grows with its text if the browser supports `field-sizing`. */
export function TextArea(props: TextAreaProps) {
  return <Field props={props}>{(control) => <Area rows={3} {...control} />}</Field>;
}

const Area = styled.textarea`
  ${controlStyle}
  field-sizing: content;
  min-height: 5.5rem;
  max-height: 60vh;
  resize: vertical;
`;
