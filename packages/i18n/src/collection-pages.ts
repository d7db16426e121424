import type { IntlShape } from '@formatjs/intl';
import { defineMessages } from './define-messages.ts';
import { languageName } from './language-name.ts';
import { feedPageText, type PageText } from './page-text.ts';

interface ListPage {
  name: string;
  note: string;
  langCode: string;
  tranLangCode: string;
  wordCount: number;
}

/** A list with translations into another language. */
export function listPage<Rich>(
  intl: IntlShape<Rich>,
  { name, note, langCode, tranLangCode, wordCount: count }: ListPage,
): PageText {
  const learned = languageName(langCode, intl.locale);
  const known = languageName(tranLangCode, intl.locale);
  const title =
    langCode === tranLangCode
      ? intl.formatMessage(messages.definedList, { name, learned })
      : intl.formatMessage(messages.list, { name, learned, known });
  return {
    title,
    description: note || intl.formatMessage(messages.listDescription, { title, count }),
    heading: name,
    lead: note,
  };
}

interface TablePage {
  name: string;
  note: string;
  langCode: string;
  rowCount: number;
}

export function tablePage<Rich>(
  intl: IntlShape<Rich>,
  { name, note, langCode, rowCount: count }: TablePage,
): PageText {
  const language = languageName(langCode, intl.locale);
  return {
    title: name,
    description: note || intl.formatMessage(messages.tableDescription, { name, language, count }),
    heading: name,
    lead: note,
  };
}

interface FeedPage {
  langCode: string;
}

/** All lists of a language. */
export function listFeedPage<Rich>(intl: IntlShape<Rich>, { langCode }: FeedPage): PageText {
  const language = languageName(langCode, intl.locale);
  return feedPageText(
    intl.formatMessage(messages.listFeed, { language }),
    intl.formatMessage(messages.listFeedLead),
  );
}

/** All tables of a language. */
export function tableFeedPage<Rich>(intl: IntlShape<Rich>, { langCode }: FeedPage): PageText {
  const language = languageName(langCode, intl.locale);
  return feedPageText(
    intl.formatMessage(messages.tableFeed, { language }),
    intl.formatMessage(messages.tableFeedLead),
  );
}

const messages = defineMessages({
  list: { id: 'list.title', defaultMessage: '{name}: {learned} – {known}' },
  definedList: {
    id: 'list.definedTitle',
    defaultMessage: '{name}: {learned} with definitions',
  },
  listDescription: {
    id: 'list.description',
    defaultMessage:
      '{title}. {count, plural, one {# word} other {# words}} with pictures, translations and sound, to browse and practise.',
  },
  listFeed: { id: 'listFeed.title', defaultMessage: 'Word lists: {language}' },
  listFeedLead: {
    id: 'listFeed.lead',
    defaultMessage: 'Topic by topic: open a list, browse its words, practise them.',
  },
  tableDescription: {
    id: 'table.description',
    defaultMessage:
      '{name} ({language}): a table of {count, plural, one {# row} other {# rows}}, to look up and practise.',
  },
  tableFeed: { id: 'tableFeed.title', defaultMessage: 'Tables: {language}' },
  tableFeedLead: {
    id: 'tableFeed.lead',
    defaultMessage: 'Verbs by person, pronouns, numbers: what belongs together, side by side.',
  },
});
