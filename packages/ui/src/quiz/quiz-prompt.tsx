import { type ReactNode, useEffect, useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, size, space } from '../theme/token.ts';
import { Headword } from '../word/headword.tsx';
import { Picture } from '../word/picture.tsx';
import type { QuizFace } from './quiz-face.ts';

interface QuizPromptProps {
  face: QuizFace;
  /** What is to be found: a word or a picture. */
  asks: QuizFace['kind'];
  action?: ReactNode;
}

/** The question, focused when it appears so that a screen reader begins with it. */
export function QuizPrompt({ face, asks, action }: QuizPromptProps) {
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Prompt>
      <Heading ref={heading} tabIndex={-1}>
        <Task>{formatMessage(taskMessage(face.kind, asks))}</Task>
        {face.kind === 'word' ? (
          <Headword size="large" text={face.word.text} lang={face.word.lang} />
        ) : (
          <LargePicture src={face.picture} alt={face.alt} loading="eager" />
        )}
      </Heading>
      {action}
    </Prompt>
  );
}

const messages = defineMessages({
  translation: { id: 'ui.quizPrompt.translation', defaultMessage: 'What does it mean?' },
  picture: { id: 'ui.quizPrompt.picture', defaultMessage: 'Which picture is it?' },
  word: { id: 'ui.quizPrompt.word', defaultMessage: 'Which word is it?' },
});

function taskMessage(shown: QuizFace['kind'], asks: QuizFace['kind']) {
  if (asks === 'picture') return messages.picture;
  return shown === 'picture' ? messages.word : messages.translation;
}

const Prompt = styled.div`
  flex: 1;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space.s4};
  min-height: 12rem;
  text-align: center;

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
`;

const Task = styled.span`
  color: ${color.textMuted};
  font-size: ${size.body};
`;

const LargePicture = styled(Picture)`
  width: min(16rem, 60vw, 36dvh);
`;
