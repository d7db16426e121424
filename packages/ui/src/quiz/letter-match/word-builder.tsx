import { type ReactNode, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../../action/button.tsx';
import { DragArea } from '../../drag/drag-area.tsx';
import { useKeyName } from '../../keyboard/use-shortcuts.ts';
import { HintIcon } from '../../theme/icon.ts';
import { space } from '../../theme/token.ts';
import { variants } from '../../theme/variants.ts';
import { shortBoard } from '../board/board.tsx';
import { KeyHint } from '../board/key-hint.tsx';
import type { Verdict } from '../board/verdict-footer.tsx';
import { LetterAnnouncer } from './letter-announcer.tsx';
import { LetterSlots } from './letter-slots.tsx';
import { letterDensity, letterSizes } from './letter-style.ts';
import { LetterTray } from './letter-tray.tsx';
import { type LetterSlot, type PlacedLetters, useWordBuilding } from './placed-letters.ts';
import { findTypedLetter, useLetterKeys } from './use-letter-keys.ts';

interface WordBuilderProps {
  lang: string;
  slots: readonly LetterSlot[];
  letters: readonly string[];
  placed: PlacedLetters;
  hinted: readonly number[];
  verdict: Verdict | undefined;
  onPlace: (placed: PlacedLetters) => void;
  onHint: (() => void) | undefined;
}

/** The slots of a word above the letters to fill them with. */
export function WordBuilder({ lang, slots, letters, onHint, ...building }: WordBuilderProps) {
  const { placed, hinted, verdict } = building;
  const word = useWordBuilding(building);
  const isOpen = verdict === undefined;
  const refused = useTyping({ isOpen, letters, lang, placed, word });
  const isAvailable = (letter: number) => isOpen && word.isFree(letter);

  return (
    <Letters data-density={letterDensity(letters.length)}>
      <LetterDragArea placed={placed} word={word}>
        <LetterSlots
          slots={slots}
          letters={letters}
          lang={lang}
          placed={placed}
          hinted={hinted}
          next={word.next}
          verdict={verdict}
          onPress={word.press}
        />
        <LetterTray
          letters={letters}
          lang={lang}
          isFree={word.isFree}
          isAvailable={isAvailable}
          onTake={word.placeNext}
        />
      </LetterDragArea>
      {onHint && <HintSlot>{isOpen && <HintButton onHint={onHint} />}</HintSlot>}
      <LetterAnnouncer letters={letters} lang={lang} placed={placed} refused={refused} />
    </Letters>
  );
}

type WordBuilding = ReturnType<typeof useWordBuilding>;

interface TypingSettings {
  isOpen: boolean;
  letters: readonly string[];
  lang: string;
  placed: PlacedLetters;
  word: WordBuilding;
}

/** Places typed letters. Returns the last one that is not available, until the word changes. */
function useTyping({ isOpen, letters, lang, placed, word }: TypingSettings): string | undefined {
  const [refused, setRefused] = useState<{ typed: string; placed: PlacedLetters }>();
  useLetterKeys({
    isOpen,
    onType: (typed) => {
      const letter = findTypedLetter(letters, word.isFree, typed, lang);
      if (letter !== undefined) word.placeNext(letter);
      return letter !== undefined;
    },
    onRefuse: (typed) => setRefused({ typed, placed }),
    onErase: word.erase,
  });
  return refused?.placed === placed ? refused.typed : undefined;
}

interface LetterDragAreaProps {
  placed: PlacedLetters;
  word: WordBuilding;
  children: ReactNode;
}

/** Letters are dragged into slots, between slots, and back to the tray. */
function LetterDragArea({ placed, word, children }: LetterDragAreaProps) {
  return (
    <DragArea
      canDrop={(item, target) => item !== target && (target !== 'tray' || item.startsWith('slot'))}
      onDrop={(item, target) => {
        const index = parseIndex(item);
        const letter = item.startsWith('slot') ? placed[index] : index;
        if (target === 'tray') word.clear(index);
        else if (typeof letter === 'number') word.place(letter, parseIndex(target));
      }}
    >
      {children}
    </DragArea>
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
  hint: { id: 'ui.wordBuilder.hint', defaultMessage: 'A hint' },
});

const Letters = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.s6};
  ${variants('data-density', letterSizes)}

  @media ${shortBoard} {
    gap: ${space.s3};
  }
`;

/* Keeps its height when the button goes. */
const HintSlot = styled.div`
  min-height: 2.75rem;
`;
