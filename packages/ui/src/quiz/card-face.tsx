import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { keyframes, styled } from 'styled-components';
import { color, radius, size, space } from '../theme/token.ts';
import { Headword } from '../word/headword.tsx';
import { Picture } from '../word/picture.tsx';
import { WordExample } from '../word/word-example.tsx';
import type { WordText } from '../word/word-text.ts';
import { flatBoard, lowBoard } from './board-media.ts';
import { faceText, type QuizFace } from './quiz-face.ts';
import { useFocusOnShow } from './use-focus-on-show.ts';

interface CardFrontProps {
  face: QuizFace;
  action: ReactNode;
  isShown: boolean;
}

/** What is asked. */
export function CardFront({ face, action, isShown }: CardFrontProps) {
  const { formatMessage } = useIntl();
  const heading = useFocusOnShow(isShown);
  return (
    <Face inert={!isShown}>
      <Heading ref={heading} tabIndex={-1}>
        <Task>{formatMessage(messages.task)}</Task>
        {face.kind === 'word' ? (
          <Headword size="large" text={face.word.text} lang={face.word.lang} />
        ) : (
          <Illustration src={face.picture} alt={face.alt} loading="eager" />
        )}
      </Heading>
      {action}
    </Face>
  );
}

interface CardBackProps {
  front: QuizFace;
  /** All that would be right, the expected answer first. */
  answers: readonly WordText[];
  picture: string | undefined;
  example: WordText | undefined;
  action: ReactNode;
  isShown: boolean;
}

/** What is right, below the picture of the word and above how it is used. */
export function CardBack({ front, answers, picture, example, action, isShown }: CardBackProps) {
  const heading = useFocusOnShow(isShown);
  const [expected, ...others] = answers;
  return (
    <Face inert={!isShown}>
      {picture !== undefined && (
        <Illustration src={picture} alt="" word={faceText(front)} loading="eager" />
      )}
      <Heading ref={heading} tabIndex={-1}>
        {front.kind === 'word' && (
          <Headword size="small" text={front.word.text} lang={front.word.lang} />
        )}
        {expected && <Headword size="large" text={expected.text} lang={expected.lang} />}
      </Heading>
      {action}
      {others.length > 0 && (
        <Others>
          {others.map(({ text, lang }) => (
            <li key={text} lang={lang} dir="auto">
              {text}
            </li>
          ))}
        </Others>
      )}
      {example && <WordExample text={example.text} lang={example.lang} />}
    </Face>
  );
}

const messages = defineMessages({
  task: { id: 'ui.cardBoard.task', defaultMessage: 'Do you know it?' },
});

const turn = keyframes`
  from { transform: rotateY(70deg); opacity: 0.4; }
`;

const Face = styled.div`
  container-type: inline-size;
  grid-area: 1 / 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: safe center;
  gap: ${space.s4};
  padding: ${space.s4};
  overflow: auto;
  /* What scrolls allows a browser all ways again. */
  touch-action: pan-y;
  border-radius: ${radius.large};
  text-align: center;

  > button {
    width: 3rem;
    height: 3rem;
    background: ${color.accentSoft};
    color: ${color.accentStrong};
  }

  &[inert] {
    visibility: hidden;
  }

  @media (prefers-reduced-motion: no-preference) {
    &:not([inert]) {
      animation: ${turn} 160ms ease-out;
    }
  }

  @media ${lowBoard} {
    gap: ${space.s2};
  }

  @media ${flatBoard} {
    flex-flow: row wrap;
    align-content: safe center;
    column-gap: ${space.s6};

    > :is(ul, q) {
      flex-basis: 100%;
    }
  }
`;

/* Ten letters have room in one line. */
const Heading = styled.h1`
  --word-room: 17cqi;
  display: grid;
  justify-items: center;
  gap: ${space.s2};
  max-width: 100%;
  font: inherit;

  @media ${flatBoard} {
    --word-room: 10cqi;
  }
`;

const Task = styled.span`
  color: ${color.textMuted};
  font-size: ${size.body};
`;

const Illustration = styled(Picture)`
  flex: none;
  width: min(12rem, 24dvh);
`;

const Others = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.s1} ${space.s4};
  color: ${color.textMuted};
`;
