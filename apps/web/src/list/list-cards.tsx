import type { components } from '@wordhoard/api-client';
import { languageName } from '@wordhoard/i18n';
import { CardGrid, ListCard } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { paths } from '../app/paths.ts';
import type { FeedListProps } from '../feed/feed-list.ts';
import { settingsAtom } from '../settings/settings-atom.ts';

interface ListCardsProps {
  lists: readonly components['schemas']['ListRecord'][];
  headingAs?: 'h2' | 'h3';
  /** Of a feed that keeps its place. */
  list?: FeedListProps | undefined;
  /** Where a card leads; to the list itself if left out. */
  pathTo?: (slug: string, tranLangCode: string) => string;
}

export function ListCards({ lists, headingAs = 'h2', pathTo = paths.list, list }: ListCardsProps) {
  const { locale } = useIntl();
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  const tranLangCodeFor = (langCode: string) =>
    langCode === tranLangCode ? learnLangCode : tranLangCode;
  return (
    <CardGrid columns="wide" {...list}>
      {lists.map(({ id, slug, name, langCode, wordCount, pictures }) => (
        <ListCard
          key={id}
          name={name}
          href={pathTo(slug, tranLangCodeFor(langCode))}
          languageName={languageName(langCode, locale)}
          wordCount={wordCount}
          pictures={pictures}
          headingAs={headingAs}
        />
      ))}
    </CardGrid>
  );
}
