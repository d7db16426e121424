import { defineMessages } from '@wordhoard/i18n/messages';
import { useIntl } from 'react-intl';

interface ImageCreditProps {
  image: { source: string; licence: string };
}

/** The source and the licence of an image, as far as they are known. */
export function ImageCredit({ image: { source, licence } }: ImageCreditProps) {
  const { formatMessage } = useIntl();
  const credit = [source, licence].filter((part) => part !== '').join(', ');
  return credit === '' ? null : formatMessage(messages.credit, { credit });
}

const messages = defineMessages({
  credit: { id: 'image.credit', defaultMessage: 'Picture: {credit}' },
});
