import { defineMessages, type IntlShape } from '@formatjs/intl';
import { languageName } from './language-name.ts';
import type { PageText } from './page-text.ts';

interface LanguagePage {
  code: string;
  words: number;
  lists: number;
  tables: number;
}

/** A language with the number of its words, lists and tables. */
export function languagePage<Rich>(
  intl: IntlShape<Rich>,
  { code, ...counts }: LanguagePage,
): PageText & { facts: string } {
  const title = capitalize(languageName(code, intl.locale), intl.locale);
  const facts = intl.formatMessage(messages.facts, counts);
  return { title, facts, description: `${title}: ${facts}`, heading: title };
}

/** Many languages write language names in lower case, except in headings. */
function capitalize([first = '', ...rest]: string, locale: string): string {
  return first.toLocaleUpperCase(locale) + rest.join('');
}

const messages = defineMessages<{ facts: { words: number; lists: number; tables: number } }>({
  facts: {
    id: 'language.facts',
    defaultMessage:
      '{words, plural, one {# word} other {# words}} · {lists, plural, one {# list} other {# lists}} · {tables, plural, one {# table} other {# tables}}',
  },
});
