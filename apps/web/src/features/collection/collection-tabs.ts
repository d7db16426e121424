import { defineMessages, useIntl } from 'react-intl';
import { paths } from '../../shared/routes/routes.ts';
import type { FeedTabs } from '../language/language-feed.tsx';
import type { CollectionKind } from './collection.ts';

/** The tabs of the feeds of lists and tables. */
export function useCollectionTabs(current: CollectionKind, langCode: string): FeedTabs {
  const { formatMessage } = useIntl();
  return {
    label: formatMessage(messages.collections),
    tabs: [
      {
        href: paths.lists(langCode),
        label: formatMessage(messages.lists),
        isCurrent: current === 'list',
      },
      {
        href: paths.tables(langCode),
        label: formatMessage(messages.tables),
        isCurrent: current === 'table',
      },
    ],
  };
}

const messages = defineMessages({
  collections: { id: 'collectionTabs.collections', defaultMessage: 'Lists and tables' },
  lists: { id: 'collectionTabs.lists', defaultMessage: 'Lists' },
  tables: { id: 'collectionTabs.tables', defaultMessage: 'Tables' },
});
