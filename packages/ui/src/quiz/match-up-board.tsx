import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, size, space } from '../theme/token.ts';
import { Board } from './board.tsx';
import { lowBoard, roomyBoard } from './board-media.ts';
import { MatchColumns } from './match-columns.tsx';
import type { JoinedPair, MatchOutcome, MatchTileContent } from './match-pair.ts';
import { MatchUpFoot } from './match-up-foot.tsx';
import { useFocusOnShow } from './use-focus-on-show.ts';
import { useMatchChoice } from './use-match-choice.ts';
import { useNamedTiles } from './use-named-tiles.ts';
import { useShortcuts } from './use-shortcuts.ts';

export interface MatchUpBoardProps extends ComponentProps<'div'> {
  /** Two to six of them, in the order to show. */
  prompts: readonly MatchTileContent[];
  answers: readonly MatchTileContent[];
  /** The pairs found so far, and those that were shown to a learner who passed. */
  joined: readonly JoinedPair[];
  /** What came of the last two tiles: a new object each time, since the same pair may be tried twice. */
  outcome: MatchOutcome | undefined;
  onJoin: (promptId: string, answerId: string) => void;
  /** Asks for the rest: whoever is told joins all other pairs as missed. */
  onPass?: (() => void) | undefined;
  onNext: () => void;
}

/**
 * Two columns of tiles to be joined. Every open tile is a stop of the Tab key, since a screen reader
 * takes each for a button; arrow keys are a short cut between them. Give it a `key` per board.
 */
export function MatchUpBoard({
  prompts,
  answers,
  joined,
  outcome,
  onJoin,
  onPass,
  onNext,
  ...native
}: MatchUpBoardProps) {
  const { formatMessage } = useIntl();
  const heading = useFocusOnShow();
  const choice = useMatchChoice({ outcome, onJoin });
  const [left, right] = [useNamedTiles(prompts), useNamedTiles(answers)];
  const isOver = left.every(({ id }) => joined.some(({ promptId }) => promptId === id));
  useShortcuts(isOver ? { enter: onNext } : { 0: onPass });
  return (
    <Board {...native}>
      <Question>
        <Task ref={heading} tabIndex={-1}>
          {formatMessage(messages.task)}
        </Task>
        <MatchColumns
          prompts={left}
          answers={isOver ? besidePrompts(left, right, joined) : right}
          joined={joined}
          choice={choice}
          isLinked={isOver}
        />
      </Question>
      <MatchUpFoot
        outcome={choice.outcome}
        prompts={left}
        answers={right}
        ending={isOver ? endingOf(joined) : undefined}
        onNext={onNext}
        onPass={onPass}
      />
    </Board>
  );
}

/** Each answer in the row of its prompt. */
function besidePrompts(
  prompts: readonly MatchTileContent[],
  answers: readonly MatchTileContent[],
  joined: readonly JoinedPair[],
): MatchTileContent[] {
  const rowOf = ({ id }: MatchTileContent) => {
    const pair = joined.find(({ answerId }) => answerId === id);
    return prompts.findIndex((prompt) => prompt.id === pair?.promptId);
  };
  return answers.toSorted((one, other) => rowOf(one) - rowOf(other));
}

function endingOf(joined: readonly JoinedPair[]): 'found' | 'shown' {
  return joined.some(({ isMissed }) => isMissed) ? 'shown' : 'found';
}

const messages = defineMessages({
  task: { id: 'ui.matchUpBoard.task', defaultMessage: 'Find the pairs' },
});

const Question = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: center;
  gap: ${space.s4};
  padding-block-start: ${space.s4};

  @media ${lowBoard} {
    gap: ${space.s2};
    padding-block-start: 0;
  }

  @media ${roomyBoard} {
    flex: none;
    gap: ${space.s6};
  }
`;

const Task = styled.h1`
  color: ${color.textMuted};
  font-size: ${size.lead};
  font-weight: 400;
  text-align: center;
`;
