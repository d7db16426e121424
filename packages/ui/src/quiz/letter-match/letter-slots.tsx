import { defineMessages } from '@wordhoard/i18n/messages';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { family, space } from '../../theme/token.ts';
import { VisuallyHidden } from '../../theme/visually-hidden.tsx';
import { findDirection } from '../../word/word-text.ts';
import { shake } from '../board/board.tsx';
import type { Verdict } from '../board/verdict-footer.tsx';
import { LetterSlotButton } from './letter-slot-button.tsx';
import { letterRow } from './letter-style.ts';
import type { LetterSlot, PlacedLetters } from './placed-letters.tsx';

interface LetterSlotsProps {
  slots: readonly LetterSlot[];
  letters: readonly string[];
  lang: string;
  placed: PlacedLetters;
  hinted: readonly number[];
  /** The slot for the next letter; undefined once all are filled. */
  next: number | undefined;
  verdict: Verdict | undefined;
  /** Clears a filled slot, or selects an empty one. */
  onPress: (slot: number) => void;
}

/** The word being built. Lines break between its words, and within a word that is too long. */
export function LetterSlots({ slots, letters, lang, ...word }: LetterSlotsProps) {
  const { formatMessage } = useIntl();
  const { placed, hinted, next, verdict, onPress } = word;
  return (
    <Slots
      role="group"
      aria-label={formatMessage(messages.label)}
      dir={findDirection(letters)}
      data-verdict={verdict}
    >
      {splitIntoWords(slots).map((part, partIndex) => (
        <Word key={partIndex}>
          {part.map(({ kind, text, slot }, index) => {
            if (kind === 'fixed') return <StandingText key={index} text={text} />;
            return (
              <LetterSlotButton
                key={index}
                slot={slot}
                lang={lang}
                letter={letters[placed[slot] ?? -1]}
                text={text}
                verdict={verdict}
                isHinted={hinted.includes(slot)}
                isNext={verdict === undefined && next === slot}
                onPress={() => onPress(slot)}
              />
            );
          })}
        </Word>
      ))}
    </Slots>
  );
}

/** A space or a punctuation mark. */
function StandingText({ text = '' }: Pick<LetterSlot, 'text'>) {
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
  ${letterRow}
`;

const Standing = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: ${space.s3};
  height: var(--letter-height);
  font: 600 var(--letter-size) / 1 ${family.word};
`;

interface IndexedSlot extends LetterSlot {
  /** The index among the slots to fill. */
  slot: number;
}

/** Splits after spaces and hyphens. Lines break between the parts, and within one only if it is too long. */
export function splitIntoWords(slots: readonly LetterSlot[]): IndexedSlot[][] {
  const words: IndexedSlot[][] = [[]];
  let index = 0;
  for (const slot of slots) {
    words.at(-1)?.push({ ...slot, slot: index });
    if (isBreak(slot)) words.push([]);
    if (slot.kind === 'letter') index += 1;
  }
  return words.filter((word) => word.length > 0);
}

function isBreak({ kind, text = '' }: LetterSlot): boolean {
  return kind === 'fixed' && /^[\s\p{Dash_Punctuation}]+$/u.test(text);
}
