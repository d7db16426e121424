import { Privacy } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { useIntl } from 'react-intl';
import { paths } from '../../shared/routes/routes.ts';
import type { Collection } from './collection.ts';

type Authorship = Pick<Collection, 'privacy' | 'isOwn' | 'username'>;

/** The privacy of the user's own collection, or the author of another. */
export function AuthorFacts({
  collection: { privacy, isOwn, username },
}: {
  collection: Authorship;
}) {
  const { formatMessage } = useIntl();
  if (isOwn) {
    return ` · ${formatMessage(privacy === Privacy.Private ? messages.private : messages.public)}`;
  }
  if (username === null) return null;
  return (
    <>
      {' · '}
      <a href={paths.user(username)}>{username}</a>
    </>
  );
}

const messages = defineMessages({
  private: { id: 'collection.private', defaultMessage: 'Only you can see it' },
  public: { id: 'collection.public', defaultMessage: 'Everyone can see it' },
});
