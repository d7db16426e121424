import type { WordText } from '../../word/word-text.ts';

/** What a prompt, an option or a tile shows: a word, or an image of its meaning. */
export type QuizContent =
  | {
      kind: 'word';
      word: WordText;
      /** Shown below the word, such as the column of a table that a form of the word is in. */
      detail?: string | undefined;
    }
  | { kind: 'image'; image: string; alt: string };

export function contentText(content: QuizContent): string {
  if (content.kind === 'image') return content.alt;
  const { word, detail } = content;
  return detail === undefined ? word.text : `${word.text}, ${detail}`;
}

/** Content within a sentence, marked with its own language. */
export function InlineContent({ content }: { content: QuizContent }) {
  if (content.kind === 'image') return <bdi>{content.alt}</bdi>;
  const { word, detail } = content;
  return (
    <>
      <bdi lang={word.lang}>{word.text}</bdi>
      {detail !== undefined && `, ${detail}`}
    </>
  );
}
