import type { Today } from '@wordhoard/contract';
import { space } from '@wordhoard/ui';
import { styled } from 'styled-components';
import { OwnWordsCard } from '../../features/progress/own-words-card.tsx';
import { ResumeQuiz } from '../../features/quiz/session-sync/resume-quiz.tsx';

/** Further steps: continue an unfinished session, or practise difficult words. */
export function NextSteps({ today }: { today: Today | undefined }) {
  const difficult = (['weak', 'missed'] as const).filter((words) => today && today[words] > 0);
  return (
    <Cards>
      <ResumeQuiz />
      {difficult.map((words) => (
        <OwnWordsCard key={words} practice={words} count={today?.[words] ?? 0} />
      ))}
    </Cards>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${space.s3};
  margin-block-end: ${space.s8};

  &:empty {
    display: none;
  }
`;
