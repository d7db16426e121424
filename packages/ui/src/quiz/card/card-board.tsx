import type { ComponentProps, ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../../action/button.tsx';
import { useShortcuts } from '../../keyboard/use-shortcuts.ts';
import { CardStack } from '../../layout/card-stack.tsx';
import { CloseIcon, FlipIcon, KnownIcon } from '../../theme/icon.ts';
import { color, space } from '../../theme/token.ts';
import type { WordText } from '../../word/word-text.ts';
import { Board, BoardFooter, landscapeBoard, shortBoard } from '../board/board.tsx';
import { KeyHint } from '../board/key-hint.tsx';
import type { QuizContent } from '../board/quiz-content.tsx';
import { CardBack, CardFront } from './card-sides.tsx';
import { useSwipe } from './use-swipe.ts';

export interface CardBoardProps extends ComponentProps<'div'> {
  front: QuizContent;
  /** All accepted answers, the expected one first. */
  answers: readonly WordText[];
  /** Shown on the back, as is the example. */
  image?: string | undefined;
  example?: WordText | undefined;
  isFlipped: boolean;
  onFlip: () => void;
  /** The learner judges whether they knew the word. */
  onJudge: (isKnown: boolean) => void;
  /** Beside the word on the front, such as a sound button. */
  wordAction?: ReactNode;
  /** Beside the answer, if the answer is the word to listen to. */
  answerAction?: ReactNode;
}

/**
 * A flashcard: tap to flip it, then swipe right for “known” or left for “not known”. Give it a `key`
 * per word, so that each word takes the focus.
 */
export function CardBoard({
  front,
  answers,
  image,
  example,
  isFlipped,
  onFlip,
  onJudge,
  wordAction,
  answerAction,
  ...native
}: CardBoardProps) {
  const { shift, handlers } = useSwipe({
    onTap: onFlip,
    onSwipe: (side) => (isFlipped ? onJudge(side === 'right') : onFlip()),
  });
  useCardKeys({ isFlipped, onFlip, onJudge });

  return (
    <Board {...native}>
      <CardArea>
        <Draggable
          {...handlers}
          style={shift === 0 ? undefined : { translate: `${shift}px`, rotate: `${shift / 24}deg` }}
          data-tilt={isFlipped ? tiltOf(shift) : undefined}
        >
          <Paper>
            <Sides>
              <CardFront content={front} action={wordAction} isShown={!isFlipped} />
              <CardBack
                front={front}
                answers={answers}
                image={image}
                example={example}
                action={answerAction}
                isShown={isFlipped}
              />
            </Sides>
          </Paper>
        </Draggable>
      </CardArea>
      <Footer data-guarded>
        <FlipChoice isFlipped={isFlipped} onFlip={onFlip} />
        <JudgeChoices isFlipped={isFlipped} onJudge={onJudge} />
      </Footer>
    </Board>
  );
}

type CardActions = Pick<CardBoardProps, 'isFlipped' | 'onFlip' | 'onJudge'>;

function useCardKeys({ isFlipped, onFlip, onJudge }: CardActions): void {
  const markKnown = () => onJudge(true);
  const markUnknown = () => onJudge(false);
  useShortcuts(
    isFlipped
      ? {
          ' ': onFlip,
          1: markUnknown,
          2: markKnown,
          arrowleft: markUnknown,
          arrowright: markKnown,
        }
      : { ' ': onFlip, enter: onFlip },
  );
}

function FlipChoice({ isFlipped, onFlip }: Omit<CardActions, 'onJudge'>) {
  const { formatMessage } = useIntl();
  return (
    <Choices inert={isFlipped}>
      <Button variant="primary" icon={<FlipIcon />} aria-keyshortcuts="Space" onClick={onFlip}>
        {formatMessage(messages.flip)}
      </Button>
    </Choices>
  );
}

function JudgeChoices({ isFlipped, onJudge }: Omit<CardActions, 'onFlip'>) {
  const { formatMessage } = useIntl();
  return (
    <Choices inert={!isFlipped}>
      <Button icon={<CloseIcon />} aria-keyshortcuts="1" onClick={() => onJudge(false)}>
        {formatMessage(messages.unknown)}
        <KeyHint aria-hidden="true">1</KeyHint>
      </Button>
      <Button
        variant="primary"
        icon={<KnownIcon />}
        aria-keyshortcuts="2"
        onClick={() => onJudge(true)}
      >
        {formatMessage(messages.known)}
        <LightKeyHint aria-hidden="true">2</LightKeyHint>
      </Button>
    </Choices>
  );
}

/** In pixels. The card shows its direction before it is far enough to count as a swipe. */
const minTiltDistance = 40;

function tiltOf(shift: number): 'known' | 'unknown' | undefined {
  if (Math.abs(shift) < minTiltDistance) return undefined;
  return shift > 0 ? 'known' : 'unknown';
}

const messages = defineMessages({
  flip: { id: 'ui.cardBoard.flip', defaultMessage: 'Turn over' },
  unknown: { id: 'ui.cardBoard.unknown', defaultMessage: 'I didn’t know' },
  known: { id: 'ui.cardBoard.known', defaultMessage: 'I knew it' },
});

/* A card dragged off the screen must not widen the page. */
const CardArea = styled.div`
  flex: 1;
  display: grid;
  place-content: center;
  margin-inline: calc(-1 * ${space.s4});
  padding-block: ${space.s6};
  overflow-x: clip;

  @media ${shortBoard} {
    padding-block: ${space.s3};
  }
`;

/* Horizontal panning drags the card, vertical panning scrolls the page. */
const Draggable = styled.div`
  touch-action: pan-y;
  cursor: pointer;
  user-select: none;

  &[data-tilt='known'] {
    --tilt: ${color.known};
  }

  &[data-tilt='unknown'] {
    --tilt: ${color.wrong};
  }
`;

const Paper = styled(CardStack)`
  width: min(24rem, 100vw - 5rem);
  height: min(30rem, 58dvh);

  > * {
    outline: 3px solid var(--tilt, transparent);
  }

  @media ${landscapeBoard} {
    width: min(36rem, 100vw - 8rem);
  }
`;

/* Both sides share one grid cell. */
const Sides = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  height: 100%;
`;

const Footer = styled(BoardFooter)`
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
