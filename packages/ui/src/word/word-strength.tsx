import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, size, space } from '../theme/token.ts';

/** How well a learner remembers a word: 0 not practised yet, up to 4 known. */
type Strength = 0 | 1 | 2 | 3 | 4;

/** A learner's memory of a word as cards show it. */
export interface ShownMemory {
  strength: Strength;
  /** When the word is reviewed next, such as “Next review tomorrow”. */
  nextReview: string;
}

interface WordStrengthProps extends ComponentProps<'span'>, ShownMemory {
  /** The label shows the next review beside the bars. Without it, only screen readers are told. */
  look?: 'bars' | 'label';
}

/** Four bars that fill as a word becomes known. */
export function WordStrength({
  strength,
  nextReview,
  look = 'bars',
  ...native
}: WordStrengthProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage(messages.strength, { strength });
  return (
    <Line {...native}>
      <Bars
        role="img"
        viewBox="0 0 18 14"
        aria-label={look === 'label' ? label : `${label}. ${nextReview}`}
        data-strength={strength}
      >
        {heights.map((height, index) => (
          <rect
            key={height}
            x={index * 5}
            y={14 - height}
            width="3"
            height={height}
            rx="1.5"
            data-full={index < strength || undefined}
          />
        ))}
      </Bars>
      {look === 'label' && nextReview}
    </Line>
  );
}

/** Of the bars, in units of the drawing. */
const heights = [5, 8, 11, 14];

const messages = defineMessages({
  strength: { id: 'ui.wordStrength.strength', defaultMessage: 'Strength {strength} of 4' },
});

const Line = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${space.s2};
  color: ${color.textMuted};
  font-size: ${size.caption};
`;

const Bars = styled.svg`
  flex: none;
  width: 1.125rem;
  height: 0.875rem;
  color: ${color.learn};
  fill: ${color.outline};
  overflow: visible;

  &[data-strength='4'] {
    color: ${color.known};
  }

  > [data-full] {
    fill: currentColor;
  }

  > :not([data-full]) {
    opacity: 0.4;
  }
`;
