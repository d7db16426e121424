import { defineMessages } from '@wordhoard/i18n/messages';
import { ButtonLink } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';

/** Offers to add a word that was not found. Visitors sign in first. */
export function AddWordLink(word: Parameters<typeof paths.newWord>[0]) {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const isVisitor = user === undefined;
  const form = paths.newWord(word);
  return (
    <ButtonLink variant="primary" href={isVisitor ? paths.signIn(form) : form}>
      {formatMessage(isVisitor ? messages.signIn : messages.add)}
    </ButtonLink>
  );
}

const messages = defineMessages({
  add: { id: 'addWordLink.add', defaultMessage: 'Add this word' },
  signIn: { id: 'addWordLink.signIn', defaultMessage: 'Sign in and add this word' },
});
