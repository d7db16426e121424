import { Knowing } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ChoiceIcon, KnownIcon, Menu, SaveIcon, UndoIcon } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { type MarkableWord, useKnowing } from './use-knowing.ts';

export function WordsMenu({ words }: { words: readonly MarkableWord[] }) {
  const { formatMessage } = useIntl();
  const items = useWordsMenuItems(words);
  return <Menu label={formatMessage(messages.all, { total: words.length })} items={items} />;
}

/** The items of a menu that mark all of the words, or start selecting some if the page supports it. */
export function useWordsMenuItems(words: readonly MarkableWord[], onSelect?: () => void) {
  const { formatMessage } = useIntl();
  const { mark } = useKnowing(words);
  const isDisabled = words.length === 0;
  return [
    ...knowingMarks.map(({ knowing, name, icon }) => ({
      label: formatMessage(messages[name]),
      icon,
      isDisabled,
      onChoose: () => mark(knowing),
    })),
    ...(onSelect
      ? [
          {
            label: formatMessage(messages.select),
            icon: <ChoiceIcon />,
            isDisabled,
            onChoose: onSelect,
          },
        ]
      : []),
  ];
}

/** The marks that words can be given together. */
export const knowingMarks = [
  { knowing: Knowing.Saved, name: 'saved', icon: <SaveIcon /> },
  { knowing: Knowing.Known, name: 'known', icon: <KnownIcon /> },
  { knowing: Knowing.Unknown, name: 'unknown', icon: <UndoIcon /> },
] as const;

const messages = defineMessages({
  all: {
    id: 'wordsMenu.all',
    defaultMessage: 'Mark {total, plural, one {the word} other {all # words}}',
  },
  saved: { id: 'wordsMenu.saved', defaultMessage: 'Learn all' },
  known: { id: 'wordsMenu.known', defaultMessage: 'Mark all as known' },
  unknown: { id: 'wordsMenu.unknown', defaultMessage: 'Remove all from my words' },
  select: { id: 'wordsMenu.select', defaultMessage: 'Select words…' },
});
