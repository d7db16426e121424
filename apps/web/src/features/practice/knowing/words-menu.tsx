import { Knowing } from '@wordhoard/contract/enumeration';
import { ChoiceIcon, KnownIcon, Menu, SaveIcon, UndoIcon } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import type { MarkableWord } from './use-knowing.ts';
import { useManyKnowing } from './use-many-knowing.ts';

interface WordsMenuProps {
  words: readonly MarkableWord[];
  /** Begins to choose some of them, where that can be done. */
  onChoose?: (() => void) | undefined;
}

/** Marks for some words, all of them together. */
export function WordsMenu({ words, onChoose }: WordsMenuProps) {
  const { formatMessage } = useIntl();
  const { markAll } = useManyKnowing(words);
  return (
    <Menu
      label={formatMessage(messages.all, { total: words.length })}
      items={[
        {
          label: formatMessage(messages.known),
          icon: <KnownIcon />,
          onChoose: () => markAll(Knowing.Known),
        },
        {
          label: formatMessage(messages.saved),
          icon: <SaveIcon />,
          onChoose: () => markAll(Knowing.Saved),
        },
        {
          label: formatMessage(messages.unknown),
          icon: <UndoIcon />,
          onChoose: () => markAll(Knowing.Unknown),
        },
        ...(onChoose
          ? [{ label: formatMessage(messages.choose), icon: <ChoiceIcon />, onChoose }]
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
