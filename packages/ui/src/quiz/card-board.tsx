import { type ComponentProps, type ReactNode, useDeferredValue } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../action/button.tsx';
import { CardStack } from '../layout/card-stack.tsx';
import { CloseIcon, KnownIcon, TurnIcon } from '../theme/icon.ts';
import { color, space } from '../theme/token.ts';
import type { WordText } from '../word/word-text.ts';
import { Board } from './board.tsx';
import { BoardFoot } from './board-foot.tsx';
import { flatBoard, lowBoard } from './board-media.ts';
import { CardBack, CardFront } from './card-face.tsx';
import { KeyHint } from './key-hint.tsx';
import type { QuizFace } from './quiz-face.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useSwipe } from './use-swipe.ts';

export interface CardBoardProps extends ComponentProps<'div'> {
  front: QuizFace;
  /** The back: all that would be right, the expected answer first. */
  answers: readonly WordText[];
  /** The picture of the back. */
  picture?: string | undefined;
  /** Of the back: how the word is used. */
  example?: WordText | undefined;
  isFlipped: boolean;
  onFlip: () => void;
  /** Whether the learner knew it: only they can tell. */
  onJudge: (isKnown: boolean) => void;
  /** Beside the word in front, such as a sound button. */
  wordAction?: ReactNode;
  /** Beside the answer, where that is the word to be heard. */
  answerAction?: ReactNode;
}

/**
 * A card to look at, turn over, and say whether one knew it. Give it a `key` per word, so that each
 * begins with its word in focus. Turned by a tap, judged by a swipe: to the right what was known.
 */
export function CardBoard({
  front,
  answers,
  picture,
  example,
  isFlipped,
  onFlip,
  onJudge,
  wordAction,
  answerAction,
  ...native
}: CardBoardProps) {
  const { formatMessage } = useIntl();
  // The other side is made ready while one thinks, so that turning the card over only shows it.
  const isThinking = useDeferredValue(true, false);
  const { shift, handlers } = useSwipe({
    onTap: onFlip,
    onSwipe: (side) => (isFlipped ? onJudge(side === 'right') : onFlip()),
  });
  const knew = () => onJudge(true);
  const missed = () => onJudge(false);
  useShortcuts(
    isFlipped
      ? { ' ': onFlip, 1: missed, 2: knew, arrowleft: missed, arrowright: knew }
      : { ' ': onFlip, enter: onFlip },
  );

  return (
    <Board {...native}>
      <Place>
        <Movable
          {...handlers}
          style={shift === 0 ? undefined : { translate: `${shift}px`, rotate: `${shift / 24}deg` }}
          data-lean={isFlipped ? leanOf(shift) : undefined}
        >
          <Paper>
            <Sides>
              <CardFront face={front} action={wordAction} isShown={!isFlipped} />
              {(isFlipped || isThinking) && (
                <CardBack
                  front={front}
                  answers={answers}
                  picture={picture}
                  example={example}
                  action={answerAction}
                  isShown={isFlipped}
                />
              )}
            </Sides>
          </Paper>
        </Movable>
      </Place>
      <Foot data-guarded>
        <Choices inert={isFlipped}>
          <Button variant="primary" icon={<TurnIcon />} aria-keyshortcuts="Space" onClick={onFlip}>
            {formatMessage(messages.flip)}
          </Button>
        </Choices>
        {(isFlipped || isThinking) && (
          <Choices inert={!isFlipped}>
            <Button icon={<CloseIcon />} aria-keyshortcuts="1" onClick={missed}>
              {formatMessage(messages.missed)}
              <KeyHint aria-hidden="true">1</KeyHint>
            </Button>
            <Button variant="primary" icon={<KnownIcon />} aria-keyshortcuts="2" onClick={knew}>
              {formatMessage(messages.knew)}
              <LightKeyHint aria-hidden="true">2</LightKeyHint>
            </Button>
          </Choices>
        )}
      </Foot>
    </Board>
  );
}

/** So far, letting go would still be a change of mind; but which way it goes is seen. */
const leaning = 40;

function leanOf(shift: number): 'knew' | 'missed' | undefined {
  if (Math.abs(shift) < leaning) return undefined;
  return shift > 0 ? 'knew' : 'missed';
}

const messages = defineMessages({
  flip: { id: 'ui.cardBoard.flip', defaultMessage: 'Turn over' },
  missed: { id: 'ui.cardBoard.missed', defaultMessage: 'I didn’t know' },
  knew: { id: 'ui.cardBoard.knew', defaultMessage: 'I knew it' },
});

/* What is dragged off the screen makes the page no wider. */
const Place = styled.div`
  flex: 1;
  display: grid;
  place-content: center;
  margin-inline: calc(-1 * ${space.s4});
  padding-block: ${space.s6};
  overflow-x: clip;

  @media ${lowBoard} {
    padding-block: ${space.s3};
  }
`;

/* Sideways it is ours, up and down it is the page's. */
const Movable = styled.div`
  touch-action: pan-y;
  cursor: pointer;
  user-select: none;

  &[data-lean='knew'] {
    --lean: ${color.known};
  }

  &[data-lean='missed'] {
    --lean: ${color.wrong};
  }
`;

const Paper = styled(CardStack)`
  width: min(24rem, 100vw - 5rem);
  height: min(30rem, 58dvh);

  > * {
    outline: 3px solid var(--lean, transparent);
  }

  @media ${flatBoard} {
    width: min(36rem, 100vw - 8rem);
  }
`;

/* Both sides lie in one place. */
const Sides = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  height: 100%;
`;

const Foot = styled(BoardFoot)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Choices = styled.div`
  grid-area: 1 / 1;
  display: flex;
  justify-content: center;
  gap: ${space.s3} ${space.s4};

  &[inert] {
    visibility: hidden;
  }

  > button {
    min-height: 3rem;
    min-width: min(12rem, 100%);
  }

  @media (max-width: 36rem) {
    flex-direction: column;
  }
`;

const LightKeyHint = styled(KeyHint)`
  border-color: currentColor;
  color: inherit;
`;
