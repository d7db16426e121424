import { Button, Dialog } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';

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
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(messages.title, { name })}
      actions={
        <>
          <Button onClick={onClose}>{formatMessage(messages.cancel)}</Button>
          <Button variant="primary" onClick={onPost}>
            {formatMessage(messages.post)}
          </Button>
        </>
      }
    >
      {formatMessage(messages.warning)}
    </Dialog>
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
