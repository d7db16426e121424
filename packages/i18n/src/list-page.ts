import { defineMessages, type IntlShape } from '@formatjs/intl';
import { languageName } from './language-name.ts';
import type { PageText } from './page-text.ts';

interface ListPage {
  name: string;
  note: string;
  langCode: string;
  tranLangCode: string;
  wordCount: number;
}

/** A list beside a second language. */
export function listPage<Rich>(
  intl: IntlShape<Rich>,
  { name, note, langCode, tranLangCode, wordCount: count }: ListPage,
): PageText {
  const learned = languageName(langCode, intl.locale);
  const known = languageName(tranLangCode, intl.locale);
  const title = intl.formatMessage(messages.title, { name, learned, known });
  return {
    title,
    description: note || intl.formatMessage(messages.description, { title, count }),
    heading: name,
    lead: note,
  };
}

const messages = defineMessages<{
  title: { name: string; learned: string; known: string };
  description: { title: string; count: number };
}>({
  title: { id: 'list.title', defaultMessage: '{name}: {learned} – {known}' },
  description: {
    id: 'list.description',
    defaultMessage:
      '{title}. {count, plural, one {# word} other {# words}} with pictures, translations and sound, to look through and to play.',
  },
});
