import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { ExpandIcon } from '../theme/icon.ts';
import { color, space } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';
import { controlStyle } from './control-style.ts';
import { Field, type FieldTexts } from './field.tsx';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'multiple'>, FieldTexts {
  options: readonly SelectOption[];
  /** `inline` is as wide as the choice, and hides the label from sight. */
  look?: SelectLook;
}

type SelectLook = 'field' | 'inline';

interface SelectOption {
  value: string;
  label: string;
}

export function Select({
  label,
  hint,
  error,
  options,
  look = 'field',
  className,
  ...native
}: SelectProps) {
  return (
    <Field
      label={look === 'inline' ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      hint={hint}
      error={error}
      className={className}
    >
      {(control) => (
        <Frame>
          <Choice {...native} {...control} data-look={look}>
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

const lookStyle = {
  field: css`
    padding-inline-end: 2.25rem;
  `,
  inline: css`
    width: auto;
    max-width: 100%;
    min-height: 2.75rem;
    padding-inline: ${space.s3} 2.25rem;
    border-color: transparent;
    background: transparent;
    color: ${color.textMuted};
    font-weight: 600;
    field-sizing: content;
  `,
} satisfies Record<SelectLook, ReturnType<typeof css>>;

const Choice = styled.select`
  ${controlStyle}
  appearance: none;
  text-overflow: ellipsis;
  ${variants('data-look', lookStyle)}
`;
