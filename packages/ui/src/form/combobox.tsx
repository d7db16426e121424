import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/token.ts';
import { type ComboboxOption, ComboboxPopup, type ComboboxState } from './combobox-popup.tsx';
import { controlStyle } from './control-style.ts';
import { Field, type FieldTexts } from './field.tsx';
import { useSuggestions } from './use-suggestions.ts';

export interface ComboboxProps<Option extends ComboboxOption>
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'>,
    FieldTexts {
  /** The text of the field; any text is allowed. */
  value: string;
  onInputChange: (text: string) => void;
  /** The suggestions for the text, the best first. */
  options: readonly Option[];
  /** Called when a suggestion is chosen; the caller sets the new text. */
  onChoose: (option: Option) => void;
  /** The loading state. While loading, the previous suggestions may stay. */
  state?: ComboboxState;
  /** Shown if there are no suggestions. */
  emptyText?: ReactNode;
  /** An icon at the start of the field. */
  icon?: ReactNode;
}

/** A text field with suggestions in a listbox. */
export function Combobox<Option extends ComboboxOption>({
  label,
  hint,
  error,
  className,
  value,
  onInputChange,
  options,
  onChoose,
  state = 'idle',
  emptyText,
  icon,
  ...native
}: ComboboxProps<Option>) {
  const suggestions = useSuggestions({ value, onInputChange, options, onChoose });
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <Frame>
          {icon}
          <Input
            type="text"
            autoCapitalize="none"
            spellCheck={false}
            {...suggestions.inputProps({ ...native, ...control })}
          />
          <ComboboxPopup
            {...suggestions.popup}
            options={options}
            state={state}
            emptyText={emptyText}
          />
        </Frame>
      )}
    </Field>
  );
}

const Frame = styled.div`
  position: relative;
  min-width: 0;

  > .lucide {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: ${space.s4};
    height: 3rem;
    pointer-events: none;
  }

  > input {
    padding-inline-start: ${space.s4};
  }

  > .lucide + input {
    padding-inline-start: 2.75rem;
  }
`;

const Input = styled.input`
  ${controlStyle}
  text-overflow: ellipsis;
`;
