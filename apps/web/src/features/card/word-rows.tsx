import { color, WordRow } from '@wordhoard/ui';
import { memo } from 'react';
import { styled } from 'styled-components';
import type { FeedListProps } from '../../shared/feed/feed-items.tsx';
import { paths } from '../../shared/routes/routes.ts';
import { useSpeech } from '../../shared/speech/speech.ts';
import { useKnowing } from '../practice/knowing/use-knowing.ts';
import type { WordRecord } from '../word/queries.ts';
import type { WordSelection } from './selected-words.tsx';

interface WordRowsProps {
  words: readonly WordRecord[];
  /** Keeps the position in a feed. */
  list?: Partial<FeedListProps> | undefined;
  selection?: WordSelection | undefined;
}

export function WordRows({ words, list: { rendered, ...list } = {}, selection }: WordRowsProps) {
  const selected = selection?.selected;
  return (
    <Rows {...list}>
      {words.map((word, index) => (
        <li
          key={word.id}
          aria-setsize={rendered?.total}
          aria-posinset={rendered && rendered.skipped + index + 1}
        >
          <LinkedWordRow
            word={word}
            isSelected={selected?.has(word.id)}
            onSelect={selected && selection?.select}
          />
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ol`
  border-block-start: 1px solid ${color.hairline};
`;

interface LinkedWordRowProps {
  word: WordRecord;
  isSelected?: boolean | undefined;
  onSelect?: ((ids: readonly string[], isSelected: boolean) => void) | undefined;
}

/** The row of a word with its link, sound and knowing. */
const LinkedWordRow = memo(function LinkedWordRow({
  word,
  isSelected,
  onSelect,
}: LinkedWordRowProps) {
  const { knowing, mark, prove } = useKnowing(word);
  const { hasVoice, speak } = useSpeech(word.langCode);
  return (
    <WordRow
      word={{ text: word.text, lang: word.langCode }}
      href={paths.word(word)}
      translations={word.trans.map(({ dest }) => ({ text: dest.text, lang: dest.langCode }))}
      image={word.image?.url}
      knowing={knowing}
      onKnowingChange={mark}
      onProve={prove}
      onPlay={hasVoice ? () => speak(word.text) : undefined}
      isSelected={isSelected}
      onSelectedChange={onSelect && ((checked) => onSelect([word.id], checked))}
    />
  );
});
