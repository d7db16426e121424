import { defineMessages } from '@wordhoard/i18n/messages';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../../action/button.tsx';
import { useKeyName } from '../../keyboard/use-shortcuts.ts';
import { CloseIcon, EasyIcon, KnownIcon } from '../../theme/icon.ts';
import { size, space } from '../../theme/token.ts';
import { KeyHint, LightKeyHint } from '../board/board.tsx';

/** How well the learner knew the word. */
export type CardGrade = 'unknown' | 'known' | 'easy';

/** In the order of their keys. */
export const cardGrades: readonly CardGrade[] = ['unknown', 'known', 'easy'];

const icons: Record<CardGrade, ReactNode> = {
  unknown: <CloseIcon />,
  known: <KnownIcon />,
  easy: <EasyIcon />,
};

interface GradeChoicesProps {
  /** Whether the card has not been turned over yet. */
  inert: boolean;
  onJudge: (grade: CardGrade) => void;
  nextReviews: Readonly<Record<CardGrade, string>> | undefined;
}

/** The buttons that judge a card. */
export function GradeChoices({ inert, onJudge, nextReviews }: GradeChoicesProps) {
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
        {formatMessage(messages[grade])}
        <Hint aria-hidden="true">{keyName}</Hint>
      </Grade>
      {nextReview && <NextReview> {nextReview}</NextReview>}
    </GradeButton>
  );
}

const messages = defineMessages({
  unknown: { id: 'ui.gradeChoices.unknown', defaultMessage: 'Not yet' },
  known: { id: 'ui.gradeChoices.known', defaultMessage: 'I know' },
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
