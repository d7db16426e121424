import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '../theme/token.ts';
import { Checkbox } from './checkbox.tsx';
import { Legend } from './legend.tsx';

export interface CheckboxGroupProps<Value extends string>
  extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  label: string;
  options: readonly { value: Value; label: string; isDisabled?: boolean }[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  hint?: string;
}

/** Any number of a few. The values come back in the order of the options. */
export function CheckboxGroup<Value extends string>({
  label,
  options,
  values,
  onChange,
  hint,
  ...native
}: CheckboxGroupProps<Value>) {
  const toggle = (toggled: Value) =>
    options
      .map(({ value }) => value)
      .filter((value) => values.includes(value) !== (value === toggled));
  return (
    <Group {...native}>
      <Legend>{label}</Legend>
      {hint && <Hint>{hint}</Hint>}
      <Boxes>
        {options.map(({ value, label: text, isDisabled = false }) => (
          <Checkbox
            key={value}
            label={text}
            checked={values.includes(value)}
            disabled={isDisabled}
            onChange={() => onChange(toggle(value))}
          />
        ))}
      </Boxes>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Hint = styled.p`
  color: ${color.textMuted};
  font-size: ${size.caption};
`;

const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
  column-gap: ${space.s6};
`;
