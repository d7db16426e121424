import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, ProgressBar, Section, Stack } from '@wordhoard/ui';
import { useIntl } from 'react-intl';

interface ImportProgressProps {
  label: string;
  /** From 0 to 1. Undefined if it is unknown. */
  done?: number;
  onCancel?: () => void;
}

/** The current step of an import, and its progress. */
export function ImportProgress({ label, done, onCancel }: ImportProgressProps) {
  const { formatMessage } = useIntl();
  return (
    <Section title={formatMessage(messages.title)}>
      <Stack $gap="s4">
        <p role="status">{label}</p>
        {done !== undefined && <ProgressBar label={label} value={done} max={1} />}
        {onCancel && <Button onClick={onCancel}>{formatMessage(messages.cancel)}</Button>}
      </Stack>
    </Section>
  );
}

const messages = defineMessages({
  title: { id: 'packageImport.title', defaultMessage: 'Import' },
  cancel: { id: 'packageImport.cancel', defaultMessage: 'Cancel' },
});
