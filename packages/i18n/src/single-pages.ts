import type { IntlShape } from '@formatjs/intl';
import { defineMessages } from './define-messages.ts';
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
  const facts = intl.formatMessage(languageMessages.facts, counts);
  return { title, facts, description: `${title}: ${facts}`, heading: title };
}

/** Many languages write language names in lower case, except in headings. */
function capitalize([first = '', ...rest]: string, locale: string): string {
  return first.toLocaleUpperCase(locale) + rest.join('');
}

const languageMessages = defineMessages({
  facts: {
    id: 'language.facts',
    defaultMessage:
      '{words, plural, one {# word} other {# words}} · {lists, plural, one {# list} other {# lists}} · {tables, plural, one {# table} other {# tables}}',
  },
});

interface QuizPage {
  /** The name of the list. */
  name: string;
  note: string;
}

/** The quiz of a list, as it is shared. */
export function quizPage<Rich>(intl: IntlShape<Rich>, { name, note }: QuizPage): PageText {
  const title = intl.formatMessage(quizMessages.title, { name });
  return {
    title,
    description: note || intl.formatMessage(quizMessages.description, { name }),
    heading: title,
  };
}

const quizMessages = defineMessages({
  title: { id: 'quizSettings.title', defaultMessage: 'Practise: {name}' },
  description: {
    id: 'quizSettings.description',
    defaultMessage: 'How many words of “{name}” do you know? Practise, no account needed.',
  },
});

export function userPage<Rich>(
  intl: IntlShape<Rich>,
  { username }: { username: string },
): PageText {
  return {
    title: username,
    description: intl.formatMessage(userMessages.description, { username }),
    heading: username,
  };
}

const userMessages = defineMessages({
  description: {
    id: 'user.description',
    defaultMessage: 'The words, lists and tables of {username}',
  },
});
