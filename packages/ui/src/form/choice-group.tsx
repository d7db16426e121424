import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Note } from '../layout/stack.tsx';
import { color, motion, radius, space } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';
import { Legend } from './field.tsx';

interface ChoiceGroupProps<Value extends string>
  extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  label: string;
  /** Hides the label visually, if the options are self-explanatory. */
  isLabelHidden?: boolean;
  options: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Text below the options, such as what the chosen one means. */
  hint?: ReactNode;
}

interface Choice<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

/** A segmented control made of native radio buttons. */
export function ChoiceGroup<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
  hint,
  ...native
}: ChoiceGroupProps<Value>) {
  const name = useId();
  const hintId = useId();
  return (
    <fieldset aria-describedby={hint ? hintId : undefined} {...native}>
      {isLabelHidden ? (
        <VisuallyHidden as="legend">{label}</VisuallyHidden>
      ) : (
        <Legend>{label}</Legend>
      )}
      <Segments>
        {options.map((option) => (
          <Segment key={option.value}>
            <VisuallyHidden
              as="input"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            {option.label}
          </Segment>
        ))}
      </Segments>
      {hint && (
        <Hint as="div" id={hintId}>
          {hint}
        </Hint>
      )}
    </fieldset>
  );
}

const Segments = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1};
  width: fit-content;
  max-width: 100%;
  padding: ${space.s1};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
`;

const Segment = styled.label`
  position: relative;
  flex: 1 0 auto;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s2};
  min-height: 2.5rem;
  padding: ${space.s1} ${space.s4};
  border: 1px solid transparent;
  border-radius: ${radius.small};
  color: ${color.textMuted};
  font-weight: 550;
  white-space: nowrap;
  cursor: pointer;
  transition:
    background-color ${motion.quick},
    color ${motion.quick};

  /* Three options fit side by side on a phone. */
  @media (max-width: 30rem) {
    padding-inline: ${space.s2};
  }

  &:hover {
    color: ${color.text};
  }

  &:has(:checked) {
    border-color: ${color.outline};
    background: ${color.surfaceRaised};
    color: ${color.text};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 1px;
  }

  &:has(:disabled) {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;

const Hint = styled(Note)`
  margin-block-start: ${space.s2};
`;
