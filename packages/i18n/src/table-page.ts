import { defineMessages, type IntlShape } from '@formatjs/intl';
import { languageName } from './language-name.ts';
import type { PageText } from './page-text.ts';

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
    description: note || intl.formatMessage(messages.description, { name, language, count }),
    heading: name,
    lead: note,
  };
}

const messages = defineMessages<{ description: { name: string; language: string; count: number } }>(
  {
    description: {
      id: 'table.description',
      defaultMessage:
        '{name} ({language}): a table of {count, plural, one {# row} other {# rows}}, to look up and to play.',
    },
  },
);
