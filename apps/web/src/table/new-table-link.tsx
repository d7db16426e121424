import { AddIcon, ButtonLink } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { paths } from '../app/paths.ts';

/** The way to a table of one's own. */
export function NewTableLink() {
  const { formatMessage } = useIntl();
  return (
    <ButtonLink icon={<AddIcon />} href={paths.newTable()}>
      {formatMessage(messages.new)}
    </ButtonLink>
  );
}

const messages = defineMessages({
  new: { id: 'newTableLink.new', defaultMessage: 'New table' },
});
