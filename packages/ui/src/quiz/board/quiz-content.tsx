import type { WordText } from '../../word/word-text.ts';

/** What a prompt, an option or a tile shows: a word, or an image of its meaning. */
export type QuizContent =
  | { kind: 'word'; word: WordText }
  | { kind: 'image'; image: string; alt: string };

export function contentText(content: QuizContent): string {
  return content.kind === 'word' ? content.word.text : content.alt;
}

/** Content within a sentence, marked with its own language. */
export function InlineContent({ content }: { content: QuizContent }) {
  if (content.kind === 'image') return <bdi>{content.alt}</bdi>;
  return <bdi lang={content.word.lang}>{content.word.text}</bdi>;
}
