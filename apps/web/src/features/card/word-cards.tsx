import type { WordRecord } from '@wordhoard/contract';
import { Knowing } from '@wordhoard/contract/enumeration';
import { CardGrid, WordCard } from '@wordhoard/ui';
import { memo } from 'react';
import type { FeedListProps } from '../../shared/feed/feed-items.tsx';
import { paths } from '../../shared/routes/routes.ts';
import { LateListenButton } from '../../shared/sound/late-listen-button.tsx';
import { useShownMemory } from '../review/next-review.ts';
import { type MarkableWord, useKnowing } from '../review/use-knowing.ts';
import { toSpokenWord, toTranslationTexts, toWordText } from '../word/word-text.ts';

interface WordCardsProps {
  words: readonly WordRecord[];
  /** Keeps the position in a feed. */
  list?: FeedListProps | undefined;
}

export function WordCards({ words, list }: WordCardsProps) {
  return (
    <CardGrid {...list}>
      {words.map((word) => (
        <LinkedWordCard key={word.id} word={word} />
      ))}
    </CardGrid>
  );
}

export const LinkedWordCard = memo(function LinkedWordCard({
  word,
  headingAs = 'h2',
}: {
  word: WordRecord;
  headingAs?: 'h2' | 'h3';
}) {
  const marks = useMarks(word);
  return (
    <WordCard
      word={toWordText(word)}
      href={paths.word(word)}
      translations={toTranslationTexts(word.trans)}
      image={word.image?.url}
      sound={<LateListenButton word={toSpokenWord(word)} />}
      {...marks}
      headingAs={headingAs}
    />
  );
});

/** The marks of a word for its card or row. The strength shows only while the word is learned. */
export function useMarks(word: MarkableWord) {
  const { knowing, memory, mark } = useKnowing(word);
  const shownMemory = useShownMemory(knowing === Knowing.Saved ? memory : null);
  return { knowing, memory: shownMemory, onKnowingChange: mark };
}
