import { useDroppable } from '@dnd-kit/core';
import { defineMessages } from '@wordhoard/i18n/messages';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../../action/button.tsx';
import { DragArea, useDragItem } from '../../drag/drag-area.tsx';
import { useKeyName, useShortcuts } from '../../keyboard/use-shortcuts.ts';
import { HintIcon } from '../../theme/icon.ts';
import { color } from '../../theme/token.ts';
import { VisuallyHidden } from '../../theme/visually-hidden.tsx';
import { findDirection } from '../../word/word-text.ts';
import { KeyHint } from '../board/board.tsx';
import { QuestionBoard, type QuestionProps } from '../board/question-board.tsx';
import type { Verdict } from '../board/verdict-footer.tsx';
import { LetterSlots } from './letter-slots.tsx';
import {
  availableLetter,
  chooseDensity,
  letterBox,
  letterRow,
  letterSizes,
} from './letter-style.ts';
import {
  LetterAnnouncer,
  type LetterSlot,
  type PlacedLetters,
  useTypedLetters,
  useWordBuilding,
} from './placed-letters.tsx';

export interface LetterMatchBoardProps extends QuestionProps {
  /** The language of the word to build. */
  lang: string;
  slots: readonly LetterSlot[];
  /**
   * In display order, all in lower case, with letters that the word does not need. Letters are identified
   * by index, since some occur twice.
   */
  letters: readonly string[];
  /** One entry per slot of kind `letter`, in order. */
  placed: PlacedLetters;
  /** The slots that hints have filled. Their letters cannot be moved. */
  hinted?: readonly number[];
  /** Set once every slot is filled or the learner has passed. */
  outcome: LetterMatchOutcome | undefined;
  onPlace: (placed: PlacedLetters) => void;
  /** Requests one right letter. */
  onHint?: (() => void) | undefined;
}

export interface LetterMatchOutcome {
  verdict: Verdict;
  /** The correct spelling of the word. */
  expected: string;
  /** Whether a hint was used, even if `hinted` no longer lists its slot. */
  isHinted?: boolean | undefined;
}

/**
 * A word to build from letters by pressing, dragging or typing them. Typed letters take precedence
 * over shortcuts. Give it a `key` per question.
 */
export function LetterMatchBoard({
  outcome,
  lang,
  slots,
  letters,
  placed,
  hinted = [],
  onPlace,
  onHint,
  ...question
}: LetterMatchBoardProps) {
  const { formatMessage } = useIntl();
  useShortcuts(outcome ? {} : { 1: onHint });
  const building = { lang, slots, letters, placed, hinted, onPlace, onHint };
  return (
    <QuestionBoard
      {...question}
      task={formatMessage(isPhrase(slots) ? messages.phraseTask : messages.task)}
      verdict={outcome?.verdict}
      rightAnswer={outcome?.expected ?? ''}
      isHinted={hinted.length > 0 || outcome?.isHinted}
    >
      {() => <WordBuilder {...building} verdict={outcome?.verdict} />}
    </QuestionBoard>
  );
}

interface WordBuilderProps
  extends Pick<
    LetterMatchBoardProps,
    'lang' | 'slots' | 'letters' | 'placed' | 'onPlace' | 'onHint'
  > {
  hinted: readonly number[];
  verdict: Verdict | undefined;
}

/** The slots of a word above the letters to fill them with. */
function WordBuilder({ slots, onHint, verdict, onPlace, hinted, ...shared }: WordBuilderProps) {
  const { letters, lang, placed } = shared;
  const word = useWordBuilding({ placed, hinted, onPlace });
  const isOpen = verdict === undefined;
  const refused = useTypedLetters({ ...shared, isOpen, word });

  /** Letters are dragged into slots, between slots, and back to the tray. */
  function drop(item: string, target: string): void {
    const index = parseIndex(item);
    const letter = item.startsWith('slot') ? placed[index] : index;
    if (target === 'tray') word.clear(index);
    else if (typeof letter === 'number') word.place(letter, parseIndex(target));
  }

  return (
    <Letters data-density={chooseDensity(letters.length)}>
      <DragArea
        canDrop={(item, target) =>
          item !== target && (target !== 'tray' || item.startsWith('slot'))
        }
        onDrop={drop}
      >
        <LetterSlots
          {...shared}
          slots={slots}
          hinted={hinted}
          next={word.next}
          verdict={verdict}
          onPress={word.press}
        />
        <LetterTray
          letters={letters}
          hasWords={hasWords(slots)}
          lang={lang}
          isFree={word.isFree}
          isOpen={isOpen}
          onTake={word.placeNext}
        />
      </DragArea>
      {onHint && <HintSlot>{isOpen && <HintButton onHint={onHint} />}</HintSlot>}
      <LetterAnnouncer {...shared} refused={refused} />
    </Letters>
  );
}

/** A sentence ends with its mark, also where it is built from letters. */
const isPhrase = (slots: readonly LetterSlot[]): boolean =>
  hasWords(slots) || slots.at(-1)?.kind === 'fixed';

/** Whether a phrase is built from its words. */
function hasWords(slots: readonly LetterSlot[]): boolean {
  const segmenter = new Intl.Segmenter();
  return slots.some(
    ({ kind, text = '' }) => kind === 'letter' && [...segmenter.segment(text)].length > 1,
  );
}

/** The index in an id such as `letter 3` or `slot 2`. */
const parseIndex = (id: string): number => Number(id.split(' ')[1]);

function HintButton({ onHint }: { onHint: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Button
      variant="quiet"
      icon={<HintIcon />}
      aria-keyshortcuts={useKeyName('1')}
      onClick={onHint}
    >
      {formatMessage(messages.hint)}
      <KeyHint aria-hidden="true">1</KeyHint>
    </Button>
  );
}

const messages = defineMessages({
  task: { id: 'ui.letterMatchBoard.task', defaultMessage: 'Build the word' },
  phraseTask: { id: 'ui.letterMatchBoard.phraseTask', defaultMessage: 'Build the phrase' },
  hint: { id: 'ui.wordBuilder.hint', defaultMessage: 'Hint' },
});

const Letters = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--far);
  ${letterSizes}
`;

/* Keeps its height when the button goes. */
const HintSlot = styled.div`
  min-height: 2.75rem;
`;

interface LetterTrayProps {
  letters: readonly string[];
  /** Whether the letters are words of a phrase. */
  hasWords: boolean;
  lang: string;
  /** Whether a letter is not placed yet. */
  isFree: (letter: number) => boolean;
  /** Whether letters can be taken. */
  isOpen: boolean;
  onTake: (letter: number) => void;
}

/** The letters of a word and spare ones. A taken letter leaves a gap, so that the others do not move. */
function LetterTray(props: LetterTrayProps) {
  const { letters } = props;
  const { formatMessage } = useIntl();
  const { isOver, setNodeRef } = useDroppable({ id: 'tray' });
  return (
    <Tray
      ref={setNodeRef}
      role="group"
      aria-label={formatMessage(props.hasWords ? trayMessages.words : trayMessages.label)}
      dir={findDirection(letters)}
      data-over={isOver || undefined}
    >
      {letters.map((letter, index) => (
        <LetterTile key={index} {...props} letter={letter} index={index} />
      ))}
    </Tray>
  );
}

/** Once taken, a tile keeps the focus but leaves the tab order. */
function LetterTile(props: LetterTrayProps & { letter: string; index: number }) {
  const { letter, letters, lang, index, onTake } = props;
  const isFree = props.isFree(index);
  const isAvailable = isFree && props.isOpen;
  const closedLook = isFree ? 'unused' : 'taken';
  const { formatMessage } = useIntl();
  const drag = useDragItem({ id: `letter ${index}`, canDrag: isAvailable, canReceive: false });
  return (
    <Tile
      type="button"
      aria-disabled={!isAvailable}
      tabIndex={isAvailable ? undefined : -1}
      onClick={isAvailable ? () => onTake(index) : undefined}
      {...drag.props}
      data-look={isAvailable ? 'available' : closedLook}
    >
      <VisuallyHidden>
        {formatMessage(props.hasWords ? trayMessages.word : trayMessages.letter)}{' '}
        <bdi lang={lang}>{letter}</bdi>
        {isFree
          ? formatMessage(trayMessages.position, { position: index + 1, count: letters.length })
          : formatMessage(trayMessages.taken)}
      </VisuallyHidden>
      <span aria-hidden="true" lang={lang}>
        {letter}
      </span>
    </Tile>
  );
}

const trayMessages = defineMessages({
  label: { id: 'ui.letterTray.label', defaultMessage: 'Letters' },
  words: { id: 'ui.letterTray.words', defaultMessage: 'Words' },
  letter: { id: 'ui.letterTile.letter', defaultMessage: 'Letter' },
  word: { id: 'ui.letterTile.word', defaultMessage: 'Word' },
  position: {
    id: 'ui.letterTile.position',
    defaultMessage: ', {position, number} of {count, number}',
  },
  taken: { id: 'ui.letterTile.taken', defaultMessage: ', placed' },
});

const Tray = styled.div`
  ${letterRow}
`;

const Tile = styled.button`
  ${letterBox}

  &:where([data-look='available']) {
    ${availableLetter}
  }
  &:where([data-look='unused']) {
    --edge: ${color.hairline};
    background: transparent;
    color: ${color.textMuted};
  }
  /* An empty compartment remains. */
  &:where([data-look='taken']) {
    --edge: ${color.hairline};
    background: ${color.surfaceSunken};

    > [aria-hidden] {
      visibility: hidden;
    }
  }
`;
