import { CollectionPrivacy } from '@wordhoard/contract/enumeration';
import { defineMessages, type MessageValue, type NoMessageValues, useIntl } from 'react-intl';
import { paths } from '../../shared/routes/routes.ts';
import type { Collection } from './collection.ts';

interface Authorship extends Pick<Collection, 'privacy' | 'isOwn' | 'username'> {
  /** The number of its words, unless it is a table. */
  wordCount?: number;
}

/** The privacy of the user's own collection, or the author of another. */
export function AuthorFacts({
  collection: { privacy, isOwn, username, wordCount: count },
}: {
  collection: Authorship;
}) {
  const { formatMessage } = useIntl();
  if (isOwn) {
    if (privacy === CollectionPrivacy.Private) return ` · ${formatMessage(messages.private)}`;
    if (privacy === CollectionPrivacy.Public) return ` · ${formatMessage(messages.public)}`;
    return ` · ${count ? formatMessage(messages.unlistedWords, { count }) : formatMessage(messages.unlisted)}`;
  }
  if (username === null) return null;
  return (
    <>
      {' · '}
      <a href={paths.user(username)}>{formatMessage(messages.author, { username })}</a>
    </>
  );
}

const messages = defineMessages<{
  private: NoMessageValues;
  public: NoMessageValues;
  unlisted: NoMessageValues;
  unlistedWords: { count: number };
  author: { username: MessageValue };
}>({
  private: { id: 'collection.private', defaultMessage: 'Only you can see it' },
  public: { id: 'collection.public', defaultMessage: 'Everyone can see it' },
  unlisted: { id: 'collection.unlisted', defaultMessage: 'Anyone with the link can see it' },
  unlistedWords: {
    id: 'collection.unlistedWords',
    defaultMessage:
      'Anyone with the link can see {count, plural, one {# word} other {all # words}}',
  },
  author: { id: 'collection.author', defaultMessage: 'by {username}' },
});
