import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Seal } from '../../feedback/seal.tsx';
import { color, family, radius, size, space } from '../../theme/token.ts';
import type { ListedWord } from '../../word/word-card.tsx';
import { WordImage } from '../../word/word-image.tsx';
import { WordLine } from '../../word/word-line.tsx';
import { TranslationLine } from '../../word/written-word.tsx';
import { useFocusOnShow } from '../board/question-prompt.tsx';
import { ResultMark, type WordOutcome } from '../result/result-mark.tsx';

interface LearnedWord extends Pick<ListedWord, 'word' | 'translations' | 'image' | 'href'> {
  id: string;
  /** By default, `right`. One that was wrong in the end is left for tomorrow. */
  outcome?: WordOutcome | undefined;
}

interface LessonFinishProps extends ComponentProps<'section'> {
  words: readonly LearnedWord[];
  /** What comes next, such as the number of words that the theme still has. */
  outlook?: ReactNode;
  /** The primary button first. */
  actions: ReactNode;
  /** The progress of the day. */
  day?: ReactNode;
}

/** The end of a lesson: its words, the progress of the day, and what comes next. `children` follow the words. */
export function LessonFinish({
  words,
  outlook,
  actions,
  day,
  children,
  ...native
}: LessonFinishProps) {
  const { formatMessage } = useIntl();
  const heading = useFocusOnShow();
  const left = words.filter(({ outcome }) => outcome === 'wrong').map(({ word }) => word);
  return (
    <Finish {...native}>
      <Summary>
        <LargeSeal />
        <Title ref={heading} tabIndex={-1}>
          {formatMessage(messages.title, { count: words.length })}
        </Title>
        {left.length > 0 && (
          <p>
            {formatMessage(messages.leftForTomorrow)}{' '}
            <LeftWords forwardedAs="span" translations={left} />
          </p>
        )}
        {outlook && <Outlook>{outlook}</Outlook>}
        <Actions>{actions}</Actions>
      </Summary>
      {day}
      <ol>
        {words.map(({ id, word, translations, image, href, outcome = 'right' }) => (
          <Row key={id}>
            <ResultMark outcome={outcome} />
            <Picture src={image} alt="" word={word} />
            <div>
              <WordLine word={word} href={href} />
              <TranslationLine translations={translations} />
            </div>
          </Row>
        ))}
      </ol>
      {children}
    </Finish>
  );
}

const messages = defineMessages({
  title: {
    id: 'ui.lessonFinish.title',
    defaultMessage: 'You’re learning {count, plural, one {# new word} other {# new words}}',
  },
  leftForTomorrow: {
    id: 'ui.lessonFinish.leftForTomorrow',
    defaultMessage: 'Left for tomorrow:',
  },
});

const Finish = styled.section`
  display: grid;
  gap: ${space.s6};
  width: 100%;
  max-width: 34rem;
  margin-inline: auto;
`;

const Summary = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.s2};
  padding: ${space.s8} ${space.s5} ${space.s5};
  border-radius: ${radius.large};
  background: ${color.surfaceSunken};
  text-align: center;
`;

const LargeSeal = styled(Seal)`
  margin-block-end: ${space.s2};
  outline: 4px solid ${color.knownSoft};
  outline-offset: 4px;
  font-size: 2.25rem;
`;

const Title = styled.h1`
  font: 600 ${size.headline} / 1.15 ${family.word};
  letter-spacing: -0.015em;
`;

const Outlook = styled.div`
  color: ${color.textMuted};
`;

const Actions = styled.div`
  display: grid;
  gap: ${space.s2};
  width: 100%;
  margin-block-start: ${space.s4};

  @media (min-width: 36rem) {
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    gap: ${space.s3};
  }
`;

const LeftWords = styled(TranslationLine)`
  color: ${color.text};
  font-weight: 600;
`;

const Picture = styled(WordImage)`
  flex: none;
  width: 3.25rem;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.s4};
  min-height: 4rem;
  padding-block: ${space.s2};

  &:not(:first-child) {
    border-block-start: 1px solid ${color.hairline};
  }

  > div {
    min-width: 0;
  }
`;
