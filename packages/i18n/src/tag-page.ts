import { defineMessages, type IntlShape } from '@formatjs/intl';
import { languageName } from './language-name.ts';
import type { PageText } from './page-text.ts';

/** The words of a language that carry a tag. */
export function tagPage<Rich>(
  intl: IntlShape<Rich>,
  { code, langCode }: { code: string; langCode: string },
): PageText {
  const language = languageName(langCode, intl.locale);
  const lead = intl.formatMessage(messages.lead, { code, language });
  return { title: `#${code}: ${language}`, description: lead, heading: `#${code}`, lead };
}

const messages = defineMessages<{ lead: { code: string; language: string } }>({
  lead: { id: 'tag.lead', defaultMessage: 'Words with the tag “{code}”: {language}' },
});
