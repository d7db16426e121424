import { defineMessages, useIntl } from 'react-intl';
import { paths } from '../../shared/routes/routes.ts';
import type { FeedTabs } from '../language/language-feed.tsx';

/** The tabs of the feeds of words and tags. */
export function useWordTabs(current: 'words' | 'tags', langCode: string): FeedTabs {
  const { formatMessage } = useIntl();
  return {
    label: formatMessage(messages.parts),
    tabs: [
      {
        href: paths.words(langCode),
        label: formatMessage(messages.words),
        isCurrent: current === 'words',
      },
      {
        href: paths.tags(langCode),
        label: formatMessage(messages.tags),
        isCurrent: current === 'tags',
      },
    ],
  };
}

const messages = defineMessages({
  parts: { id: 'wordTabs.parts', defaultMessage: 'Words and tags' },
  words: { id: 'wordTabs.words', defaultMessage: 'Words' },
  tags: { id: 'wordTabs.tags', defaultMessage: 'Tags' },
});
