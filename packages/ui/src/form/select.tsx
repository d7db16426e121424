import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { ExpandIcon } from '../theme/icon.ts';
import { color, space } from '../theme/token.ts';
import { controlStyle } from './control-style.ts';
import { Field, type FieldTexts } from './field.tsx';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'multiple'>, FieldTexts {
  options: readonly SelectOption[];
}

export interface SelectOption {
  value: string;
  label: string;
}

export function Select({ label, hint, error, options, className, ...native }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <Frame>
          <Choice {...native} {...control}>
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Choice>
          <ExpandIcon />
        </Frame>
      )}
    </Field>
  );
}

const Frame = styled.div`
  position: relative;

  .lucide {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${space.s3};
    margin-block: auto;
    color: ${color.textMuted};
    pointer-events: none;
  }
`;

const Choice = styled.select`
  ${controlStyle}
  appearance: none;
  padding-inline-end: 2.25rem;
  text-overflow: ellipsis;
`;
