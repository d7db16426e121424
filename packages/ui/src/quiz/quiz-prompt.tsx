import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '../theme/token.ts';
import { Headword } from '../word/headword.tsx';
import { Picture } from '../word/picture.tsx';
import { flatBoard, lowBoard, roomyBoard } from './board-media.ts';
import type { QuizFace } from './quiz-face.ts';

interface QuizPromptProps {
  /** Of the question itself, for what is named after it. */
  id: string;
  face: QuizFace | undefined;
  /** What is to be done. */
  task: string;
  action?: ReactNode;
  /** Stands where no face is shown. */
  children?: ReactNode;
  /** Whether it takes the focus when it appears; otherwise what it is answered with does. */
  hasFocus?: boolean;
}

/** The question, focused when it appears so that a screen reader begins with it. */
export function QuizPrompt({ id, face, task, action, children, hasFocus = true }: QuizPromptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) heading.current?.focus({ preventScroll: true });
  }, [hasFocus]);
  return (
    <Prompt>
      <Heading id={id} ref={heading} tabIndex={-1}>
        <Task>{task}</Task>
        {face === undefined && children}
        {face?.kind === 'word' && (
          <Headword size="large" text={face.word.text} lang={face.word.lang} />
        )}
        {face?.kind === 'picture' && (
          <LargePicture src={face.picture} alt={face.alt} loading="eager" />
        )}
      </Heading>
      {action}
    </Prompt>
  );
}

const Prompt = styled.div`
  flex: 1;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space.s4};
  min-height: 12rem;
  text-align: center;

  @media ${lowBoard} {
    gap: ${space.s2};
    min-height: 0;
  }

  @media ${roomyBoard} {
    flex: none;
    min-height: 0;
  }

  > button {
    width: 3rem;
    height: 3rem;
    background: ${color.accentSoft};
    color: ${color.accentStrong};
  }
`;

const Heading = styled.h1`
  display: grid;
  justify-items: center;
  gap: ${space.s4};
  min-width: 0;
  font: inherit;

  @media ${lowBoard} {
    gap: ${space.s2};
  }
`;

const Task = styled.span`
  color: ${color.textMuted};
  font-size: ${size.body};
`;

const LargePicture = styled(Picture)`
  width: min(16rem, 60vw, 36dvh);

  @media ${lowBoard} {
    width: 20dvh;
  }

  @media ${flatBoard} {
    width: min(16rem, 30vw, 42dvh);
  }
`;
