import { defineMessages } from '@wordhoard/i18n/messages';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { keyframes, styled } from 'styled-components';
import { color, motion, radius, space } from '../../theme/token.ts';
import { Headword } from '../../word/headword.tsx';
import { type ExampleText, WordExample } from '../../word/word-example.tsx';
import { WordImage } from '../../word/word-image.tsx';
import type { WordText } from '../../word/word-text.ts';
import { Romanisation } from '../../word/written-word.tsx';
import { landscapeBoard, largeAction } from '../board/board.tsx';
import {
  chooseSize,
  PromptContent,
  PromptTask,
  useFocusOnShow,
} from '../board/question-prompt.tsx';
import { InlineContent, type QuizContent } from '../board/quiz-content.tsx';

interface CardFrontProps {
  content: QuizContent;
  action: ReactNode;
  isShown: boolean;
}

export function CardFront({ content, action, isShown }: CardFrontProps) {
  const { formatMessage } = useIntl();
  const heading = useFocusOnShow(isShown);
  return (
    <Side inert={!isShown}>
      <Heading ref={heading} tabIndex={-1}>
        <PromptTask content={content}>{formatMessage(messages.task)}</PromptTask>
        <PromptContent content={content} Picture={Illustration} />
      </Heading>
      {action}
    </Side>
  );
}

interface CardBackProps {
  front: QuizContent;
  /** All accepted answers, the expected one first. */
  answers: readonly WordText[];
  image: string | undefined;
  example: ExampleText | undefined;
  action: ReactNode;
  isShown: boolean;
}

/** The answers, between the image of the word and an example sentence. */
export function CardBack({ front, answers, image, example, action, isShown }: CardBackProps) {
  const heading = useFocusOnShow(isShown);
  const [expected, ...alternatives] = answers;
  return (
    <Side inert={!isShown}>
      {image !== undefined && (
        <Illustration
          src={image}
          alt=""
          word={front.kind === 'word' ? front.word : undefined}
          loading="eager"
        />
      )}
      <Heading ref={heading} tabIndex={-1}>
        {front.kind === 'word' && (
          <span className="headword" data-size="small">
            <InlineContent content={front} />
          </span>
        )}
        {expected && (
          <>
            <Headword size={chooseSize(expected.text)} word={expected} />
            <Romanisation word={expected} />
          </>
        )}
      </Heading>
      {action}
      {alternatives.length > 0 && (
        <Alternatives>
          {alternatives.map(({ text, lang }) => (
            <li key={text} lang={lang} dir="auto">
              {text}
            </li>
          ))}
        </Alternatives>
      )}
      {example && <WordExample {...example} />}
    </Side>
  );
}

const messages = defineMessages({
  task: { id: 'ui.cardBoard.task', defaultMessage: 'Do you know it?' },
});

const turn = keyframes`
  from { transform: rotateY(70deg); opacity: 0.4; }
`;

const Side = styled.div`
  container-type: inline-size;
  grid-area: 1 / 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: safe center;
  gap: var(--near);
  padding: ${space.s4};
  overflow: auto;
  /* A scroll container resets the inherited touch-action. */
  touch-action: pan-y;
  border-radius: ${radius.large};
  text-align: center;

  ${largeAction}

  &[inert] {
    visibility: hidden;
  }

  &:not([inert]) {
    animation: ${turn} ${motion.calm};
  }

  @media ${landscapeBoard} {
    flex-flow: row wrap;
    align-content: safe center;
    column-gap: ${space.s6};

    > :is(ul, q) {
      flex-basis: 100%;
    }
  }
`;

/* Ten letters fit in one line. */
const Heading = styled.h1`
  --word-room: 17cqi;
  display: grid;
  justify-items: center;
  gap: ${space.s2};
  max-width: 100%;
  font: inherit;

  @media ${landscapeBoard} {
    --word-room: 10cqi;
  }
`;

const Illustration = styled(WordImage)`
  flex: none;
  width: min(12rem, 24dvh);
`;

const Alternatives = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.s1} ${space.s4};
  color: ${color.textMuted};
`;
