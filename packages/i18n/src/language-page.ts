import { defineMessages, type IntlShape } from '@formatjs/intl';
import { languageName } from './language-name.ts';
import type { PageText } from './page-text.ts';

interface LanguagePage {
  code: string;
  words: number;
  lists: number;
  tables: number;
}

/** What there is to learn of a language, and how much of it. */
export function languagePage<Rich>(
  intl: IntlShape<Rich>,
  { code, ...counts }: LanguagePage,
): PageText & { facts: string } {
  const title = capitalised(languageName(code, intl.locale), intl.locale);
  const facts = intl.formatMessage(messages.facts, counts);
  return { title, facts, description: `${title}: ${facts}`, heading: title };
}

/** Many languages write the names of languages small, but not as a heading. */
function capitalised([first = '', ...rest]: string, locale: string): string {
  return first.toLocaleUpperCase(locale) + rest.join('');
}

const messages = defineMessages<{ facts: { words: number; lists: number; tables: number } }>({
  facts: {
    id: 'language.facts',
    defaultMessage:
      '{words, plural, one {# word} other {# words}} · {lists, plural, one {# list} other {# lists}} · {tables, plural, one {# table} other {# tables}}',
  },
});
