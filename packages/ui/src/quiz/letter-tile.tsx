import type { ComponentProps } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { css, styled } from 'styled-components';
import { color } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';
import { letterFace, openLetter } from './letter-face.ts';

interface LetterTileProps extends ComponentProps<'button'> {
  letter: string;
  lang: string;
  /** Counted from 1, of so many. */
  place: number;
  count: number;
  /** Whether it still lies here. */
  isFree: boolean;
  /** Whether it can be taken. */
  isOpen: boolean;
  onTake: () => void;
}

/** A letter to build with. Once taken it keeps the focus, but is no longer in the way of the Tab key. */
export function LetterTile({
  letter,
  lang,
  place,
  count,
  isFree,
  isOpen,
  onTake,
  ...native
}: LetterTileProps) {
  const { formatMessage } = useIntl();
  return (
    <Tile
      type="button"
      aria-disabled={!isOpen}
      tabIndex={isOpen ? undefined : -1}
      onClick={isOpen ? onTake : undefined}
      {...native}
      data-look={lookOf(isFree, isOpen)}
    >
      <VisuallyHidden>
        {formatMessage(messages.letter)} <bdi lang={lang}>{letter}</bdi>
        {isFree ? formatMessage(messages.place, { place, count }) : formatMessage(messages.taken)}
      </VisuallyHidden>
      <span aria-hidden="true" lang={lang}>
        {letter}
      </span>
    </Tile>
  );
}

const messages = defineMessages<{
  letter: NoMessageValues;
  place: { place: number; count: number };
  taken: NoMessageValues;
}>({
  letter: { id: 'ui.letterTile.letter', defaultMessage: 'Letter' },
  place: { id: 'ui.letterTile.place', defaultMessage: ', {place, number} of {count, number}' },
  taken: { id: 'ui.letterTile.taken', defaultMessage: ', placed' },
});

type TileLook = 'open' | 'left' | 'taken';

function lookOf(isFree: boolean, isOpen: boolean): TileLook {
  if (isOpen) return 'open';
  return isFree ? 'left' : 'taken';
}

const lookStyle = {
  open: openLetter,
  left: css`
    --edge: ${color.hairline};
    background: transparent;
    color: ${color.textMuted};
  `,
  /* What lay here is gone, as from a box with a place for each letter. */
  taken: css`
    --edge: ${color.hairline};
    background: ${color.surfaceSunken};

    > [aria-hidden] {
      visibility: hidden;
    }
  `,
} satisfies Record<TileLook, ReturnType<typeof css>>;

const Tile = styled.button`
  ${letterFace}
  ${variants('data-look', lookStyle)}
`;
