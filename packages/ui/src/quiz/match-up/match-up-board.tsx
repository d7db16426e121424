import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useShortcuts } from '../../keyboard/use-shortcuts.ts';
import { color, size, space } from '../../theme/token.ts';
import { Board, roomyBoard, shortBoard } from '../board/board.tsx';
import { useFocusOnShow } from '../board/question-prompt.tsx';
import { InlineContent } from '../board/quiz-content.tsx';
import { type Verdict, VerdictFooter } from '../board/verdict-footer.tsx';
import { MatchColumns } from './match-columns.tsx';
import {
  type JoinedPair,
  type MatchOutcome,
  type MatchTileContent,
  useTileSelection,
} from './tile-selection.ts';

export interface MatchUpBoardProps extends ComponentProps<'div'> {
  /** Two to six tiles in display order. */
  prompts: readonly MatchTileContent[];
  answers: readonly MatchTileContent[];
  /** The pairs found so far and, after a pass, those that were revealed. */
  joined: readonly JoinedPair[];
  /** The result of the latest attempt: a new object each time, since a pair may be tried twice. */
  outcome: MatchOutcome | undefined;
  onJoin: (promptId: string, answerId: string) => void;
  /** Reveals the remaining pairs; the caller adds them to `joined` as missed. */
  onPass?: (() => void) | undefined;
  onNext: () => void;
}

/**
 * Two columns of tiles to join in pairs. Every open tile is a button in the tab order; arrow keys move
 * between tiles as well. Give it a `key` per board.
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
  const selection = useTileSelection({ joined, outcome, onJoin });
  const [left, right] = [useLabelledTiles(prompts), useLabelledTiles(answers)];
  const isOver = left.every(({ id }) => joined.some(({ promptId }) => promptId === id));
  const ending = joined.some(({ isMissed }) => isMissed) ? 'shown' : 'found';
  useShortcuts(isOver ? { enter: onNext } : { 0: onPass });
  return (
    <Board {...native}>
      <Question>
        <Task ref={heading} tabIndex={-1}>
          {formatMessage(messages.task)}
        </Task>
        <MatchColumns
          prompts={left}
          answers={isOver ? alignWithPrompts(left, right, joined) : right}
          joined={joined}
          selection={selection}
          isLinked={isOver}
        />
      </Question>
      <MatchUpFooter
        outcome={selection.outcome}
        prompts={left}
        answers={right}
        ending={isOver ? ending : undefined}
        onNext={onNext}
        onPass={onPass}
      />
    </Board>
  );
}

/** Puts each answer into the row of its prompt. */
function alignWithPrompts(
  prompts: readonly MatchTileContent[],
  answers: readonly MatchTileContent[],
  joined: readonly JoinedPair[],
): MatchTileContent[] {
  const findRow = ({ id }: MatchTileContent) => {
    const pair = joined.find(({ answerId }) => answerId === id);
    return prompts.findIndex((prompt) => prompt.id === pair?.promptId);
  };
  return answers.toSorted((one, other) => findRow(one) - findRow(other));
}

/** Numbers images without a description, so that screen readers can tell them apart. */
function useLabelledTiles(tiles: readonly MatchTileContent[]): readonly MatchTileContent[] {
  const { formatMessage } = useIntl();
  return tiles.map(({ id, content }, index) => {
    if (content.kind !== 'image' || content.alt !== '') return { id, content };
    const alt = formatMessage(messages.image, { number: index + 1 });
    return { id, content: { ...content, alt } };
  });
}

const messages = defineMessages({
  task: { id: 'ui.matchUpBoard.task', defaultMessage: 'Find the pairs' },
  image: { id: 'ui.matchUpBoard.image', defaultMessage: 'Picture {number, number}' },
});

const Question = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: center;
  gap: var(--near);
  padding-block-start: ${space.s4};

  @media ${shortBoard} {
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

interface MatchUpFooterProps {
  outcome: MatchOutcome | undefined;
  prompts: readonly MatchTileContent[];
  answers: readonly MatchTileContent[];
  /** Set once every pair is joined: whether the learner found them all. */
  ending: 'found' | 'shown' | undefined;
  onNext: () => void;
  onPass: (() => void) | undefined;
}

/** Shows the outcome of the latest pair, and continues once all are joined. */
function MatchUpFooter({ outcome, prompts, answers, ending, onNext, onPass }: MatchUpFooterProps) {
  const { formatMessage } = useIntl();
  const prompt = prompts.find(({ id }) => id === outcome?.promptId);
  const answer = answers.find(({ id }) => id === outcome?.answerId);
  const result = ending ?? outcome?.verdict;
  return (
    <VerdictFooter
      verdict={result && verdictOf[result]}
      comment={
        result && (
          <>
            {formatMessage(resultMessages[result])}
            {!ending && prompt && answer && (
              <>
                {' '}
                <InlineContent content={prompt.content} /> –{' '}
                <InlineContent content={answer.content} />
              </>
            )}
          </>
        )
      }
      onNext={ending && onNext}
      onPass={ending ? undefined : onPass}
    />
  );
}

const verdictOf = {
  match: 'right',
  miss: 'wrong',
  elsewhere: 'passed',
  found: 'right',
  shown: 'passed',
} satisfies Record<keyof typeof resultMessages, Verdict>;

const resultMessages = defineMessages({
  match: { id: 'ui.matchUpFooter.match', defaultMessage: 'Right:' },
  miss: { id: 'ui.matchUpFooter.miss', defaultMessage: 'Not a pair:' },
  elsewhere: {
    id: 'ui.matchUpFooter.elsewhere',
    defaultMessage: 'These belong to different pairs:',
  },
  found: { id: 'ui.matchUpFooter.found', defaultMessage: 'All pairs found!' },
  shown: { id: 'ui.matchUpFooter.shown', defaultMessage: 'These belong together' },
});
