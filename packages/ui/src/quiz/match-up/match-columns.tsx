import { defineMessages } from '@wordhoard/i18n/messages';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { css, styled } from 'styled-components';
import { DragArea } from '../../drag/drag-area.tsx';
import { space } from '../../theme/token.ts';
import { roomyBoard } from '../board/board.tsx';
import { MatchTile } from './match-tile.tsx';
import {
  findTileState,
  type JoinedPair,
  type MatchSide,
  type MatchTileContent,
  sideOf,
  type TileSelection,
} from './tile-selection.ts';

interface MatchColumnsProps {
  prompts: readonly MatchTileContent[];
  answers: readonly MatchTileContent[];
  joined: readonly JoinedPair[];
  selection: TileSelection;
  /** Whether the tiles of each pair are side by side and connected by a line. */
  isLinked: boolean;
}

/** Tiles to join by pressing one and then the other, by keys, or by dragging. */
export function MatchColumns({ prompts, answers, joined, selection, isLinked }: MatchColumnsProps) {
  const shared = {
    joined,
    selection,
    rowCount: Math.max(prompts.length, answers.length),
  };
  return (
    <DragArea
      canDrop={(item, target) => sideOf(item) !== sideOf(target)}
      onDragStart={selection.dismissOutcome}
      onDrop={selection.join}
    >
      <Columns onKeyDown={moveFocus} data-linked={isLinked || undefined}>
        <MatchColumn side="prompt" tiles={prompts} partners={answers} {...shared} />
        <MatchColumn side="answer" tiles={answers} partners={prompts} {...shared} />
      </Columns>
    </DragArea>
  );
}

interface MatchColumnProps extends Pick<MatchColumnsProps, 'joined' | 'selection'> {
  side: MatchSide;
  tiles: readonly MatchTileContent[];
  /** The tiles of the other column. */
  partners: readonly MatchTileContent[];
  /** The number of rows of the taller column, so that both columns share their row heights. */
  rowCount: number;
}

function MatchColumn({ side, tiles, partners, joined, selection, rowCount }: MatchColumnProps) {
  const { formatMessage } = useIntl();
  const column = useRef<HTMLDivElement>(null);
  useReorderAnimation(column, tiles.map(({ id }) => id).join(' '));
  const [ownId, partnerId] =
    side === 'prompt' ? (['promptId', 'answerId'] as const) : (['answerId', 'promptId'] as const);
  return (
    <Column ref={column} role="group" aria-label={formatMessage(messages[side])} $rows={rowCount}>
      {tiles.map(({ id, content }, index) => {
        const tile = `${side} ${id}`;
        const pair = joined.find((one) => one[ownId] === id);
        const partner = pair && partners.find((other) => other.id === pair[partnerId]);
        return (
          <MatchTile
            key={id}
            tile={tile}
            content={content}
            hotkey={hotkeys[side][index] ?? ''}
            state={findTileState(tile, pair, selection)}
            partner={partner?.content}
            onSelect={() => selection.select(tile)}
          />
        );
      })}
    </Column>
  );
}

/** Digits for one column and letters for the other, since many keyboards have only ten digits. */
const hotkeys = { prompt: [...'123456'], answer: [...'abcdef'] };

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const columns = [...event.currentTarget.children].map((column) => [
    ...column.querySelectorAll('button'),
  ]);
  const tile = columns.flat().find((button) => button === event.target);
  const next = tile && findAdjacentTile(columns, tile, event.key);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/**
 * Animates the children of an element to their new positions. Measures only when `order` changes,
 * since measuring forces a layout.
 */
function useReorderAnimation(element: RefObject<HTMLElement | null>, order: string): void {
  const tops = useRef(new Map<Element, number>());
  useLayoutEffect(() => {
    for (const child of element.current?.children ?? []) {
      const top = (child as HTMLElement).offsetTop;
      const previous = tops.current.get(child) ?? top;
      tops.current.set(child, top);
      if (previous !== top && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
        child.animate([{ translate: `0 ${previous - top}px` }, { translate: '0' }], {
          duration: 320,
          easing: 'ease-in-out',
        });
      }
    }
  }, [order]);
}

const messages = defineMessages({
  prompt: { id: 'ui.matchColumns.prompt', defaultMessage: 'First column' },
  answer: { id: 'ui.matchColumns.answer', defaultMessage: 'Second column' },
});

/* A line connects the tiles of a pair, with their mark in its middle. */
const linked = css`
  > :first-child [data-mark] {
    display: none;
  }

  > :last-child > *::before {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 1px);
    inset-inline-end: 100%;
    width: var(--gap);
    border-block-start: 2px var(--link-style, solid) var(--edge);
  }

  > :last-child [data-mark] {
    inset-block-start: calc(50% - 0.625rem);
    inset-inline: calc(var(--gap) / -2 - 0.625rem) auto;
  }
`;

const Columns = styled.div`
  --gap: ${space.s4};
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s3} var(--gap);

  @media ${roomyBoard} {
    --gap: ${space.s12};
  }

  &[data-linked] {
    ${linked}
  }
`;

const Column = styled.div<{ $rows: number }>`
  display: grid;
  grid-template-rows: subgrid;
  grid-row: span ${({ $rows }) => $rows};
`;

/**
 * The tile that an arrow key moves to: up and down within the column, left and right to the nearest
 * tile of the other column. Joined tiles are skipped.
 */
function findAdjacentTile(
  columns: readonly (readonly HTMLElement[])[],
  from: HTMLElement,
  key: string,
): HTMLElement | undefined {
  const current = columns.findIndex((column) => column.includes(from));
  const row = columns[current]?.indexOf(from) ?? -1;
  if (row < 0) return undefined;
  if (key === 'ArrowUp') return columns[current]?.slice(0, row).findLast(isOpen);
  if (key === 'ArrowDown') return columns[current]?.slice(row + 1).find(isOpen);
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    return findNearestOpen(columns[1 - current] ?? [], row);
  }
  return undefined;
}

function findNearestOpen(column: readonly HTMLElement[], row: number): HTMLElement | undefined {
  const distance = (tile: HTMLElement) => Math.abs(column.indexOf(tile) - row);
  return column.filter(isOpen).toSorted((one, other) => distance(one) - distance(other))[0];
}

const isOpen = (tile: HTMLElement): boolean => tile.ariaDisabled !== 'true';
