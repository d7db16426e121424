import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { letterLine } from './letter-face.ts';
import { LetterTile } from './letter-tile.tsx';
import { textDirection } from './text-direction.ts';
import type { Dragging } from './use-drag.ts';

interface LetterTrayProps {
  letters: readonly string[];
  lang: string;
  /** Whether a letter can be taken; otherwise it stands in the word, or the word is done with. */
  isOpen: (letter: number) => boolean;
  isFree: (letter: number) => boolean;
  onTake: (letter: number) => void;
  drag: Dragging;
}

/** All letters of a word. What is taken leaves its place empty, so that no other one moves. */
export function LetterTray({ letters, lang, isOpen, isFree, onTake, drag }: LetterTrayProps) {
  const { formatMessage } = useIntl();
  return (
    <Tray
      role="group"
      aria-label={formatMessage(messages.label)}
      dir={textDirection(letters)}
      {...drag.target('tray')}
    >
      {letters.map((letter, at) => (
        <LetterTile
          key={at}
          letter={letter}
          lang={lang}
          place={at + 1}
          count={letters.length}
          isFree={isFree(at)}
          isOpen={isOpen(at)}
          onTake={() => onTake(at)}
          {...(isOpen(at) && drag.thing(`letter ${at}`))}
        />
      ))}
    </Tray>
  );
}

const messages = defineMessages({
  label: { id: 'ui.letterTray.label', defaultMessage: 'Letters' },
});

const Tray = styled.div`
  ${letterLine}
`;
