import { alignReading } from '@wordhoard/quiz-engine/text';
import type { WordText } from './word-text.ts';

type RubyWordProps = Required<Pick<WordText, 'text' | 'lang' | 'reading'>>;

/** A word with its reading above the characters. Screen readers and copied text leave the reading out. */
export function RubyWord({ text, lang, reading }: RubyWordProps) {
  return alignReading(text, reading, lang).map((part, index) =>
    part.reading === undefined ? (
      part.text
    ) : (
      <ruby key={index}>
        {part.text}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: an rt element cannot be focused */}
        <rt aria-hidden="true">{part.reading}</rt>
      </ruby>
    ),
  );
}
