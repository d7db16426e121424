import type { KeyboardEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { css, styled } from 'styled-components';
import { space } from '../theme/token.ts';
import { roomyBoard } from './board-media.ts';
import { MatchColumn } from './match-column.tsx';
import {
  hasPlace,
  type JoinedPair,
  keyOfPlace,
  type MatchPlace,
  type MatchSide,
  type MatchTileContent,
  placeOfKey,
} from './match-pair.ts';
import { MatchTile } from './match-tile.tsx';
import { tileState } from './tile-state.ts';
import { tileToward } from './tile-toward.ts';
import { useDrag } from './use-drag.ts';
import type { MatchChoice } from './use-match-choice.ts';

interface MatchColumnsProps {
  prompts: readonly MatchTileContent[];
  answers: readonly MatchTileContent[];
  joined: readonly JoinedPair[];
  choice: MatchChoice;
  /** Whether each pair stands side by side, as one. */
  isLinked: boolean;
}

/** Tiles to be joined: by pressing one and then the other, by their keys, or by dragging. */
export function MatchColumns({ prompts, answers, joined, choice, isLinked }: MatchColumnsProps) {
  const { formatMessage } = useIntl();
  const drag = useDrag({
    canDrop: (one, other) => placeOfKey(one).side !== placeOfKey(other).side,
    onDrag: choice.settle,
    onDrop: (one, other) => choice.join(placeOfKey(one), placeOfKey(other)),
  });
  const rowCount = Math.max(prompts.length, answers.length);

  const columnOf = (side: MatchSide, tiles: readonly MatchTileContent[]) => (
    <MatchColumn
      label={formatMessage(messages[side])}
      rowCount={rowCount}
      order={tiles.map(({ id }) => id).join(' ')}
    >
      {tiles.map(({ id, face }, index) => {
        const place = { side, id };
        const key = keyOfPlace(place);
        const pair = joined.find((one) => hasPlace(one, place));
        return (
          <MatchTile
            key={id}
            face={face}
            hotkey={hotkeys[side][index] ?? ''}
            state={tileState(place, pair, choice)}
            partner={pair && partnerOf(place, pair)}
            onChoose={() => choice.choose(place)}
            {...(pair === undefined && { ...drag.thing(key), ...drag.target(key) })}
          />
        );
      })}
    </MatchColumn>
  );

  function partnerOf({ side }: MatchPlace, { promptId, answerId }: JoinedPair) {
    return side === 'prompt'
      ? answers.find(({ id }) => id === answerId)?.face
      : prompts.find(({ id }) => id === promptId)?.face;
  }

  return (
    <Columns onKeyDown={moveFocus} data-linked={isLinked || undefined}>
      {columnOf('prompt', prompts)}
      {columnOf('answer', answers)}
    </Columns>
  );
}

/** Digits and letters, as few keyboards have more than ten of the one. */
const hotkeys = { prompt: [...'123456'], answer: [...'abcdef'] };

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const columns = [...event.currentTarget.children].map((column) => [
    ...column.querySelectorAll('button'),
  ]);
  const tile = columns.flat().find((button) => button === event.target);
  const next = tile && tileToward(columns, tile, event.key);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

const messages = defineMessages({
  prompt: { id: 'ui.matchColumns.prompt', defaultMessage: 'First column' },
  answer: { id: 'ui.matchColumns.answer', defaultMessage: 'Second column' },
});

/* What belongs together is tied up, and what it was marked with goes on the knot. */
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
