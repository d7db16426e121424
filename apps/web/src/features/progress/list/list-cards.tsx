import type { ListRecord } from '@wordhoard/contract';
import { languageName } from '@wordhoard/i18n';
import { CardGrid, ListCard } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { FeedListProps } from '../../../shared/feed/feed-items.tsx';
import { lazyComponent } from '../../../shared/page/lazy-component.ts';
import { paths } from '../../../shared/routes/routes.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { settingsAtom } from '../../../shared/settings/settings-atom.ts';
import { offlineListsAtom } from '../../list/offline-lists.ts';
import { reviewsAtom } from '../../review/practice.ts';

/* Newcomers have no progress, and nothing is stored for them. */
const ListProgress = lazyComponent(async () => (await import('./list-progress.tsx')).ListProgress);
const OfflineMark = lazyComponent(
  async () => (await import('../../list/offline-mark.tsx')).OfflineMark,
);

interface ListCardsProps {
  lists: readonly ListRecord[];
  headingAs?: 'h2' | 'h3';
  /** Keeps the position in a feed. */
  list?: FeedListProps | undefined;
}

export function ListCards({ lists, headingAs = 'h2', list }: ListCardsProps) {
  const { locale } = useIntl();
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  const tranLangCodeFor = (langCode: string) =>
    langCode === tranLangCode ? learnLangCode : tranLangCode;
  const hasWords = useHasWords();
  const { storedIds } = useAtomValue(offlineListsAtom);
  const listIds = lists.map(({ id }) => id);
  return (
    <CardGrid columns="wide" {...list}>
      {lists.map(({ id, slug, name, langCode, wordCount, pictures, firstWords }) => (
        <ListCard
          key={id}
          name={name}
          href={paths.list(slug, tranLangCodeFor(langCode))}
          languageName={languageName(langCode, locale)}
          wordCount={wordCount}
          images={pictures}
          words={firstWords.map((text) => ({ text, lang: langCode }))}
          progress={
            hasWords && (
              <Suspense>
                <ListProgress listIds={listIds} listId={id} total={wordCount} />
              </Suspense>
            )
          }
          headingAs={headingAs}
        >
          <Suspense>{storedIds.includes(id) && <OfflineMark />}</Suspense>
        </ListCard>
      ))}
    </CardGrid>
  );
}

/** Whether the learner may have learned words of lists. */
function useHasWords(): boolean {
  const { user } = useSession();
  const record = useAtomValue(reviewsAtom);
  return user !== undefined || Object.keys(record).length > 0;
}
