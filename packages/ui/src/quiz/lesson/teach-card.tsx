import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../../action/button.tsx';
import { IconButton } from '../../action/icon-button.tsx';
import { useShortcuts } from '../../keyboard/use-shortcuts.ts';
import { CardStack } from '../../layout/card-stack.tsx';
import { Note } from '../../layout/stack.tsx';
import { BackIcon } from '../../theme/icon.ts';
import { color, size, space } from '../../theme/token.ts';
import { chooseWash, washStyle } from '../../theme/wash.ts';
import { Headword } from '../../word/headword.tsx';
import { type ExampleText, WordExample } from '../../word/word-example.tsx';
import { WordImage } from '../../word/word-image.tsx';
import type { WordText } from '../../word/word-text.ts';
import { TranslationLine } from '../../word/written-word.tsx';
import { Board, BoardFooter, LightKeyHint, landscapeBoard, largeAction } from '../board/board.tsx';
import { useFocusOnShow } from '../board/question-prompt.tsx';
import { SwipeArea } from '../card/swipe-area.tsx';

interface TeachCardProps extends ComponentProps<'div'> {
  word: WordText;
  /** The translations, the usual one first. */
  translations: readonly WordText[];
  image?: string | undefined;
  /** What a dictionary says about the word, such as its part of speech and its plural. */
  facts?: ReactNode;
  example?: ExampleText | undefined;
  /** Why the word is shown; by default that it is new. */
  task?: string | undefined;
  /** Beside the word, such as a sound button. */
  action?: ReactNode;
  /** Below the card, such as a button that skips all cards of this kind. */
  below?: ReactNode;
  onNext: () => void;
  /** Returns to the card before; absent on the first one. */
  onBack?: (() => void) | undefined;
}

/**
 * Introduces a new word, or shows a difficult one again: what it looks like, sounds like and means. `children` follow. Give it a `key` per word, so that
 * each word takes the focus.
 */
export function TeachCard({
  word,
  translations,
  image,
  facts,
  example,
  task,
  action,
  below,
  onNext,
  onBack,
  children,
  ...native
}: TeachCardProps) {
  const { formatMessage } = useIntl();
  const heading = useFocusOnShow();
  useShortcuts({ enter: onNext, ' ': onNext, arrowright: onNext, arrowleft: onBack });

  return (
    <Board {...native}>
      <SwipeArea onSwipe={(side) => (side === 'left' ? onNext() : onBack?.())}>
        <Paper>
          {image !== undefined && (
            <Picture src={image} alt="" word={word} loading="eager" draggable={false} />
          )}
          <Entry data-wash={image === undefined ? chooseWash(word.text) : undefined}>
            <Heading ref={heading} tabIndex={-1}>
              <Task>{task ?? formatMessage(messages.task)}</Task>
              <Headword size="large" word={word} />
            </Heading>
            {action}
            <Meaning translations={translations} />
            {facts && <Facts as="div">{facts}</Facts>}
            {example && <WordExample word={word.text} {...example} />}
            {children}
          </Entry>
        </Paper>
      </SwipeArea>
      {below}
      <Footer data-guarded>
        {onBack && (
          <IconButton
            label={formatMessage(messages.back)}
            icon={<BackIcon />}
            aria-keyshortcuts="ArrowLeft"
            onClick={onBack}
          />
        )}
        <NextButton variant="primary" aria-keyshortcuts="Enter ArrowRight" onClick={onNext}>
          {formatMessage(messages.next)}
          <LightKeyHint aria-hidden="true">Enter</LightKeyHint>
        </NextButton>
      </Footer>
    </Board>
  );
}

const messages = defineMessages({
  task: { id: 'ui.teachCard.task', defaultMessage: 'New word' },
  next: { id: 'ui.teachCard.next', defaultMessage: 'Got it' },
  back: { id: 'ui.teachCard.back', defaultMessage: 'Previous word' },
});

const Paper = styled(CardStack)`
  display: grid;
  width: min(23rem, 100vw - 4rem);
  min-height: min(31rem, 62dvh);

  > div {
    display: flex;
    flex-direction: column;
    height: auto;
    overflow: hidden;
  }

  @media ${landscapeBoard} {
    width: min(38rem, 100vw - 6rem);
    min-height: 0;

    > div {
      flex-direction: row;
    }
  }
`;

const Picture = styled(WordImage)`
  flex: 1 1 auto;
  aspect-ratio: auto;
  height: min(15rem, 30dvh);
  border-radius: 0;

  img {
    padding: ${space.s6};
  }

  @media ${landscapeBoard} {
    flex: 0 0 40%;
    height: auto;
  }
`;

/* Ten letters fit in one line. */
const Entry = styled.div`
  --word-room: 16cqi;
  container-type: inline-size;
  flex: 1 0 auto;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space.s3};
  padding: ${space.s5} ${space.s4} ${space.s6};
  text-align: center;
  ${washStyle}

  ${largeAction}

  @media ${landscapeBoard} {
    --word-room: 12cqi;
    flex: 1;
    gap: ${space.s2};
    min-width: 0;
    padding-block: ${space.s3};
  }
`;

const Heading = styled.h1`
  display: grid;
  justify-items: center;
  gap: ${space.s1};
  max-width: 100%;
  font: inherit;
`;

const Task = styled.span`
  color: ${color.accentStrong};
  font-size: ${size.caption};
  font-weight: 600;
`;

const Meaning = styled(TranslationLine)`
  color: ${color.text};
  font-size: ${size.title};
  line-height: 1.3;
`;

const Facts = styled(Note)`
  &:empty {
    display: none;
  }
`;

const Footer = styled(BoardFooter)`
  flex-direction: row;
  align-items: center;
  min-height: 0;

  > button:first-child:not(:last-child) {
    width: 3rem;
    height: 3rem;
  }
`;

const NextButton = styled(Button)`
  flex: 1;
  min-height: 3rem;

  @media (min-width: 36rem) {
    flex: none;
    padding-inline: ${space.s12};
  }
`;
