import { useMutation } from '@tanstack/react-query';
import { DeleteIcon, DownloadIcon, EditIcon, Menu, PasteIcon } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { useApi } from '../app/api-context.ts';
import { offerFile } from '../app/offer-file.ts';
import { paths } from '../app/paths.ts';
import { exportList, type ListFormat, type ListRecord } from './list-calls.ts';

interface ListMenuProps {
  list: ListRecord;
  tranLangCode: string;
  mayChange: boolean;
  onDetails: () => void;
  onDelete: () => void;
}

/** What is seldom done with a list. */
export function ListMenu({ list, tranLangCode, mayChange, onDetails, onDelete }: ListMenuProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const exporting = useMutation({
    mutationFn: (format: ListFormat) => exportList(api, { id: list.id, tranLangCode, format }),
    onSuccess: ({ content, mediaType, fileName }) =>
      offerFile(new Blob([content], { type: mediaType }), fileName),
  });
  const downloads = (['csv', 'anki', 'json'] as const).map((format) => ({
    label: formatMessage(messages[format]),
    icon: <DownloadIcon />,
    onChoose: () => exporting.mutate(format),
  }));
  const changes = [
    {
      label: formatMessage(messages.import),
      icon: <PasteIcon />,
      href: paths.importWords(list.slug),
    },
    { label: formatMessage(messages.details), icon: <EditIcon />, onChoose: onDetails },
  ];
  const deletion = {
    label: formatMessage(messages.delete),
    icon: <DeleteIcon />,
    isDanger: true,
    onChoose: onDelete,
  };
  return (
    <Menu
      label={formatMessage(messages.more)}
      items={mayChange ? [...changes, ...downloads, deletion] : downloads}
    />
  );
}

const messages = defineMessages({
  more: { id: 'listMenu.more', defaultMessage: 'More about this list' },
  import: { id: 'listMenu.import', defaultMessage: 'Paste words into it' },
  details: { id: 'listMenu.details', defaultMessage: 'Name, address, privacy' },
  csv: { id: 'listMenu.csv', defaultMessage: 'Download for a spreadsheet (CSV)' },
  anki: { id: 'listMenu.anki', defaultMessage: 'Download for Anki' },
  json: { id: 'listMenu.json', defaultMessage: 'Download as JSON' },
  delete: { id: 'listMenu.delete', defaultMessage: 'Delete the list' },
});
