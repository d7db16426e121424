import { useDroppable } from '@dnd-kit/core';
import { defineMessages } from '@wordhoard/i18n/messages';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useDragItem } from '../../drag/drag-area.tsx';
import { color } from '../../theme/token.ts';
import { VisuallyHidden } from '../../theme/visually-hidden.tsx';
import { findDirection } from '../../word/word-text.ts';
import { availableLetter, letterBox, letterRow } from './letter-style.ts';

interface LetterTrayProps {
  letters: readonly string[];
  lang: string;
  /** Whether a letter is not placed yet. */
  isFree: (letter: number) => boolean;
  /** Whether letters can be taken. */
  isOpen: boolean;
  onTake: (letter: number) => void;
}

/** The letters of a word and spare ones. A taken letter leaves a gap, so that the others do not move. */
export function LetterTray(props: LetterTrayProps) {
  const { letters } = props;
  const { formatMessage } = useIntl();
  const { isOver, setNodeRef } = useDroppable({ id: 'tray' });
  return (
    <Tray
      ref={setNodeRef}
      role="group"
      aria-label={formatMessage(messages.label)}
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
        {formatMessage(messages.letter)} <bdi lang={lang}>{letter}</bdi>
        {isFree
          ? formatMessage(messages.position, { position: index + 1, count: letters.length })
          : formatMessage(messages.taken)}
      </VisuallyHidden>
      <span aria-hidden="true" lang={lang}>
        {letter}
      </span>
    </Tile>
  );
}

const messages = defineMessages({
  label: { id: 'ui.letterTray.label', defaultMessage: 'Letters' },
  letter: { id: 'ui.letterTile.letter', defaultMessage: 'Letter' },
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
