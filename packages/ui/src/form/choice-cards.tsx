import { type ComponentProps, type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { KnownIcon } from '../theme/icon.ts';
import { color, family, motion, radius, size, space } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';
import { Legend } from './field.tsx';

interface ChoiceCardsProps<Value extends string>
  extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  label: string;
  options: readonly CardChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** `tall` cards have a picture above their label, `wide` ones only text, `small` ones a number. */
  shape?: CardShape;
}

export interface CardChoice<Value extends string> {
  value: Value;
  label: string;
  /** Decorative. */
  picture?: ReactNode;
  /** What the choice means, or why it is disabled. */
  note?: ReactNode;
  isDisabled?: boolean;
}

type CardShape = 'tall' | 'wide' | 'small';

/** Native radio buttons as cards. A disabled one is dimmed, and its note tells the reason. */
export function ChoiceCards<Value extends string>({
  label,
  options,
  value,
  onChange,
  shape = 'tall',
  ...native
}: ChoiceCardsProps<Value>) {
  const name = useId();
  return (
    <Group {...native}>
      <Legend>{label}</Legend>
      <Cards data-shape={shape}>
        {options.map((option) => (
          <Card
            key={option.value}
            option={option}
            name={name}
            shape={shape}
            isChecked={option.value === value}
            onCheck={() => onChange(option.value)}
          />
        ))}
      </Cards>
    </Group>
  );
}

interface CardProps<Value extends string> {
  option: CardChoice<Value>;
  name: string;
  shape: CardShape;
  isChecked: boolean;
  onCheck: () => void;
}

function Card<Value extends string>({
  option: { value, label, picture, note, isDisabled },
  name,
  shape,
  isChecked,
  onCheck,
}: CardProps<Value>) {
  const id = useId();
  return (
    <Frame data-shape={shape}>
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
      {picture && <Picture aria-hidden="true">{picture}</Picture>}
      <Text>
        <Label id={`${id}-label`}>{label}</Label>
        {note && <Note id={`${id}-note`}>{note}</Note>}
      </Text>
      <Check aria-hidden="true">
        <KnownIcon />
      </Check>
    </Frame>
  );
}

const Group = styled.fieldset`
  container-type: inline-size;
  width: 100%;
`;

/** A phone: three tall cards side by side. */
const narrow = '(max-width: 30rem)';

const gridStyle = {
  tall: css`
    grid-template-columns: repeat(auto-fill, minmax(max(7rem, (100% - 6 * ${space.s2}) / 7), 1fr));

    @container ${narrow} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  `,
  small: css`
    grid-template-columns: repeat(auto-fit, minmax(3.75rem, 1fr));

    /* Six do not fit in a row of a phone. */
    @container (max-width: 25rem) {
      &:has(> :nth-child(6)) {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
    }
  `,
  wide: css`
    grid-template-columns: repeat(auto-fit, minmax(max(9rem, (100% - 3 * ${space.s2}) / 4), 1fr));
  `,
} satisfies Record<CardShape, ReturnType<typeof css>>;

const Cards = styled.div`
  display: grid;
  gap: ${space.s2};
  ${variants('data-shape', gridStyle)}
`;

const frameStyle = {
  tall: css`
    flex-direction: column;
    gap: ${space.s1};
    min-height: 6rem;
    padding: ${space.s3} ${space.s1} ${space.s2};
    text-align: center;

    /* A last card that would stand alone takes the row. */
    @container ${narrow} {
      &:last-child:nth-child(3n + 1) {
        grid-column: 1 / -1;
        flex-direction: row;
        justify-content: center;
        gap: ${space.s3};
        min-height: 3.5rem;
        padding-block: ${space.s2};
        text-align: start;
      }
    }
  `,
  small: css`
    justify-content: center;
    min-height: 4rem;
    padding: ${space.s2} ${space.s1};
    text-align: center;
  `,
  wide: css`
    gap: ${space.s3};
    min-height: 3.5rem;
    padding: ${space.s2} ${space.s3};
  `,
} satisfies Record<CardShape, ReturnType<typeof css>>;

const Picture = styled.span`
  display: grid;
  flex: none;
  place-items: center;

  @container ${narrow} {
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

  &::first-letter {
    text-transform: uppercase;
  }

  [data-shape='tall'] & {
    font-size: 0.875rem;
  }

  @container ${narrow} {
    font-size: 0.875rem;
  }

  [data-shape='small'] & {
    font: 600 ${size.lead} / 1.2 ${family.word};
  }
`;

const Note = styled.span`
  color: ${color.textMuted};
  font-size: ${size.caption};
  font-weight: 400;
  line-height: 1.25;
  overflow-wrap: anywhere;
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
  visibility: hidden;

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
  border: 1px solid ${color.edge};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  cursor: pointer;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick};
  ${variants('data-shape', frameStyle)}

  @media (hover: hover) {
    &:hover {
      border-color: ${color.outline};
    }
  }

  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    box-shadow: inset 0 0 0 1px ${color.accent};
    color: ${color.accentStrong};

    ${Check} {
      visibility: visible;
    }

    ${Note} {
      color: inherit;
    }
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }

  &:has(:disabled) {
    border-color: ${color.hairline};
    border-style: dashed;
    background: transparent;
    color: ${color.textMuted};
    cursor: not-allowed;

    ${Picture} {
      opacity: 0.45;
    }
  }
`;
