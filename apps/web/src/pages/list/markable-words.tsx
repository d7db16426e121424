import { useQuery } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import { Button, ButtonLink, EditIcon, EmptyState, ListIcon, PasteIcon } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import {
  SelectedWords,
  useWordSelection,
  type WordSelection,
} from '../../features/card/selected-words.tsx';
import { WordRows } from '../../features/card/word-rows.tsx';
import { useCanEdit } from '../../features/collection/collection.ts';
import { type ListRecord, listWordFeedQuery, listWordsQuery } from '../../features/list/queries.ts';
import { WordsProgress } from '../../features/practice/knowing/words-progress.tsx';
import { useApi } from '../../shared/api/api-context.ts';
import { editModeAtom } from '../../shared/edit-mode/edit-mode.tsx';
import { useFeed } from '../../shared/feed/feed-query.ts';
import { FeedView } from '../../shared/feed/feed-view.tsx';
import { paths } from '../../shared/routes/routes.ts';

interface MarkableWordsProps {
  list: components['schemas']['ListRecord'];
  tranLangCode: string;
}

/** The words of a list, which can be marked one by one, by selection, or all at once. */
export function MarkableWords({ list, tranLangCode }: MarkableWordsProps) {
  const query = useFeed(listWordFeedQuery(useApi(), { listId: list.id, tranLangCode }));
  const selection = useWordSelection();
  return (
    <>
      {list.wordCount > 0 && (
        <ListProgress listId={list.id} tranLangCode={tranLangCode} selection={selection} />
      )}
      <FeedView query={query} skeleton="row" empty={<EmptyList list={list} />}>
        {(words, rows) => <WordRows words={words} list={rows} selection={selection} />}
      </FeedView>
    </>
  );
}

interface ListProgressProps {
  listId: string;
  tranLangCode: string;
  selection: WordSelection;
}

/** How much of a list is known, with actions on all or selected words. */
function ListProgress({ listId, tranLangCode, selection }: ListProgressProps) {
  const { data: words = [] } = useQuery(listWordsQuery(useApi(), { listId, tranLangCode }));
  const { selected, start } = selection;
  const bar = useFocusOnChange(selected !== undefined);

  if (words.length === 0) return <Spacer />;
  return (
    <Bar ref={bar}>
      {selected === undefined ? (
        <WordsProgress words={words} onSelect={start} />
      ) : (
        <SelectedWords words={words} selected={selected} selection={selection} />
      )}
    </Bar>
  );
}

/** When the bar changes, the focused element disappears. Moves the focus to the new bar. */
function useFocusOnChange(isSelecting: boolean) {
  const bar = useRef<HTMLDivElement>(null);
  const wasSelecting = useRef(isSelecting);
  useLayoutEffect(() => {
    if (wasSelecting.current === isSelecting) return;
    wasSelecting.current = isSelecting;
    bar.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isSelecting]);
  return bar;
}

/** Reserves the space, so that nothing moves when the bar appears. */
const Spacer = styled.div`
  height: 3.5rem;
`;

/* Without a box of its own, so that the sticky bar can stay visible for the whole list. */
const Bar = styled.div`
  display: contents;
`;

/** A list without words. Its author sees the two ways to fill it. */
function EmptyList({ list }: { list: ListRecord }) {
  const { formatMessage } = useIntl();
  const canEdit = useCanEdit(list);
  const setEditMode = useSetAtom(editModeAtom);
  return (
    <EmptyState
      icon={<ListIcon />}
      title={formatMessage(messages.empty)}
      action={
        canEdit && (
          <>
            <Button variant="primary" icon={<EditIcon />} onClick={() => setEditMode(true)}>
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
