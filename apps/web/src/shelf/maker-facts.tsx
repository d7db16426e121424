import { Privacy } from '@wordhoard/contract/enumeration';
import { defineMessages, useIntl } from 'react-intl';
import { paths } from '../app/paths.ts';
import type { Shelved } from './shelved.ts';

type Made = Pick<Shelved, 'privacy' | 'isOwn' | 'username'>;

/** Who sees one's own list or table, or who has made that of another. */
export function MakerFacts({ shelved: { privacy, isOwn, username } }: { shelved: Made }) {
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
  private: { id: 'shelf.private', defaultMessage: 'Only you see it' },
  public: { id: 'shelf.public', defaultMessage: 'Everybody sees it' },
});
