import { defineMessages, useIntl } from 'react-intl';
import { keyframes, styled } from 'styled-components';
import { family, space } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';
import { letterLine } from './letter-face.ts';
import type { LetterPlaces, LetterSlot } from './letter-place.ts';
import { LetterSlotButton } from './letter-slot-button.tsx';
import { slotState } from './slot-state.ts';
import { textDirection } from './text-direction.ts';
import type { Dragging } from './use-drag.ts';
import type { Verdict } from './verdict-foot.tsx';
import { wordsOfSlots } from './words-of-slots.ts';

interface LetterSlotsProps {
  slots: readonly LetterSlot[];
  letters: readonly string[];
  lang: string;
  placed: LetterPlaces;
  hinted: readonly number[];
  /** Where the next letter goes; nowhere once the word is done with. */
  next: number | undefined;
  verdict: Verdict | undefined;
  /** Takes back what stands in a place, or aims at an empty one. */
  onPress: (at: number) => void;
  drag: Dragging;
}

/** The word as far as it is built. Lines break between its words, and within one that is too long. */
export function LetterSlots({
  slots,
  letters,
  lang,
  placed,
  hinted,
  next,
  verdict,
  onPress,
  drag,
}: LetterSlotsProps) {
  const { formatMessage } = useIntl();
  return (
    <Slots
      role="group"
      aria-label={formatMessage(messages.label)}
      dir={textDirection(letters)}
      data-verdict={verdict}
    >
      {wordsOfSlots(slots).map((word, place) => (
        <Word key={place}>
          {word.map(({ kind, text, at }, index) => {
            if (kind === 'standing') return <StandingLetter key={index} text={text} />;
            const letter = letters[placed[at] ?? -1];
            const state = slotState({ letter, text, verdict, isHinted: hinted.includes(at) });
            const isOpen = verdict === undefined && state !== 'hinted';
            return (
              <LetterSlotButton
                key={index}
                place={at + 1}
                lang={lang}
                letter={letter}
                text={text}
                state={state}
                isOpen={isOpen}
                isNext={verdict === undefined && next === at}
                onPress={() => onPress(at)}
                {...(isOpen && drag.target(`slot ${at}`))}
                {...(isOpen && letter !== undefined && drag.thing(`slot ${at}`))}
              />
            );
          })}
        </Word>
      ))}
    </Slots>
  );
}

/** A space or a mark. */
function StandingLetter({ text = '' }: Pick<LetterSlot, 'text'>) {
  const { formatMessage } = useIntl();
  return (
    <Standing>
      {text.trim() === '' ? <VisuallyHidden>{formatMessage(messages.space)}</VisuallyHidden> : text}
    </Standing>
  );
}

const messages = defineMessages({
  label: { id: 'ui.letterSlots.label', defaultMessage: 'Your word' },
  space: { id: 'ui.letterSlots.space', defaultMessage: 'Space' },
});

const shake = keyframes`
  20%, 60% { translate: -5px; }
  40%, 80% { translate: 5px; }
`;

const Slots = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: center;
  row-gap: ${space.s2};

  @media (prefers-reduced-motion: no-preference) {
    &[data-verdict='wrong'] {
      animation: ${shake} 320ms ease-in-out;
    }
  }
`;

const Word = styled.span`
  ${letterLine}
`;

const Standing = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: ${space.s3};
  height: var(--letter-height);
  font: 600 var(--letter-size) / 1 ${family.word};
`;
