import { WordMode } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { useIntl } from 'react-intl';
import { paths } from '../../shared/routes/routes.ts';
import type { FeedTabs } from '../language/language-feed.tsx';

const modes = [WordMode.Word, WordMode.Definition, WordMode.Idiom] as const;

/**
 * The tabs of the feeds of words and tags.
 *
 * @param text - what is searched for, which the tabs of words keep
 */
export function useWordTabs(
  { current, text = '' }: { current: WordMode | 'tags'; text?: string },
  langCode: string,
): FeedTabs {
  const { formatMessage } = useIntl();
  return {
    label: formatMessage(messages.parts),
    tabs: [
      ...modes.map((mode) => ({
        href: paths.wordsLike(langCode, text, mode),
        label: formatMessage(messages[mode]),
        isCurrent: current === mode,
      })),
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
  [WordMode.Word]: { id: 'wordTabs.words', defaultMessage: 'Words' },
  [WordMode.Definition]: { id: 'wordTabs.definitions', defaultMessage: 'Definitions' },
  [WordMode.Idiom]: { id: 'wordTabs.idioms', defaultMessage: 'Idioms' },
  tags: { id: 'wordTabs.tags', defaultMessage: 'Tags' },
});
