import type { WordRecord, WordReference } from '@wordhoard/contract';
import { color, DefinitionRow, WordRow } from '@wordhoard/ui';
import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FeedListProps } from '../../shared/feed/feed-items.tsx';
import { paths } from '../../shared/routes/routes.ts';
import { ListenButton } from '../../shared/sound/listen-button.tsx';
import { toSpokenWord, toTranslationTexts, toWordText } from '../word/word-text.ts';
import type { WordSelection } from './selected-words.tsx';
import { useMarks } from './word-cards.tsx';

interface WordRowsProps<Word extends WordRecord = WordRecord> {
  words: readonly Word[];
  /** What to tell about a word, below its translations. */
  describe?: (word: Word) => ReactNode;
  /** Keeps the position in a feed. */
  list?: Partial<FeedListProps> | undefined;
  selection?: WordSelection | undefined;
  /** Whether other words of the same list have pictures; without any, no room is left for them. */
  hasPictures?: boolean | undefined;
  /** The list of the words, whose pages then lead on to the next one. */
  listSlug?: string;
}

export function WordRows<Word extends WordRecord>({
  words,
  describe,
  list,
  selection,
  hasPictures = false,
  listSlug,
}: WordRowsProps<Word>) {
  const selected = selection?.selected;
  const hasPicture = hasPictures || words.some(({ image }) => image !== null);
  return (
    <Rows words={words} list={list}>
      {(word) => (
        <LinkedWordRow
          word={word}
          note={describe?.(word)}
          listSlug={listSlug}
          hasPicture={hasPicture}
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

interface RowsProps<Word extends WordRecord> extends Pick<WordRowsProps<Word>, 'words' | 'list'> {
  children: (word: Word) => ReactNode;
}

function Rows<Word extends WordRecord>({
  words,
  list: { rendered, ...list } = {},
  children,
}: RowsProps<Word>) {
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
  note: ReactNode;
  listSlug: string | undefined;
  hasPicture: boolean;
  isSelected?: boolean | undefined;
  onSelect?: ((ids: readonly string[], isSelected: boolean) => void) | undefined;
}

const LinkedWordRow = memo(function LinkedWordRow({
  word,
  note,
  listSlug,
  hasPicture,
  isSelected,
  onSelect,
}: LinkedWordRowProps) {
  const marks = useMarks(word);
  return (
    <WordRow
      word={toWordText(word)}
      plural={word.grammar?.plural}
      note={note}
      href={word.isByLink ? undefined : paths.word(word, listSlug)}
      translations={toTranslationTexts(word.trans)}
      image={word.image?.url}
      hasPicture={hasPicture}
      {...marks}
      sound={<ListenButton word={toSpokenWord(word)} isOnlyForSound />}
      isSelected={isSelected}
      onSelectedChange={onSelect && ((checked) => onSelect([word.id], checked))}
    />
  );
});

const LinkedDefinitionRow = memo(function LinkedDefinitionRow({ word }: { word: WordRecord }) {
  const marks = useMarks(word);
  const linked = (shown: WordReference) => ({ ...toWordText(shown), href: paths.word(shown) });
  return (
    <DefinitionRow
      definition={linked(word)}
      words={word.trans.map(({ dest }) => linked(dest))}
      {...marks}
    />
  );
});
