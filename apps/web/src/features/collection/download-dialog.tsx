import { useMutation } from '@tanstack/react-query';
import type { ListFile } from '@wordhoard/contract';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, Dialog, DownloadIcon, Stack } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { downloadFile } from '../../shared/share/share.tsx';

type DownloadedFile = Omit<ListFile, 'content'> & { content: BlobPart };

export interface Download {
  format: 'csv' | 'anki' | 'package' | 'json';
  fetchFile: () => Promise<DownloadedFile>;
}

interface DownloadDialogProps {
  downloads: readonly Download[];
  onClose: () => void;
}

/** The formats in which a collection is taken along. */
export function DownloadDialog({ downloads, onClose }: DownloadDialogProps) {
  const { formatMessage } = useIntl();
  const exporting = useMutation({
    mutationFn: ({ fetchFile }: Download) => fetchFile(),
    onSuccess: ({ content, mediaType, fileName }) => {
      downloadFile(new Blob([content], { type: mediaType }), fileName);
      onClose();
    },
  });
  return (
    <Dialog isOpen title={formatMessage(messages.title)} onClose={onClose}>
      <Stack $gap="s2">
        {downloads.map((download) => (
          <Button
            key={download.format}
            icon={<DownloadIcon />}
            disabled={exporting.isPending}
            onClick={() => exporting.mutate(download)}
          >
            {formatMessage(messages[download.format])}
          </Button>
        ))}
      </Stack>
    </Dialog>
  );
}

const messages = defineMessages({
  title: { id: 'downloadDialog.title', defaultMessage: 'Download' },
  csv: { id: 'downloadDialog.csv', defaultMessage: 'For a spreadsheet (CSV)' },
  anki: { id: 'downloadDialog.anki', defaultMessage: 'For Anki' },
  package: {
    id: 'downloadDialog.package',
    defaultMessage: 'For Anki with pictures, sounds and reviews',
  },
  json: { id: 'downloadDialog.json', defaultMessage: 'As JSON' },
});
