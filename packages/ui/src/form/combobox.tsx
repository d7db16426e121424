import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { type ComboboxOption, ComboboxPopup, type ComboboxState } from './combobox-popup.tsx';
import { ControlFrame, controlStyle } from './control-style.ts';
import { Field, type FieldTexts } from './field.tsx';

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

/** A text field that suggests what may be meant, in a listbox. */
export function Combobox<Option extends ComboboxOption>({
  value,
  onInputChange,
  options,
  onChoose,
  state = 'idle',
  emptyText,
  icon,
  ...field
}: ComboboxProps<Option>) {
  const suggestions = useSuggestions({ value, onInputChange, options, onChoose });
  return (
    <Field props={field}>
      {(control) => (
        <ControlFrame>
          {icon}
          <Input
            type="text"
            autoCapitalize="none"
            spellCheck={false}
            {...suggestions.inputProps(control)}
          />
          <ComboboxPopup
            {...suggestions.popup}
            options={options}
            state={state}
            emptyText={emptyText}
          />
        </ControlFrame>
      )}
    </Field>
  );
}

const Input = styled.input`
  ${controlStyle}
  text-overflow: ellipsis;
`;

const change = useCombobox.stateChangeTypes;

/** The ARIA combobox pattern for a field whose text and suggestions are controlled by the caller. */
function useSuggestions<Option extends ComboboxOption>({
  value,
  onInputChange,
  options,
  onChoose,
}: Pick<ComboboxProps<Option>, 'value' | 'onInputChange' | 'options' | 'onChoose'>) {
  // By id, so that the highlight stays on its suggestion when others arrive.
  const [highlightedId, setHighlightedId] = useState<string>();
  const [isTyped, setIsTyped] = useState(false);
  const combobox = useCombobox<Option>({
    items: [...options],
    itemToString: (option) => option?.text ?? '',
    itemToKey: (option) => option?.id,
    selectedItem: null,
    inputValue: value,
    highlightedIndex: options.findIndex(({ id }) => id === highlightedId),
    stateReducer: keepText,
    onHighlightedIndexChange: ({ highlightedIndex }) =>
      setHighlightedId(options[highlightedIndex]?.id),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
    onInputValueChange: ({ type, inputValue }) =>
      type === change.InputKeyDownEscape && onInputChange(inputValue),
  });
  const { highlightedIndex, isOpen } = combobox;

  /** Enter without a highlight submits the form; Home and End move the caret. */
  function bypassDownshift(event: KeyboardEvent<HTMLInputElement>) {
    const submits = event.key === 'Enter' && highlightedIndex < 0;
    if (submits) combobox.closeMenu();
    if (submits || event.key === 'Home' || event.key === 'End') {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    }
  }

  return {
    inputProps: ({ onKeyDown, ref = null, ...native }: ComponentProps<'input'>) =>
      combobox.getInputProps({
        'aria-expanded': isOpen && options.length > 0,
        ...native,
        ref,
        // The label uses `for`.
        'aria-labelledby': undefined,
        // Synchronous, since the caret jumps if the text is set later.
        onChange: (event: ChangeEvent<HTMLInputElement>) => {
          setIsTyped(true);
          onInputChange(event.target.value);
        },
        onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
          onKeyDown?.(event);
          bypassDownshift(event);
        },
      }),
    popup: {
      isOpen: isOpen && value.trim() !== '',
      isTyped: isTyped && value.trim() !== '',
      getMenuProps: combobox.getMenuProps,
      getItemProps: combobox.getItemProps,
    },
  };
}

/** Only typing changes the text, and a click into the field never closes the suggestions. */
function keepText<Option>(
  state: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
  switch (type) {
    case change.InputClick:
      return { ...changes, isOpen: true };
    case change.InputBlur:
      return { ...changes, selectedItem: null, inputValue: state.inputValue };
    case change.ItemClick:
    case change.InputKeyDownEnter:
      return { ...changes, inputValue: state.inputValue };
    default:
      return changes;
  }
}
