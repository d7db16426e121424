import type { WordRecord } from '@wordhoard/contract';
import { color, DefinitionRow } from '@wordhoard/ui';
import { memo } from 'react';
import { styled } from 'styled-components';
import type { FeedListProps } from '../../shared/feed/feed-items.tsx';
import { paths } from '../../shared/routes/routes.ts';
import { useMarks } from './use-marks.ts';

interface DefinitionRowsProps {
  words: readonly WordRecord[];
  /** Keeps the position in a feed. */
  list: FeedListProps;
}

/** Definitions with the words that they explain. */
export function DefinitionRows({ words, list: { rendered, ...list } }: DefinitionRowsProps) {
  return (
    <Rows {...list}>
      {words.map((word, index) => (
        <li
          key={word.id}
          aria-setsize={rendered?.total}
          aria-posinset={rendered && rendered.skipped + index + 1}
        >
          <LinkedDefinitionRow word={word} />
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ol`
  border-block-start: 1px solid ${color.hairline};
`;

const LinkedDefinitionRow = memo(function LinkedDefinitionRow({ word }: { word: WordRecord }) {
  const marks = useMarks(word);
  const linked = ({
    text,
    langCode: lang,
    mode,
  }: Pick<WordRecord, 'text' | 'langCode' | 'mode'>) => ({
    text,
    lang,
    href: paths.word({ text, langCode: lang, mode }),
  });
  return (
    <DefinitionRow
      definition={linked(word)}
      words={word.trans.map(({ dest }) => linked(dest))}
      {...marks}
    />
  );
});
