import type { ListRecord, WordRecord } from '@wordhoard/contract';
import { SelectedWords, type WordSelection } from '../../features/card/selected-words.tsx';
import { WordRows } from '../../features/card/word-rows.tsx';
import { EmptyCollection } from '../../features/collection/empty-collection.tsx';
import { listWordFeedQuery } from '../../features/list/queries.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { useFeed } from '../../shared/feed/feed-query.ts';
import { FeedView } from '../../shared/feed/feed-view.tsx';

interface MarkableWordsProps {
  list: ListRecord;
  tranLangCode: string;
  /** All words of the list, as far as they are loaded. */
  words: readonly WordRecord[];
  selection: WordSelection;
}

/** The words of a list, which can be marked one by one or by selection. */
export function MarkableWords({ list, tranLangCode, words, selection }: MarkableWordsProps) {
  const query = useFeed(listWordFeedQuery(useApi(), { listId: list.id, tranLangCode }));
  const { selected } = selection;
  const empty = <EmptyCollection kind="list" collection={list} />;
  return (
    <>
      {selected && (
        <SelectedWords words={words} listId={list.id} selected={selected} selection={selection} />
      )}
      <FeedView query={query} skeleton="row" empty={empty}>
        {(shown, rows) => (
          <WordRows
            words={shown}
            list={rows}
            selection={selection}
            hasPictures={list.pictures.length > 0 || words.some(({ image }) => image !== null)}
            listSlug={list.slug}
          />
        )}
      </FeedView>
    </>
  );
}
