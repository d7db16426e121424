import { defineMessages } from '@wordhoard/i18n/messages';
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, family, radius, size, space } from '../../theme/token.ts';
import { VisuallyHidden } from '../../theme/visually-hidden.tsx';
import { Headword, type HeadwordSize } from '../../word/headword.tsx';
import { WordImage } from '../../word/word-image.tsx';
import { Romanisation } from '../../word/written-word.tsx';
import { landscapeBoard, shortBoard } from './board.tsx';
import { type QuizContent, WordSense } from './quiz-content.tsx';

interface PromptContentProps {
  content: QuizContent;
  Picture?: ComponentType<ComponentProps<typeof WordImage>>;
}

/** What a question shows, in the size that its board has room for. */
export function PromptContent({ content, Picture = LargeImage }: PromptContentProps) {
  if (content.kind === 'gap') return <GapSentence {...content} />;
  if (content.kind === 'image') {
    return <Picture src={content.image} alt={content.alt} loading="eager" />;
  }
  const { word, detail, sense } = content;
  return (
    <>
      <Headword size={chooseSize(word.text)} word={word} />
      <Romanisation word={word} />
      {sense && (
        <Muted>
          <WordSense sense={sense} />
        </Muted>
      )}
      {detail !== undefined && <Detail>{detail}</Detail>}
    </>
  );
}

interface PromptTaskProps {
  content: QuizContent | undefined;
  children: ReactNode;
}

/** The instruction. What is asked other than the meaning of a word is more precise than `children`. */
export function PromptTask({ content, children }: PromptTaskProps) {
  const { formatMessage } = useIntl();
  const aspect = content?.kind === 'word' ? content.asks : content?.kind === 'gap' && 'gap';
  return <Muted>{aspect ? formatMessage(taskMessages[aspect]) : children}</Muted>;
}

const taskMessages = defineMessages({
  article: { id: 'ui.aspectTask.article', defaultMessage: 'Which article?' },
  gender: { id: 'ui.aspectTask.gender', defaultMessage: 'Which gender?' },
  plural: { id: 'ui.aspectTask.plural', defaultMessage: 'What is the plural?' },
  reading: { id: 'ui.aspectTask.reading', defaultMessage: 'How do you read it?' },
  gap: { id: 'ui.aspectTask.gap', defaultMessage: 'Which word is missing?' },
});

const maxLengthOfWord = 40;
const maxLengthOfPhrase = 120;

/** The size in which a question shows a text. Definitions and idioms may be as long as a sentence. */
export function chooseSize(text: string): HeadwordSize {
  if (text.length <= maxLengthOfWord) return 'large';
  return text.length <= maxLengthOfPhrase ? 'medium' : 'small';
}

const Muted = styled.span`
  color: ${color.textMuted};
  font-size: ${size.body};
`;

/** The detail of a word, such as the column of a table. */
const Detail = styled.span`
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

type GapSentenceProps = Omit<Extract<QuizContent, { kind: 'gap' }>, 'kind'>;

/** A sentence with a gap, or with the word in its place, above what it means. */
function GapSentence({ before, after, lang, hint, filled }: GapSentenceProps) {
  const { formatMessage, locale } = useIntl();
  return (
    <Frame>
      <Sentence lang={lang} dir="auto">
        {before}
        {filled === undefined ? (
          <Gap>
            <VisuallyHidden lang={locale}>{formatMessage(messages.gap)}</VisuallyHidden>
          </Gap>
        ) : (
          <Filled>{filled}</Filled>
        )}
        {after}
      </Sentence>
      <Muted lang={hint.lang} dir="auto">
        {hint.text}
      </Muted>
    </Frame>
  );
}

const messages = defineMessages({
  gap: { id: 'ui.gapSentence.gap', defaultMessage: '(gap)' },
});

const Frame = styled.span`
  display: grid;
  gap: ${space.s2};
  max-width: 34rem;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

const Sentence = styled.span`
  font: 600 ${size.wordMedium} / 1.4 ${family.word};
`;

/* As long for every word, so that it does not give the answer away. */
const Gap = styled.span`
  display: inline-block;
  width: 4.5em;
  max-width: 100%;
  height: 1.15em;
  margin-inline: 0.1em;
  border-block-end: 2px solid ${color.accent};
  border-radius: ${radius.small} ${radius.small} 0 0;
  background: ${color.accentSoft};
  vertical-align: text-bottom;
`;

const Filled = styled.span`
  color: ${color.accentStrong};
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.2em;
`;
