import { type MessageDescriptor, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { WordImage } from '../../word/word-image.tsx';
import type { WordText } from '../../word/word-text.ts';
import { Romanisation, WrittenWord } from '../../word/written-word.tsx';

/** What an option or a tile shows: a word, or an image of its meaning. */
export type AnswerContent =
  | {
      kind: 'word';
      word: WordText;
      /** Shown below the word, such as the column of a table that a form of the word is in. */
      detail?: string | undefined;
      /** Which meaning it has, if there are several: a part of speech, a text, or a picture. */
      sense?: Sense | undefined;
      /** The text is a definition: a phrase or a sentence. */
      isDefinition?: boolean | undefined;
      /** What a prompt asks about the word, other than its meaning. */
      asks?: AskedAspect | undefined;
    }
  | { kind: 'image'; image: string; alt: string };

/** What a prompt shows: also a sentence with a gap. */
export type QuizContent =
  | AnswerContent
  | {
      kind: 'gap';
      /** The sentence around the gap, in its language. */
      before: string;
      after: string;
      lang: string;
      /** What the sentence means. */
      hint: WordText;
      /** The word in the gap, once it may be shown. */
      filled?: string | undefined;
    };

export function describeContent(content: QuizContent): string {
  switch (content.kind) {
    case 'image':
      return content.alt;
    case 'gap':
      return `${content.before}${content.filled ?? '…'}${content.after}`;
    case 'word':
      return content.detail === undefined
        ? content.word.text
        : `${content.word.text}, ${content.detail}`;
  }
}

/** Content within a sentence, marked with its own language. */
export function InlineContent({ content }: { content: QuizContent }) {
  if (content.kind === 'image') return <bdi>{content.alt}</bdi>;
  if (content.kind === 'gap') return <bdi lang={content.lang}>{describeContent(content)}</bdi>;
  const { word, detail, sense } = content;
  return (
    <>
      <WrittenWord word={word} />
      <Romanisation word={word} />
      {detail !== undefined && `, ${detail}`}
      {sense && !('image' in sense) && (
        <>
          {' ('}
          <WordSense sense={sense} />)
        </>
      )}
    </>
  );
}

/** The picture needs no text: it only tells which meaning of the word beside it is asked. */
export type Sense = MessageDescriptor | WordText | { image: string };

/** Which of several meanings is asked. */
export function WordSense({ sense }: { sense: Sense }) {
  const { formatMessage } = useIntl();
  if ('image' in sense) return <Picture src={sense.image} alt="" loading="eager" />;
  return 'text' in sense ? <bdi lang={sense.lang}>{sense.text}</bdi> : formatMessage(sense);
}

const Picture = styled(WordImage)`
  width: 4rem;
`;

/** What is asked about a word, other than its meaning. */
type AskedAspect = 'article' | 'gender' | 'plural' | 'reading';
