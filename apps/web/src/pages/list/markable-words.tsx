import type { ListRecord, WordRecord } from '@wordhoard/contract';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, ButtonLink, EditIcon, EmptyState, ListIcon, PasteIcon } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { SelectedWords, type WordSelection } from '../../features/card/selected-words.tsx';
import { WordRows } from '../../features/card/word-rows.tsx';
import { useCanEdit } from '../../features/collection/collection.ts';
import { listWordFeedQuery } from '../../features/list/queries.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { useStartEditing } from '../../shared/edit-mode/edit-mode.tsx';
import { useFeed } from '../../shared/feed/feed-query.ts';
import { FeedView } from '../../shared/feed/feed-view.tsx';
import { paths } from '../../shared/routes/routes.ts';

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
  return (
    <>
      {selected && <SelectedWords words={words} selected={selected} selection={selection} />}
      <FeedView query={query} skeleton="row" empty={<EmptyList list={list} />}>
        {(shown, rows) => (
          <WordRows words={shown} list={rows} selection={selection} listSlug={list.slug} />
        )}
      </FeedView>
    </>
  );
}

/** A list without words. Its author sees the two ways to fill it. */
function EmptyList({ list }: { list: ListRecord }) {
  const { formatMessage } = useIntl();
  const canEdit = useCanEdit(list);
  const startEditing = useStartEditing();
  return (
    <EmptyState
      icon={<ListIcon />}
      title={formatMessage(messages.empty)}
      action={
        canEdit && (
          <>
            <Button variant="primary" icon={<EditIcon />} onClick={() => startEditing()}>
              {formatMessage(messages.add)}
            </Button>
            <ButtonLink icon={<PasteIcon />} href={paths.importWords(list.slug)}>
              {formatMessage(messages.paste)}
            </ButtonLink>
          </>
        )
      }
    />
  );
}

const messages = defineMessages({
  empty: { id: 'list.empty', defaultMessage: 'This list has no words yet' },
  add: { id: 'list.add', defaultMessage: 'Add words' },
  paste: { id: 'list.paste', defaultMessage: 'Paste words' },
});
