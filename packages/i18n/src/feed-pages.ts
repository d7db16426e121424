import { defineMessages, type IntlShape, type NoMessageValues } from '@formatjs/intl';
import { languageName } from './language-name.ts';
import type { PageText } from './page-text.ts';

interface FeedOfLanguage {
  langCode: string;
}

export function wordFeedPage<Rich>(intl: IntlShape<Rich>, { langCode }: FeedOfLanguage): PageText {
  const language = languageName(langCode, intl.locale);
  return withLead(
    intl.formatMessage(messages.words, { language }),
    intl.formatMessage(messages.wordsLead),
  );
}

export function listFeedPage<Rich>(intl: IntlShape<Rich>, { langCode }: FeedOfLanguage): PageText {
  const language = languageName(langCode, intl.locale);
  return withLead(
    intl.formatMessage(messages.lists, { language }),
    intl.formatMessage(messages.listsLead),
  );
}

export function tableFeedPage<Rich>(intl: IntlShape<Rich>, { langCode }: FeedOfLanguage): PageText {
  const language = languageName(langCode, intl.locale);
  return withLead(
    intl.formatMessage(messages.tables, { language }),
    intl.formatMessage(messages.tablesLead),
  );
}

const withLead = (title: string, lead: string): PageText => ({
  title,
  description: lead,
  heading: title,
  lead,
});

const messages = defineMessages<{
  words: { language: string };
  wordsLead: NoMessageValues;
  lists: { language: string };
  listsLead: NoMessageValues;
  tables: { language: string };
  tablesLead: NoMessageValues;
}>({
  words: { id: 'wordFeed.title', defaultMessage: 'Words: {language}' },
  wordsLead: {
    id: 'wordFeed.lead',
    defaultMessage: 'Search by word or translation, and save what you want to learn.',
  },
  lists: { id: 'listFeed.title', defaultMessage: 'Word lists: {language}' },
  listsLead: {
    id: 'listFeed.lead',
    defaultMessage: 'A theme at a time: open a list, look through it, play it.',
  },
  tables: { id: 'tableFeed.title', defaultMessage: 'Tables: {language}' },
  tablesLead: {
    id: 'tableFeed.lead',
    defaultMessage: 'Verbs by person, pronouns, numbers: what belongs together, side by side.',
  },
});
