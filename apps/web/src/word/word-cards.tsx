import { CardGrid } from '@wordhoard/ui';
import type { FeedListProps } from '../feed/feed-list.ts';
import { ConnectedWordCard } from './connected-word-card.tsx';
import type { WordRecord } from './word-queries.ts';

interface WordCardsProps {
  words: readonly WordRecord[];
  /** Of a feed that keeps its place. */
  list?: FeedListProps | undefined;
}

export function WordCards({ words, list }: WordCardsProps) {
  return (
    <CardGrid {...list}>
      {words.map((word) => (
        <ConnectedWordCard key={word.id} word={word} />
      ))}
    </CardGrid>
  );
}
