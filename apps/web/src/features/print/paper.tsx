import { color, radius, size, space, WrittenWord } from '@wordhoard/ui';
import { styled } from 'styled-components';
import type { PrintedRow, PrintedSide } from './printed-rows.ts';

/** What each kind of print shows. */
export interface PrintedProps {
  name: string;
  columns: readonly string[];
  rows: readonly PrintedRow[];
}

/** A page of paper. On the screen, it has an edge. */
export const Paper = styled.section`
  margin-block-end: ${space.s6};
  padding: ${space.s5};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.text};

  > h2 {
    margin-block-end: ${space.s4};
    font-size: ${size.title};
    overflow-wrap: anywhere;
  }

  &:not(:last-child) {
    break-after: page;
  }

  @media print {
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
  }
`;

const noWords: PrintedSide = { words: [] };

/** The words of a side, or its text without a language. */
export function Side({ side }: { side: PrintedSide | undefined }) {
  const { words, label } = side ?? noWords;
  if (label !== undefined) return <bdi>{label}</bdi>;
  return words.map((word, index) => (
    <span key={`${word.lang} ${word.text}`}>
      {index > 0 && ', '}
      <span lang={word.lang}>
        {word.article && `${word.article} `}
        <WrittenWord word={word} />
      </span>
    </span>
  ));
}
