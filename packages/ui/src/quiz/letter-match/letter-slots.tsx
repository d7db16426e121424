import { defineMessages } from '@wordhoard/i18n/messages';
import { useIntl } from 'react-intl';
import { css, keyframes, styled } from 'styled-components';
import { useDragItem } from '../../drag/drag-area.tsx';
import { color, family, motion, space } from '../../theme/token.ts';
import { VisuallyHidden } from '../../theme/visually-hidden.tsx';
import { findDirection, foldTyped } from '../../word/word-text.ts';
import { shake } from '../board/board.tsx';
import type { Verdict } from '../board/verdict-footer.tsx';
import { availableLetter, letterBox, letterRow } from './letter-style.ts';
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

/** While the word is built: `empty`, `filled` or `hinted`. Afterwards: `right`, `wrong` or `shown`. */
type SlotState = 'empty' | 'filled' | 'hinted' | 'right' | 'wrong' | 'shown';

interface LetterSlotButtonProps {
  /** The index of the slot. */
  slot: number;
  lang: string;
  /** The letter that the learner placed. */
  letter: string | undefined;
  /** The expected letter. */
  text: string | undefined;
  verdict: Verdict | undefined;
  isHinted: boolean;
  /** Whether the next letter goes here. */
  isNext: boolean;
  /** Clears a filled slot, or selects an empty one for the next letter. */
  onPress: () => void;
}

function LetterSlotButton(props: LetterSlotButtonProps) {
  const { slot, lang, text, verdict, isHinted, isNext, onPress } = props;
  const state = findSlotState(props);
  const letter = chooseShownLetter(props);
  const isOpen = verdict === undefined && !isHinted;
  const drag = useDragItem({
    id: `slot ${slot}`,
    canDrag: isOpen && letter !== undefined,
    canReceive: isOpen,
  });
  return (
    <Column>
      <Slot
        type="button"
        aria-disabled={!isOpen}
        aria-current={isNext || undefined}
        tabIndex={isOpen ? undefined : -1}
        onClick={isOpen ? onPress : undefined}
        {...drag.props}
        data-state={state}
      >
        <Name slot={slot} lang={lang} letter={letter} text={text} state={state} />
        <span aria-hidden="true" lang={lang}>
          {letter}
        </span>
      </Slot>
      {state === 'wrong' && (
        <Correction aria-hidden="true" lang={lang}>
          {text}
        </Correction>
      )}
    </Column>
  );
}

function findSlotState(props: LetterSlotButtonProps): SlotState {
  const { letter, verdict, isHinted } = props;
  if (isHinted) return 'hinted';
  if (verdict === undefined) return letter === undefined ? 'empty' : 'filled';
  if (letter === undefined) return 'shown';
  return verdict === 'right' || isExpected(props) ? 'right' : 'wrong';
}

/** The finished word has its own capitals; the letters to place have none. */
function chooseShownLetter(props: LetterSlotButtonProps): string | undefined {
  const { letter, text, verdict } = props;
  if (verdict === undefined) return letter;
  return letter === undefined || isExpected(props) ? text : letter;
}

const isExpected = ({ letter = '', text = '', lang }: LetterSlotButtonProps) =>
  foldTyped(letter, lang) === foldTyped(text, lang);

interface NameProps extends Pick<LetterSlotButtonProps, 'slot' | 'lang' | 'letter' | 'text'> {
  state: SlotState;
}

function Name({ slot, lang, letter, text, state }: NameProps) {
  const { formatMessage } = useIntl();
  return (
    <VisuallyHidden>
      {formatMessage(slotMessages.position, { position: slot + 1 })}{' '}
      {letter === undefined ? formatMessage(slotMessages.empty) : <bdi lang={lang}>{letter}</bdi>}
      {state === 'hinted' && formatMessage(slotMessages.hinted)}
      {state === 'shown' && formatMessage(slotMessages.shown)}
      {state === 'wrong' && (
        <>
          {formatMessage(slotMessages.wrong)} <bdi lang={lang}>{text}</bdi>
        </>
      )}
    </VisuallyHidden>
  );
}

const slotMessages = defineMessages({
  position: { id: 'ui.letterSlot.position', defaultMessage: 'Position {position, number}:' },
  empty: { id: 'ui.letterSlot.empty', defaultMessage: 'empty' },
  hinted: { id: 'ui.letterSlot.hinted', defaultMessage: ', a hint' },
  shown: { id: 'ui.letterSlot.shown', defaultMessage: ', not placed' },
  wrong: { id: 'ui.letterSlot.wrong', defaultMessage: ', should be' },
});

const pop = keyframes`
  40% { translate: 0 -4px; }
`;

const givenLetter = css`
  --edge: ${color.learn};
  border-style: dashed;
  background: ${color.learnSoft};
`;

const Column = styled.span`
  display: inline-grid;
  justify-items: center;
  gap: ${space.s1};
`;

const Slot = styled.button`
  ${letterBox}

  &:where([data-state='empty']) {
    --edge: ${color.outline};
    border-style: dashed;
    background: ${color.surfaceSunken};
    cursor: pointer;
  }
  &:where([data-state='filled']) {
    ${availableLetter}
  }
  &:where([data-state='hinted']) {
    ${givenLetter}
  }
  &:where([data-state='right']) {
    --edge: ${color.known};
    background: ${color.knownSoft};
    color: ${color.known};
    animation: ${pop} ${motion.calm};
  }
  &:where([data-state='wrong']) {
    --edge: ${color.wrong};
    background: ${color.wrongSoft};
    color: ${color.wrong};
    text-decoration: line-through;
    text-decoration-thickness: 2px;
  }
  &:where([data-state='shown']) {
    ${givenLetter}
  }

  &[aria-current],
  &[data-over] {
    --edge: ${color.accent};
    border-style: solid;
    background: ${color.accentSoft};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
`;

const Correction = styled.span`
  color: ${color.known};
  font: 600 var(--letter-size) / 1.2 ${family.word};
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.2em;
`;
