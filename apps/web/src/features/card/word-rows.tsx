import type { WordRecord } from '@wordhoard/contract';
import { color, DefinitionRow, WordRow } from '@wordhoard/ui';
import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FeedListProps } from '../../shared/feed/feed-items.tsx';
import { paths } from '../../shared/routes/routes.ts';
import { ListenButton } from '../../shared/sound/listen-button.tsx';
import { toSpokenWord, toWordText } from '../word/word-text.ts';
import type { WordSelection } from './selected-words.tsx';
import { useMarks } from './word-cards.tsx';

interface WordRowsProps {
  words: readonly WordRecord[];
  /** Keeps the position in a feed. */
  list?: Partial<FeedListProps> | undefined;
  selection?: WordSelection | undefined;
  /** The list of the words, whose pages then lead on to the next one. */
  listSlug?: string;
}

export function WordRows({ words, list, selection, listSlug }: WordRowsProps) {
  const selected = selection?.selected;
  return (
    <Rows words={words} list={list}>
      {(word) => (
        <LinkedWordRow
          word={word}
          listSlug={listSlug}
          isSelected={selected?.has(word.id)}
          onSelect={selected && selection?.select}
        />
      )}
    </Rows>
  );
}

/** Definitions with the words that they explain. */
export function DefinitionRows({ words, list }: Pick<WordRowsProps, 'words' | 'list'>) {
  return (
    <Rows words={words} list={list}>
      {(word) => <LinkedDefinitionRow word={word} />}
    </Rows>
  );
}

interface RowsProps extends Pick<WordRowsProps, 'words' | 'list'> {
  children: (word: WordRecord) => ReactNode;
}

function Rows({ words, list: { rendered, ...list } = {}, children }: RowsProps) {
  return (
    <List {...list}>
      {words.map((word, index) => (
        <li
          key={word.id}
          aria-setsize={rendered?.total}
          aria-posinset={rendered && rendered.skipped + index + 1}
        >
          {children(word)}
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  border-block-start: 1px solid ${color.hairline};
`;

interface LinkedWordRowProps {
  word: WordRecord;
  listSlug: string | undefined;
  isSelected?: boolean | undefined;
  onSelect?: ((ids: readonly string[], isSelected: boolean) => void) | undefined;
}

const LinkedWordRow = memo(function LinkedWordRow({
  word,
  listSlug,
  isSelected,
  onSelect,
}: LinkedWordRowProps) {
  const marks = useMarks(word);
  return (
    <WordRow
      word={toWordText(word)}
      plural={word.grammar?.plural}
      href={paths.word(word, listSlug)}
      translations={word.trans.map(({ dest }) => ({ text: dest.text, lang: dest.langCode }))}
      image={word.image?.url}
      {...marks}
      sound={<ListenButton word={toSpokenWord(word)} />}
      isSelected={isSelected}
      onSelectedChange={onSelect && ((checked) => onSelect([word.id], checked))}
    />
  );
});

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
