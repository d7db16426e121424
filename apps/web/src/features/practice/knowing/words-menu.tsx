import { Knowing } from '@wordhoard/contract/enumeration';
import { ChoiceIcon, KnownIcon, Menu, SaveIcon, UndoIcon } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { type MarkableWord, useKnowing } from './use-knowing.ts';

interface WordsMenuProps {
  words: readonly MarkableWord[];
  /** Starts selecting words, if the page supports it. */
  onSelect?: (() => void) | undefined;
}

/** A menu that marks all of the words. */
export function WordsMenu({ words, onSelect }: WordsMenuProps) {
  const { formatMessage } = useIntl();
  const { mark } = useKnowing(words);
  return (
    <Menu
      label={formatMessage(messages.all, { total: words.length })}
      items={[
        {
          label: formatMessage(messages.known),
          icon: <KnownIcon />,
          onChoose: () => mark(Knowing.Known),
        },
        {
          label: formatMessage(messages.saved),
          icon: <SaveIcon />,
          onChoose: () => mark(Knowing.Saved),
        },
        {
          label: formatMessage(messages.unknown),
          icon: <UndoIcon />,
          onChoose: () => mark(Knowing.Unknown),
        },
        ...(onSelect
          ? [{ label: formatMessage(messages.choose), icon: <ChoiceIcon />, onChoose: onSelect }]
          : []),
      ]}
    />
  );
}

const messages = defineMessages<{
  all: { total: number };
  known: NoMessageValues;
  saved: NoMessageValues;
  unknown: NoMessageValues;
  choose: NoMessageValues;
}>({
  all: {
    id: 'wordsMenu.all',
    defaultMessage: 'Mark {total, plural, one {the word} other {all # words}}',
  },
  known: { id: 'wordsMenu.known', defaultMessage: 'Mark all as known' },
  saved: { id: 'wordsMenu.saved', defaultMessage: 'Save all to learn' },
  unknown: { id: 'wordsMenu.unknown', defaultMessage: 'Take all marks away' },
  choose: { id: 'wordsMenu.choose', defaultMessage: 'Choose words…' },
});
