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
  choice?: WordSelection | undefined;
}

export function WordRows({ words, list: { rendered, ...list } = {}, choice }: WordRowsProps) {
  const chosen = choice?.chosen;
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
            isChosen={chosen?.has(word.id)}
            onChoose={chosen && choice?.choose}
          />
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ol`
  border-block-start: 1px solid ${color.hairline};
`;

interface ConnectedWordRowProps {
  word: WordRecord;
  isChosen?: boolean | undefined;
  onChoose?: ((ids: readonly string[], isChosen: boolean) => void) | undefined;
}

/** The row of a word with its link, sound and knowing. */
const LinkedWordRow = memo(function Connected({ word, isChosen, onChoose }: ConnectedWordRowProps) {
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
      isChosen={isChosen}
      onChoose={onChoose && ((isNowChosen) => onChoose([word.id], isNowChosen))}
    />
  );
});
