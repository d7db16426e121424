import type { ComponentType, ReactNode } from 'react';
import { fn } from 'storybook/test';
import { QuizFrame } from '../quiz/frame/quiz-frame.tsx';
import type { QuizKind } from '../quiz/frame/shortcut-help.tsx';

/** Limits the width of a story. */
export const atWidth = (width: string) => (Story: ComponentType) => (
  <div style={{ width, maxWidth: '100%' }}>
    <Story />
  </div>
);

/** Shows a board within a quiz frame. */
export const inQuizFrame = (kind: QuizKind) =>
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
