import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { WordRecord } from '@wordhoard/contract';
import { defineMessages } from '@wordhoard/i18n/messages';
import { BackIcon, color, NextIcon, radius, size, space, useShortcuts } from '@wordhoard/ui';
import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { listQuery, listWordsQuery } from '../../features/list/queries.ts';
import { wordQuery } from '../../features/word/queries.ts';
import { useApi, useApiQueries } from '../../shared/api/api-context.ts';
import { useEditMode } from '../../shared/edit-mode/edit-mode.tsx';
import { paths } from '../../shared/routes/routes.ts';

interface ListPlaceProps {
  slug: string;
  word: { id: string };
  tranLangCode: string;
  /** Shown if the list does not exist or lacks the word. */
  otherwise: ReactNode;
}

/** The list that the word was opened from, with the words before and after it. The arrow keys open them too. */
export function ListPlace({ slug, word, tranLangCode, otherwise }: ListPlaceProps) {
  const { formatMessage } = useIntl();
  const { data: list, isError } = useQuery(listQuery(useApiQueries(), { slug }));
  const words = useListWords(list?.id, tranLangCode);
  const index = words?.findIndex(({ id }) => id === word.id) ?? -1;
  const [previous, next] = [words?.[index - 1], words?.[index + 1]];
  useNeighbourKeys(slug, { previous, next });
  usePrefetched(next, tranLangCode);

  if (isError || (words && index === -1)) return otherwise;
  if (list === undefined || words === undefined) return null;
  return (
    <>
      <ListLink href={paths.list(slug, tranLangCode)}>
        <BackIcon />
        <span dir="auto">{list.name}</span>
      </ListLink>
      <Neighbours aria-label={formatMessage(messages.neighbours)}>
        <Neighbour slug={slug} word={previous} direction="previous" />
        <Position>
          {formatMessage(messages.position, { position: index + 1, total: words.length })}
        </Position>
        <Neighbour slug={slug} word={next} direction="next" />
      </Neighbours>
    </>
  );
}

function useListWords(listId: string | undefined, tranLangCode: string) {
  const query = listWordsQuery(useApi(), { listId: listId ?? '', tranLangCode });
  return useQuery({ ...query, enabled: listId !== undefined }).data;
}

interface NeighbourWords {
  previous: WordRecord | undefined;
  next: WordRecord | undefined;
}

/** While the page is edited, the keys belong to its controls. */
function useNeighbourKeys(slug: string, { previous, next }: NeighbourWords): void {
  const [, navigate] = useLocation();
  const isEditing = useEditMode();
  const opening = (word: WordRecord | undefined) =>
    word && !isEditing ? () => navigate(paths.word(word, slug)) : undefined;
  useShortcuts({ arrowleft: opening(previous), arrowright: opening(next) });
}

/** Fetches the next word early, so that it appears immediately. */
function usePrefetched(word: WordRecord | undefined, tranLangCode: string): void {
  const queryClient = useQueryClient();
  const queries = useApiQueries();
  const { langCode, text, mode } = word ?? {};
  useEffect(() => {
    if (langCode === undefined || text === undefined || mode === undefined) return;
    void queryClient.prefetchQuery(wordQuery(queries, { langCode, text, mode, tranLangCode }));
  }, [queryClient, queries, langCode, text, mode, tranLangCode]);
}

interface NeighbourProps {
  slug: string;
  word: WordRecord | undefined;
  direction: 'previous' | 'next';
}

/** At an end of the list, an empty space takes the place of the link. */
function Neighbour({ slug, word, direction }: NeighbourProps) {
  const { formatMessage } = useIntl();
  if (word === undefined) return <NoNeighbour />;
  const label = formatMessage(messages[direction], { word: word.text });
  return (
    <NeighbourLink
      href={paths.word(word, slug)}
      aria-label={label}
      title={`${label} (${direction === 'next' ? '→' : '←'})`}
      aria-keyshortcuts={direction === 'next' ? 'ArrowRight' : 'ArrowLeft'}
    >
      {direction === 'next' ? <NextIcon /> : <BackIcon />}
    </NeighbourLink>
  );
}

const messages = defineMessages({
  neighbours: { id: 'listPlace.neighbours', defaultMessage: 'Words of the list' },
  position: { id: 'listPlace.position', defaultMessage: '{position, number} of {total, number}' },
  previous: { id: 'listPlace.previous', defaultMessage: 'Previous word: {word}' },
  next: { id: 'listPlace.next', defaultMessage: 'Next word: {word}' },
});

const ListLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space.s2};
  min-width: 0;
  min-height: 2.75rem;
  color: ${color.textMuted};
  text-decoration: none;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &:hover {
    color: ${color.accent};
  }
`;

const Neighbours = styled.nav`
  flex: none;
  display: flex;
  align-items: center;
  color: ${color.textMuted};
`;

const Position = styled.span`
  min-width: 4rem;
  font-size: ${size.caption};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const NeighbourLink = styled.a`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 1px solid ${color.edge};
  border-radius: ${radius.full};
  background: ${color.surfaceRaised};
  color: ${color.text};

  &:hover {
    border-color: ${color.outline};
    color: ${color.accent};
  }
`;

const NoNeighbour = styled.span`
  width: 2.75rem;
`;
