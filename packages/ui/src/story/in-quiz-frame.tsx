import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { QuizFrame } from '../quiz/quiz-frame.tsx';
import type { BoardKind } from '../quiz/shortcut-help.tsx';

/** Puts a board where it is played, with the keys of its kind. */
export const inQuizFrame = (kind: BoardKind) =>
  function InQuizFrame(Story: () => ReactNode) {
    return (
      <QuizFrame
        title="Fruit"
        answered={3}
        total={10}
        isMuted={false}
        onMutedChange={fn()}
        onUndo={fn()}
        onPlay={fn()}
        onLeave={fn()}
        kind={kind}
      >
        <Story />
      </QuizFrame>
    );
  };
