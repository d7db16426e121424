import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { ConfirmDialog } from '../../shared/form/dialogs.tsx';

interface TestPostDialogProps {
  /** The name of the channel. */
  name: string;
  isOpen: boolean;
  onClose: () => void;
  onPost: () => void;
}

/** Asks for confirmation, because everybody in the channel sees the test. */
export function TestPostDialog({ name, isOpen, onClose, onPost }: TestPostDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      variant="primary"
      title={formatMessage(messages.title, { name })}
      keep={formatMessage(messages.cancel)}
      confirm={formatMessage(messages.post)}
      onConfirm={onPost}
      onClose={onClose}
    >
      {formatMessage(messages.warning)}
    </ConfirmDialog>
  );
}

const messages = defineMessages<{
  title: { name: string };
  warning: NoMessageValues;
  cancel: NoMessageValues;
  post: NoMessageValues;
}>({
  title: { id: 'testPost.title', defaultMessage: 'Post a test to “{name}”?' },
  warning: {
    id: 'testPost.warning',
    defaultMessage: 'Everyone in the channel sees it. You can delete it there afterwards.',
  },
  cancel: { id: 'testPost.cancel', defaultMessage: 'Cancel' },
  post: { id: 'testPost.post', defaultMessage: 'Post it' },
});
