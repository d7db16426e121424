import type { IntlShape } from '@formatjs/intl';
import { defineMessages } from './define-messages.ts';
import { languageName } from './language-name.ts';
import { feedPageText, type PageText } from './page-text.ts';

/** The words of a language that have a tag. */
export function tagPage<Rich>(
  intl: IntlShape<Rich>,
  { name, langCode }: { name: string; langCode: string },
): PageText {
  const language = languageName(langCode, intl.locale);
  const lead = intl.formatMessage(messages.lead, { name, language });
  return { title: `${name}: ${language}`, description: lead, heading: name, lead };
}

/** All tags of a language. */
export function tagFeedPage<Rich>(
  intl: IntlShape<Rich>,
  { langCode }: { langCode: string },
): PageText {
  const language = languageName(langCode, intl.locale);
  return feedPageText(
    intl.formatMessage(messages.feedTitle, { language }),
    intl.formatMessage(messages.feedLead),
  );
}

const messages = defineMessages({
  lead: { id: 'tag.lead', defaultMessage: 'Words with the tag “{name}”: {language}' },
  feedTitle: { id: 'tagFeed.title', defaultMessage: 'Tags: {language}' },
  feedLead: {
    id: 'tagFeed.lead',
    defaultMessage: 'A tag brings words on one topic together, whichever lists they’re in.',
  },
});
