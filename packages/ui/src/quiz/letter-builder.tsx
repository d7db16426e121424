import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../action/button.tsx';
import { HintIcon } from '../theme/icon.ts';
import { space } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';
import { lowBoard } from './board-media.ts';
import { KeyHint } from './key-hint.tsx';
import { letterCrowd, letterMeasure } from './letter-face.ts';
import { LetterNews } from './letter-news.tsx';
import type { LetterPlaces, LetterSlot } from './letter-place.ts';
import { LetterSlots } from './letter-slots.tsx';
import { LetterTray } from './letter-tray.tsx';
import { typedLetter } from './typed-letter.ts';
import { useLetterDrag } from './use-letter-drag.ts';
import { useLetterKeys } from './use-letter-keys.ts';
import { useLetterPlaces } from './use-letter-places.ts';
import type { Verdict } from './verdict-foot.tsx';

interface LetterBuilderProps {
  lang: string;
  slots: readonly LetterSlot[];
  letters: readonly string[];
  placed: LetterPlaces;
  hinted: readonly number[];
  verdict: Verdict | undefined;
  onPlace: (placed: LetterPlaces) => void;
  onHint: (() => void) | undefined;
}

/** The places of a word above the letters to fill them with. */
export function LetterBuilder({
  lang,
  slots,
  letters,
  placed,
  hinted,
  verdict,
  onPlace,
  onHint,
}: LetterBuilderProps) {
  const { formatMessage } = useIntl();
  const [refused, setRefused] = useState<{ typed: string; placed: LetterPlaces }>();
  const word = useLetterPlaces({ placed, hinted, onPlace });
  const drag = useLetterDrag(placed, word);
  const isOpen = verdict === undefined;
  useLetterKeys({
    isOpen,
    onType: type,
    onRefuse: (typed) => setRefused({ typed, placed }),
    onErase: word.erase,
  });

  function type(typed: string): boolean {
    const letter = typedLetter(letters, word.isFree, typed, lang);
    if (letter !== undefined) word.put(letter);
    return letter !== undefined;
  }

  return (
    <Letters data-crowd={letterCrowd(letters.length)}>
      <LetterSlots
        slots={slots}
        letters={letters}
        lang={lang}
        placed={placed}
        hinted={hinted}
        next={word.next}
        verdict={verdict}
        onPress={word.press}
        drag={drag}
      />
      <LetterTray
        letters={letters}
        lang={lang}
        isFree={word.isFree}
        isOpen={(letter) => isOpen && word.isFree(letter)}
        onTake={word.put}
        drag={drag}
      />
      {onHint && (
        <HintPlace>
          {isOpen && (
            <Button variant="quiet" icon={<HintIcon />} aria-keyshortcuts="1" onClick={onHint}>
              {formatMessage(messages.hint)}
              <KeyHint aria-hidden="true">1</KeyHint>
            </Button>
          )}
        </HintPlace>
      )}
      <LetterNews
        letters={letters}
        lang={lang}
        placed={placed}
        refused={refused?.placed === placed ? refused.typed : undefined}
      />
    </Letters>
  );
}

const messages = defineMessages({
  hint: { id: 'ui.letterBuilder.hint', defaultMessage: 'A hint' },
});

const Letters = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.s6};
  ${variants('data-crowd', letterMeasure)}

  @media ${lowBoard} {
    gap: ${space.s3};
  }
`;

/* Nothing moves when the button goes. */
const HintPlace = styled.div`
  min-height: 2.75rem;
`;
