import { Privacy } from '@wordhoard/contract/enumeration';
import { languageName } from '@wordhoard/i18n';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { paths } from '../app/paths.ts';
import type { ListRecord } from './list-calls.ts';

/** A list's language and size, whose it is, and that nobody else sees it. */
export function ListFacts({ list }: { list: ListRecord }) {
  const { formatMessage, locale } = useIntl();
  const { langCode, wordCount, privacy, isOwn, username } = list;
  return (
    <>
      {formatMessage(messages.facts, {
        learned: languageName(langCode, locale),
        count: wordCount,
      })}
      {privacy === Privacy.Private && ` · ${formatMessage(messages.private)}`}
      {isOwn && privacy === Privacy.Public && ` · ${formatMessage(messages.public)}`}
      {!isOwn && username !== null && (
        <>
          {' · '}
          <a href={paths.user(username)}>{username}</a>
        </>
      )}
    </>
  );
}

const messages = defineMessages<{
  facts: { learned: string; count: number };
  private: NoMessageValues;
  public: NoMessageValues;
}>({
  facts: {
    id: 'list.facts',
    defaultMessage: '{learned} · {count, plural, one {# word} other {# words}}',
  },
  private: { id: 'list.private', defaultMessage: 'Only you see it' },
  public: { id: 'list.public', defaultMessage: 'Everybody sees it' },
});
