import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../../action/button.tsx';
import { useKeyName, useShortcuts } from '../../keyboard/use-shortcuts.ts';
import { CardStack } from '../../layout/card-stack.tsx';
import { CloseIcon, EasyIcon, FlipIcon, KnownIcon } from '../../theme/icon.ts';
import { size, space } from '../../theme/token.ts';
import type { ExampleText } from '../../word/word-example.tsx';
import type { WordText } from '../../word/word-text.ts';
import { Board, BoardFooter, KeyHint, LightKeyHint, landscapeBoard } from '../board/board.tsx';
import type { QuizContent } from '../board/quiz-content.tsx';
import { CardBack, CardFront } from './card-sides.tsx';
import { SwipeArea } from './swipe-area.tsx';

interface CardBoardProps extends ComponentProps<'div'> {
  front: QuizContent;
  /** All accepted answers, the expected one first. */
  answers: readonly WordText[];
  /** Shown on the back, as is the example. */
  image?: string | undefined;
  example?: ExampleText | undefined;
  isFlipped: boolean;
  onFlip: () => void;
  /** The learner judges how well they knew the word. */
  onJudge: (grade: CardGrade) => void;
  /** When the word is reviewed next after each grade, such as “in 3 days”. */
  nextReviews?: Readonly<Record<CardGrade, string>> | undefined;
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
  nextReviews,
  wordAction,
  answerAction,
  ...native
}: CardBoardProps) {
  const { formatMessage } = useIntl();
  const [unknown, known, easy] = cardGrades.map((grade) => () => onJudge(grade));
  useShortcuts(
    isFlipped
      ? { ' ': onFlip, 1: unknown, 2: known, 3: easy, arrowleft: unknown, arrowright: known }
      : { ' ': onFlip, enter: onFlip },
  );

  return (
    <Board {...native}>
      <SwipeArea
        isJudged={isFlipped}
        onTap={onFlip}
        onSwipe={(side) => (isFlipped ? onJudge(side === 'right' ? 'known' : 'unknown') : onFlip())}
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
      </SwipeArea>
      <Footer data-guarded>
        <Choices inert={isFlipped}>
          <Button variant="primary" icon={<FlipIcon />} aria-keyshortcuts="Space" onClick={onFlip}>
            {formatMessage(messages.flip)}
          </Button>
        </Choices>
        <GradeChoices inert={!isFlipped} onJudge={onJudge} nextReviews={nextReviews} />
      </Footer>
    </Board>
  );
}

const messages = defineMessages({
  flip: { id: 'ui.cardBoard.flip', defaultMessage: 'Turn over' },
});

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

  @media (max-width: 36rem) {
    min-height: 6rem;
  }
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

/** How well the learner knew the word. */
export type CardGrade = 'unknown' | 'known' | 'easy';

/** In the order of their keys. */
const cardGrades: readonly CardGrade[] = ['unknown', 'known', 'easy'];

const icons: Record<CardGrade, ReactNode> = {
  unknown: <CloseIcon />,
  known: <KnownIcon />,
  easy: <EasyIcon />,
};

interface GradeChoicesProps extends Pick<CardBoardProps, 'onJudge' | 'nextReviews'> {
  /** Whether the card has not been turned over yet. */
  inert: boolean;
}

/** The buttons that judge a card. */
function GradeChoices({ inert, onJudge, nextReviews }: GradeChoicesProps) {
  return (
    <Grades inert={inert}>
      {cardGrades.map((grade, index) => (
        <GradeChoice
          key={grade}
          grade={grade}
          keyName={`${index + 1}`}
          nextReview={nextReviews?.[grade]}
          onChoose={() => onJudge(grade)}
        />
      ))}
    </Grades>
  );
}

interface GradeChoiceProps {
  grade: CardGrade;
  keyName: string;
  nextReview: string | undefined;
  onChoose: () => void;
}

/** A grade, above the next review that follows from it. */
function GradeChoice({ grade, keyName, nextReview, onChoose }: GradeChoiceProps) {
  const { formatMessage } = useIntl();
  const isUsual = grade === 'known';
  const Hint = isUsual ? LightKeyHint : KeyHint;
  return (
    <GradeButton
      variant={isUsual ? 'primary' : 'secondary'}
      aria-keyshortcuts={useKeyName(keyName)}
      onClick={onChoose}
    >
      <Grade>
        {icons[grade]}
        {formatMessage(gradeMessages[grade])}
        <Hint aria-hidden="true">{keyName}</Hint>
      </Grade>
      {nextReview && <NextReview> {nextReview}</NextReview>}
    </GradeButton>
  );
}

const gradeMessages = defineMessages({
  unknown: { id: 'ui.gradeChoices.unknown', defaultMessage: 'Not yet' },
  known: { id: 'ui.gradeChoices.known', defaultMessage: 'I know it' },
  easy: { id: 'ui.gradeChoices.easy', defaultMessage: 'Easy' },
});

/* Side by side also on phones: the card needs the height. */
const Grades = styled.div`
  grid-area: 1 / 1;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 13rem));
  justify-content: center;
  gap: ${space.s3};

  &[inert] {
    visibility: hidden;
  }

  @media (max-width: 36rem) {
    gap: ${space.s2};
  }
`;

const GradeButton = styled(Button)`
  flex-direction: column;
  gap: 0;
  min-height: 3.5rem;
  padding-inline: ${space.s1};
`;

const Grade = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.s2};
  white-space: nowrap;

  /* The text alone fits on the narrowest phones. */
  @media (max-width: 22.5rem) {
    > .lucide {
      display: none;
    }
  }
`;

const NextReview = styled.span`
  font-size: ${size.caption};
  font-weight: 400;
`;
