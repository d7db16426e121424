import { AddIcon, ButtonLink, PasteIcon } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { paths } from '../app/paths.ts';

/** Two ways to a list of one's own. */
export function NewListLinks() {
  const { formatMessage } = useIntl();
  return (
    <>
      <ButtonLink icon={<PasteIcon />} href={paths.pasteList()}>
        {formatMessage(messages.paste)}
      </ButtonLink>
      <ButtonLink icon={<AddIcon />} href={paths.newList()}>
        {formatMessage(messages.new)}
      </ButtonLink>
    </>
  );
}

const messages = defineMessages({
  paste: { id: 'newListLinks.paste', defaultMessage: 'Paste words' },
  new: { id: 'newListLinks.new', defaultMessage: 'New list' },
});
