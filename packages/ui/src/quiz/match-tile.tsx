import { type ComponentProps, useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { CloseIcon, KnownIcon } from '../theme/icon.ts';
import { color, layer, motion, radius, shadow, size, space } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';
import { Headword } from '../word/headword.tsx';
import { Picture } from '../word/picture.tsx';
import { lowBoard } from './board-media.ts';
import { FaceName } from './face-name.tsx';
import { KeyHint } from './key-hint.tsx';
import { type MatchTileState, matchTileStyle } from './match-tile-state.ts';
import type { QuizFace } from './quiz-face.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface MatchTileProps extends ComponentProps<'button'> {
  face: QuizFace;
  hotkey: string;
  state: MatchTileState;
  /** What it was joined with. */
  partner: QuizFace | undefined;
  onChoose: () => void;
}

/** One half of a pair. Its key gives it the focus too, so that a screen reader says what it is. */
export function MatchTile({ face, hotkey, state, partner, onChoose, ...native }: MatchTileProps) {
  const { formatMessage } = useIntl();
  const tile = useRef<HTMLButtonElement>(null);
  const isOpen = partner === undefined;
  useShortcuts({ [hotkey]: isOpen ? () => chooseByKey() : undefined });

  function chooseByKey(): void {
    tile.current?.focus();
    onChoose();
  }

  return (
    <Tile
      ref={tile}
      type="button"
      aria-keyshortcuts={hotkey}
      aria-pressed={isOpen ? state === 'chosen' : undefined}
      aria-disabled={!isOpen}
      tabIndex={isOpen ? undefined : -1}
      onClick={isOpen ? onChoose : undefined}
      {...native}
      data-state={state}
    >
      <Hint aria-hidden="true">{isOpen && hotkey.toUpperCase()}</Hint>
      {face.kind === 'word' ? (
        <Word
          size="small"
          text={face.word.text}
          lang={face.word.lang}
          data-wide={face.word.text.length > 12 || undefined}
          data-letters={lettersOf(face.word.text)}
        />
      ) : (
        <SmallPicture src={face.picture} alt={face.alt} loading="eager" draggable={false} />
      )}
      {partner && (
        <VisuallyHidden>
          {formatMessage(messages[state === 'missed' ? 'missed' : 'matched'])}{' '}
          <FaceName face={partner} />
        </VisuallyHidden>
      )}
      <Mark aria-hidden="true" data-mark>
        {markIcon[state]}
      </Mark>
    </Tile>
  );
}

/** How long its longest word is, where that has no room in one line at full size. */
function lettersOf(text: string): 'many' | 'most' | undefined {
  const longest = Math.max(...text.split(/[\s-]/u).map(({ length }) => length));
  if (longest < 10) return undefined;
  return longest < 12 ? 'many' : 'most';
}

const messages = defineMessages({
  matched: { id: 'ui.matchTile.matched', defaultMessage: '– found, belongs to' },
  missed: { id: 'ui.matchTile.missed', defaultMessage: '– not found, belongs to' },
});

const markIcon = {
  idle: undefined,
  chosen: undefined,
  miss: <CloseIcon />,
  elsewhere: undefined,
  matched: <KnownIcon />,
  missed: undefined,
} satisfies Record<MatchTileState, unknown>;

/* Sideways it is ours, up and down it is the page's. */
const Tile = styled.button`
  --edge: ${color.outline};
  container-type: inline-size;
  position: relative;
  display: grid;
  place-content: center;
  grid-template-columns: minmax(0, auto);
  width: 100%;
  min-height: 4.25rem;
  padding: ${space.s2} ${space.s3};
  border: 1px solid var(--edge);
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  text-align: center;
  touch-action: pan-y;
  user-select: none;
  -webkit-touch-callout: none;
  /* Focused by keys, it comes to stand above the foot that covers the end of the screen. */
  scroll-margin-block: ${space.s4} 9rem;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick},
    translate ${motion.calm};
  ${variants('data-state', matchTileStyle)}

  @media ${lowBoard} {
    min-height: 3.25rem;
    padding-block: ${space.s1};
  }

  /* Room for the key on one side, and as much on the other. */
  @media (hover: hover) and (pointer: fine) and (min-width: 36rem) {
    padding-inline: 2.75rem;
  }

  &&:focus-visible {
    outline: 2px solid ${color.accent};
    border-radius: ${radius.medium};
  }

  &[data-over] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    box-shadow: inset 0 0 0 2px ${color.accent};
  }

  &[data-dragged] {
    z-index: ${layer.popup};
    scale: 0.85;
    box-shadow: ${shadow.floating};
    cursor: grabbing;
    transition: none;
  }
`;

const Hint = styled(KeyHint)`
  position: absolute;
  inset-block-start: calc(50% - 0.75rem);
  inset-inline-start: ${space.s3};

  &:empty {
    visibility: hidden;
  }

  @media (max-width: 35.99rem) {
    display: none;
  }
`;

/* At full size, a tile of the narrowest phone is as wide as nine letters. */
const Word = styled(Headword)`
  --most: ${size.wordSmall};

  &[data-wide] {
    --most: ${size.body};
    font-size: var(--most);
  }

  &[data-letters='many'] {
    font-size: min(13.8cqi, var(--most));
  }

  &[data-letters='most'] {
    font-size: clamp(${size.caption}, 12cqi, var(--most));
  }
`;

const SmallPicture = styled(Picture)`
  width: 4.5rem;
  background: none;

  @media ${lowBoard} {
    width: 3.5rem;
  }

  img {
    padding: 6%;
  }
`;

const Mark = styled.span`
  position: absolute;
  inset-block-start: -0.5rem;
  inset-inline-end: -0.375rem;
  border-radius: ${radius.full};
  background: var(--edge);
  color: ${color.canvas};

  .lucide {
    width: 1.25rem;
    height: 1.25rem;
    padding: 3px;
    stroke-width: 4;
  }
`;
