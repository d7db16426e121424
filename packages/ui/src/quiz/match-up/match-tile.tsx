import { defineMessages } from '@wordhoard/i18n/messages';
import { useIntl } from 'react-intl';
import { css, keyframes, styled } from 'styled-components';
import { draggableStyle, useDragItem } from '../../drag/drag-area.tsx';
import { useKeyName, useShortcuts } from '../../keyboard/use-shortcuts.ts';
import { Note } from '../../layout/stack.tsx';
import { CloseIcon, KnownIcon } from '../../theme/icon.ts';
import { color, motion, radius, size, space } from '../../theme/token.ts';
import { VisuallyHidden } from '../../theme/visually-hidden.tsx';
import { Headword } from '../../word/headword.tsx';
import { WordImage } from '../../word/word-image.tsx';
import { Romanisation } from '../../word/written-word.tsx';
import { KeyHint, shake, shortBoard } from '../board/board.tsx';
import { InlineContent, type QuizContent, WordSense } from '../board/quiz-content.tsx';
import type { MatchTileState, TileKey } from './tile-selection.ts';

const settle = keyframes`
  40% { scale: 1.03; }
`;

const pressable = css`
  cursor: pointer;
  @media (hover: hover) {
    &:hover {
      border-color: ${color.accent};
      background: ${color.accentSoft};
    }
  }
`;

/** The style of each state. The mark and the link to the partner use `--edge` too. */
const matchTileStyle = css`
  &:where([data-state='idle']) {
    box-shadow: inset 0 -3px 0 ${color.hairline};
    ${pressable}
  }
  &:where([data-state='selected']) {
    --edge: ${color.accent};
    background: ${color.accentSoft};
    box-shadow: inset 0 0 0 2px ${color.accent};
    cursor: pointer;
  }
  &:where([data-state='miss']) {
    --edge: ${color.wrong};
    background: ${color.wrongSoft};
    box-shadow: inset 0 0 0 1px ${color.wrong};
    ${pressable}

    @media (prefers-reduced-motion: no-preference) {
      animation: ${shake} 320ms ease-in-out;
    }
  }
  &:where([data-state='elsewhere']) {
    --edge: ${color.learn};
    border-style: dashed;
    background: ${color.learnSoft};
    ${pressable}
  }
  &:where([data-state='matched']) {
    --edge: ${color.known};
    border-color: transparent;
    background: ${color.knownSoft};
    color: ${color.known};
    animation: ${settle} ${motion.calm};
  }
  &:where([data-state='missed']) {
    --edge: ${color.learn};
    --link-style: dashed;
    border-style: dashed;
    background: ${color.learnSoft};
  }
`;

interface MatchTileProps {
  tile: TileKey;
  content: QuizContent;
  hotkey: string;
  state: MatchTileState;
  /** The content of the joined tile, if there is one. */
  partner: QuizContent | undefined;
  onSelect: () => void;
}

/** Pressing the hotkey also focuses the tile, so that a screen reader reads it. */
export function MatchTile({ tile, content, hotkey, state, partner, onSelect }: MatchTileProps) {
  const isOpen = partner === undefined;
  const keyName = useKeyName(hotkey);
  const { element, props } = useDragItem({ id: tile, canDrag: isOpen, canReceive: isOpen });
  useShortcuts({ [hotkey]: isOpen ? selectByKey : undefined });

  function selectByKey(): void {
    element.current?.focus();
    onSelect();
  }

  return (
    <Tile
      type="button"
      aria-keyshortcuts={keyName}
      aria-pressed={isOpen ? state === 'selected' : undefined}
      aria-disabled={!isOpen}
      tabIndex={isOpen ? undefined : -1}
      onClick={isOpen ? onSelect : undefined}
      {...props}
      data-state={state}
    >
      <Hint aria-hidden="true">{isOpen && hotkey.toUpperCase()}</Hint>
      <Content content={content} />
      {partner && <Partner content={partner} isMissed={state === 'missed'} />}
      <Mark aria-hidden="true" data-mark>
        {markIcon[state]}
      </Mark>
    </Tile>
  );
}

function Content({ content }: { content: QuizContent }) {
  if (content.kind === 'image') {
    return <SmallImage src={content.image} alt={content.alt} loading="eager" draggable={false} />;
  }
  if (content.kind === 'gap') return <InlineContent content={content} />;
  const { text } = content.word;
  return (
    <>
      <Word
        size="small"
        word={content.word}
        data-wide={text.length > 12 || undefined}
        data-length={classifyLength(text)}
      />
      <Romanisation word={content.word} />
      {content.detail !== undefined && <Note as="span">{content.detail}</Note>}
      {content.sense && (
        <Note as="span">
          <WordSense sense={content.sense} />
        </Note>
      )}
    </>
  );
}

/** Names the joined tile for screen readers. */
function Partner({ content, isMissed }: { content: QuizContent; isMissed: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <VisuallyHidden>
      {formatMessage(messages[isMissed ? 'missed' : 'matched'])} <InlineContent content={content} />
    </VisuallyHidden>
  );
}

/** The length class of the longest word, if it does not fit in one line at full size. */
function classifyLength(text: string): 'long' | 'longest' | undefined {
  const longest = Math.max(...text.split(/[\s-]/u).map(({ length }) => length));
  if (longest < 10) return undefined;
  return longest < 12 ? 'long' : 'longest';
}

const messages = defineMessages({
  matched: { id: 'ui.matchTile.matched', defaultMessage: '– found, belongs to' },
  missed: { id: 'ui.matchTile.missed', defaultMessage: '– not found, belongs to' },
});

const markIcon = {
  idle: undefined,
  selected: undefined,
  miss: <CloseIcon />,
  elsewhere: undefined,
  matched: <KnownIcon />,
  missed: undefined,
} satisfies Record<MatchTileState, unknown>;

/* Horizontal panning drags the tile, vertical panning scrolls the page. */
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
  /* Keeps a focused tile above the sticky footer. */
  scroll-margin-block: ${space.s4} 9rem;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick},
    translate ${motion.calm};
  ${matchTileStyle}

  @media ${shortBoard} {
    min-height: 3.25rem;
    padding-block: ${space.s1};
  }

  /* Room for the key hint, and the same on the other side. */
  @media (hover: hover) and (pointer: fine) and (min-width: 36rem) {
    padding-inline: 2.75rem;
  }

  &:focus-visible {
    outline: 2px solid ${color.accent};
  }

  &[data-over] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    box-shadow: inset 0 0 0 2px ${color.accent};
  }

  ${draggableStyle}
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

/* At full size, nine letters fit on a tile of the narrowest phone. */
const Word = styled(Headword)`
  --max-size: ${size.wordSmall};

  &[data-wide] {
    --max-size: ${size.body};
    font-size: var(--max-size);
  }

  &[data-length='long'] {
    font-size: min(13.8cqi, var(--max-size));
  }

  &[data-length='longest'] {
    font-size: clamp(${size.caption}, 12cqi, var(--max-size));
  }
`;

const SmallImage = styled(WordImage)`
  width: 4.5rem;
  background: none;

  @media ${shortBoard} {
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
