import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, CloseIcon, IconButton, Row } from '@wordhoard/ui';
import { useAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { installPromptAtom } from '../../shared/install/install-prompt.ts';
import { storedAtom } from '../../shared/storage/stored-atom.ts';
import { Offer } from './offer.ts';

const isDismissedAtom = storedAtom({
  key: 'wordhoard.installOfferDismissed',
  area: 'local',
  restore: (stored) => stored === true,
});

/** Offers to install the app, until the learner has answered once. Safari on iPhones has no prompt, but a menu. */
export function InstallOffer() {
  const { formatMessage } = useIntl();
  const [prompt, setPrompt] = useAtom(installPromptAtom);
  const [isDismissed, setDismissed] = useAtom(isDismissedAtom);
  if (isDismissed || (prompt === undefined && !hasShareMenuOnly())) return null;

  async function install(): Promise<void> {
    setDismissed(true);
    setPrompt(undefined);
    await prompt?.prompt();
  }

  return (
    <Offer>
      <p>{formatMessage(prompt ? messages.text : messages.shareMenu)}</p>
      <Row>
        {prompt && (
          <Button onClick={() => void install()}>{formatMessage(messages.install)}</Button>
        )}
        <IconButton
          icon={<CloseIcon />}
          label={formatMessage(messages.dismiss)}
          onClick={() => setDismissed(true)}
        />
      </Row>
    </Offer>
  );
}

/** Only Safari tells whether a page was opened from the home screen. */
const hasShareMenuOnly = (): boolean =>
  'standalone' in navigator && navigator.standalone === false && navigator.maxTouchPoints > 0;

const messages = defineMessages({
  text: {
    id: 'installOffer.text',
    defaultMessage: 'Install Wordhoard: it opens at once, even offline.',
  },
  shareMenu: {
    id: 'installOffer.shareMenu',
    defaultMessage: 'Keep Wordhoard at hand: tap Share, then “Add to Home Screen”.',
  },
  install: { id: 'installOffer.install', defaultMessage: 'Install' },
  dismiss: { id: 'installOffer.dismiss', defaultMessage: 'Don’t offer again' },
});
