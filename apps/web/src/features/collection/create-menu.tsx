import { defineMessages } from '@wordhoard/i18n/messages';
import { AddIcon, ListIcon, Menu, PasteIcon, TableIcon, WordIcon } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

interface CreateMenuProps {
  /** The text of the new word, such as what the learner has searched for. */
  text?: string;
}

/** Everything that a learner can add. */
export function CreateMenu({ text = '' }: CreateMenuProps) {
  const { formatMessage } = useIntl();
  const { learnLangCode: langCode } = useAtomValue(settingsAtom);
  return (
    <Menu
      label={formatMessage(messages.create)}
      icon={<AddIcon />}
      look="button"
      items={[
        {
          label: formatMessage(pageTitleMessages.newList),
          icon: <ListIcon />,
          href: paths.newList(),
        },
        { label: formatMessage(messages.paste), icon: <PasteIcon />, href: paths.pasteList() },
        {
          label: formatMessage(pageTitleMessages.newTable),
          icon: <TableIcon />,
          href: paths.newTable(),
        },
        {
          label: formatMessage(pageTitleMessages.newWord),
          icon: <WordIcon />,
          href: paths.newWord({ langCode, text }),
        },
      ]}
    />
  );
}

const messages = defineMessages({
  create: { id: 'createMenu.create', defaultMessage: 'Create' },
  paste: { id: 'createMenu.paste', defaultMessage: 'List from pasted words' },
});
