import { defineMessages } from '@wordhoard/i18n/messages';
import { useIntl } from 'react-intl';
import { css, keyframes, styled } from 'styled-components';
import { useDragItem } from '../../drag/drag-area.tsx';
import { color, family, motion, space } from '../../theme/token.ts';
import { VisuallyHidden } from '../../theme/visually-hidden.tsx';
import { foldTyped } from '../../word/word-text.ts';
import type { Verdict } from '../board/verdict-footer.tsx';
import { availableLetter, letterBox } from './letter-style.ts';

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

export function LetterSlotButton(props: LetterSlotButtonProps) {
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
      {formatMessage(messages.position, { position: slot + 1 })}{' '}
      {letter === undefined ? formatMessage(messages.empty) : <bdi lang={lang}>{letter}</bdi>}
      {state === 'hinted' && formatMessage(messages.hinted)}
      {state === 'shown' && formatMessage(messages.shown)}
      {state === 'wrong' && (
        <>
          {formatMessage(messages.wrong)} <bdi lang={lang}>{text}</bdi>
        </>
      )}
    </VisuallyHidden>
  );
}

const messages = defineMessages({
  position: { id: 'ui.letterSlot.position', defaultMessage: 'Position {position, number}:' },
  empty: { id: 'ui.letterSlot.empty', defaultMessage: 'empty' },
  hinted: { id: 'ui.letterSlot.hinted', defaultMessage: ', a hint' },
  shown: { id: 'ui.letterSlot.shown', defaultMessage: ', not placed' },
  wrong: { id: 'ui.letterSlot.wrong', defaultMessage: ', right is' },
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
