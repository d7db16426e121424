import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { ExpandIcon } from '../theme/icon.ts';
import { color, space } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';
import { ControlFrame, controlStyle } from './control-style.ts';
import { Field, type FieldTexts } from './field.tsx';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'multiple'>, FieldTexts {
  options: readonly SelectOption[];
  /** `inline` is as wide as the choice, and hides the label from sight. */
  look?: 'field' | 'inline';
}

interface SelectOption {
  value: string;
  label: string;
}

/** The native list of options, which every system shows in its own way. */
export function Select({ label, options, look = 'field', ...field }: SelectProps) {
  const shownLabel = look === 'inline' ? <VisuallyHidden>{label}</VisuallyHidden> : label;
  return (
    <Field props={{ ...field, label: shownLabel }}>
      {(control) => (
        <ControlFrame>
          <Choice {...control} data-look={look}>
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Choice>
          <ExpandIcon />
        </ControlFrame>
      )}
    </Field>
  );
}

const Choice = styled.select`
  ${controlStyle}
  appearance: none;
  text-overflow: ellipsis;

  &:where([data-look='inline']) {
    width: auto;
    max-width: 100%;
    min-height: 2.75rem;
    padding-inline-start: ${space.s3};
    border-color: transparent;
    background: transparent;
    color: ${color.textMuted};
    font-weight: 600;
    field-sizing: content;
  }
`;
