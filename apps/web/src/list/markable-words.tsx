import type { components } from '@wordhoard/api-client';
import { useApi } from '../app/api-context.ts';
import { FeedView } from '../feed/feed-view.tsx';
import { useFeed } from '../feed/use-feed.ts';
import { useWordChoice } from '../word/use-word-choice.ts';
import { WordRows } from '../word/word-rows.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListProgress } from './list-progress.tsx';
import { listWordFeedQuery } from './list-queries.ts';

interface MarkableWordsProps {
  list: components['schemas']['ListRecord'];
  tranLangCode: string;
}

/** The words of a list, to be marked one by one, some together, or all. */
export function MarkableWords({ list, tranLangCode }: MarkableWordsProps) {
  const query = useFeed(listWordFeedQuery(useApi(), { listId: list.id, tranLangCode }));
  const choice = useWordChoice();
  return (
    <>
      {list.wordCount > 0 && (
        <ListProgress listId={list.id} tranLangCode={tranLangCode} choice={choice} />
      )}
      <FeedView query={query} skeleton="row" empty={<EmptyList list={list} />}>
        {(words, rows) => <WordRows words={words} list={rows} choice={choice} />}
      </FeedView>
    </>
  );
}
