import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Note } from '../layout/stack.tsx';
import { KnownIcon } from '../theme/icon.ts';
import { color, motion, radius, space } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';
import { type ChoiceLook, gridStyle, labelStyle, narrowGroup, optionStyle } from './choice-look.ts';
import { Legend } from './field.tsx';

interface ChoiceGroupProps<Value extends string>
  extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  label: string;
  /** Hides the label visually, if the options are self-explanatory. */
  isLabelHidden?: boolean;
  options: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /**
   * A control of `segments`, or cards: `tall` ones have a picture above their label, `wide` ones only text,
   * `small` ones a number, `words` a word.
   */
  look?: ChoiceLook;
  /** Text below the options, such as what the chosen one means. */
  hint?: ReactNode;
}

export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  /** An icon or a small drawing. Decorative. */
  icon?: ReactNode;
  /** What the choice means, or why it is disabled. */
  note?: ReactNode;
  isDisabled?: boolean;
}

/** One of a few options, all in sight: native radio buttons, as a segmented control or as cards. The note of a disabled one tells the reason. */
export function ChoiceGroup<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
  look = 'segments',
  hint,
  ...native
}: ChoiceGroupProps<Value>) {
  const id = useId();
  return (
    <Group aria-describedby={hint ? `${id}-hint` : undefined} {...native} data-look={look}>
      {isLabelHidden ? (
        <VisuallyHidden as="legend">{label}</VisuallyHidden>
      ) : (
        <Legend>{label}</Legend>
      )}
      <Options data-look={look} data-noted={options.some(({ note }) => note) || undefined}>
        {options.map((option) => (
          <Option
            key={option.value}
            option={option}
            name={id}
            look={look}
            isChecked={option.value === value}
            onCheck={() => onChange(option.value)}
          />
        ))}
      </Options>
      {hint && (
        <Hint as="div" id={`${id}-hint`}>
          {hint}
        </Hint>
      )}
    </Group>
  );
}

interface OptionProps {
  option: Choice<string>;
  name: string;
  look: ChoiceLook;
  isChecked: boolean;
  onCheck: () => void;
}

function Option({ option, name, look, isChecked, onCheck }: OptionProps) {
  const { value, label, icon, note, isDisabled } = option;
  const id = useId();
  return (
    <Frame data-look={look}>
      <VisuallyHidden
        as="input"
        type="radio"
        name={name}
        value={value}
        checked={isChecked}
        disabled={isDisabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={onCheck}
      />
      {icon && <Picture aria-hidden="true">{icon}</Picture>}
      <Text>
        <Label id={`${id}-label`} data-look={look}>
          {label}
        </Label>
        {note && (
          <Meaning as="span" id={`${id}-note`}>
            {note}
          </Meaning>
        )}
      </Text>
      {look !== 'segments' && (
        <Check aria-hidden="true">
          <KnownIcon />
        </Check>
      )}
    </Frame>
  );
}

const Group = styled.fieldset`
  &:not([data-look='segments']) {
    container-type: inline-size;
    width: 100%;
  }
  &[data-look='words'] {
    max-width: 40rem;
  }
`;

const Options = styled.div`
  display: grid;
  gap: ${space.s2};
  ${gridStyle}
`;

const Hint = styled(Note)`
  margin-block-start: ${space.s2};
`;

const Picture = styled.span`
  display: grid;
  flex: none;
  place-items: center;

  @container ${narrowGroup} {
    > svg {
      width: 3rem;
      height: auto;
    }
  }
`;

const Text = styled.span`
  display: grid;
  gap: 2px;
  min-width: 0;
`;

const Label = styled.span`
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.2;
  overflow-wrap: anywhere;
  ${labelStyle}
`;

const Meaning = styled(Note)`
  font-weight: 400;
  line-height: 1.25;
`;

/* The chosen card does not differ by colour alone. */
const Check = styled.span`
  position: absolute;
  inset-block-start: -0.375rem;
  inset-inline-end: -0.375rem;
  display: grid;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  border-radius: ${radius.full};
  background: ${color.accent};
  color: ${color.onAccent};

  input:not(:checked) ~ & {
    visibility: hidden;
  }

  .lucide {
    width: 0.8125rem;
    height: 0.8125rem;
    stroke-width: 4;
  }
`;

const Frame = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  min-width: 0;
  cursor: pointer;
  transition: ${motion.quick};
  transition-property: background-color, border-color, color;
  ${optionStyle}

  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 1px;
  }

  &:has(:checked) ${Meaning} {
    color: inherit;
  }

  &:has(:disabled) {
    color: ${color.textMuted};
    cursor: not-allowed;

    ${Picture} {
      opacity: 0.45;
    }
  }
`;
