import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { color, family, size, space } from '../../theme/token.ts';
import { Headword, type HeadwordSize } from '../../word/headword.tsx';
import { WordImage } from '../../word/word-image.tsx';
import { Romanisation } from '../../word/written-word.tsx';
import { landscapeBoard, roomyBoard, shortBoard } from './board.tsx';
import { GapSentence } from './gap-sentence.tsx';
import type { QuizContent } from './quiz-content.tsx';

interface QuestionPromptProps {
  /** The id of the heading, for `aria-labelledby` and `aria-describedby`. */
  id: string;
  content: QuizContent | undefined;
  /** The instruction, such as “Type the answer”. */
  task: string;
  action?: ReactNode;
  /** Shown instead of missing content. */
  children?: ReactNode;
  /** Whether the heading takes the focus; otherwise the answer control does. */
  hasFocus?: boolean;
}

/** The question. Its heading takes the focus, so that a screen reader starts with it. */
export function QuestionPrompt({
  id,
  content,
  task,
  action,
  children,
  hasFocus = true,
}: QuestionPromptProps) {
  const heading = useFocusOnShow(hasFocus);
  return (
    <Prompt>
      <Heading id={id} ref={heading} tabIndex={-1}>
        <Task>{task}</Task>
        {content === undefined && children}
        {content?.kind === 'word' && (
          <>
            <Headword size={promptSize(content.word.text)} word={content.word} />
            <Romanisation word={content.word} />
          </>
        )}
        {content?.kind === 'word' && content.detail !== undefined && (
          <PromptDetail>{content.detail}</PromptDetail>
        )}
        {content?.kind === 'gap' && <GapSentence {...content} />}
        {content?.kind === 'image' && (
          <LargeImage src={content.image} alt={content.alt} loading="eager" />
        )}
      </Heading>
      {action}
    </Prompt>
  );
}

const maxLengthOfWord = 40;
const maxLengthOfPhrase = 120;

/** The size in which a question shows a text. Definitions and idioms may be as long as a sentence. */
export function promptSize(text: string): HeadwordSize {
  if (text.length <= maxLengthOfWord) return 'large';
  return text.length <= maxLengthOfPhrase ? 'medium' : 'small';
}

const Prompt = styled.div`
  flex: 1;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space.s4};
  min-height: 12rem;
  text-align: center;

  @media ${shortBoard} {
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

  @media ${shortBoard} {
    gap: ${space.s2};
  }
`;

const Task = styled.span`
  color: ${color.textMuted};
  font-size: ${size.body};
`;

/** The detail of a word, such as the column of a table. */
export const PromptDetail = styled.span`
  font: 600 ${size.wordMedium} / 1.2 ${family.word};
  color: ${color.accentStrong};
`;

const LargeImage = styled(WordImage)`
  width: min(16rem, 60vw, 36dvh);

  @media ${shortBoard} {
    width: 20dvh;
  }

  @media ${landscapeBoard} {
    width: min(16rem, 30vw, 42dvh);
  }
`;

/** Focuses a heading when it is shown, so that a screen reader starts with it. */
export function useFocusOnShow(isShown = true) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isShown) heading.current?.focus({ preventScroll: true });
  }, [isShown]);
  return heading;
}
