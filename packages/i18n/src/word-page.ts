import { defineMessages, type IntlShape } from '@formatjs/intl';
import { languageName } from './language-name.ts';
import type { PageText } from './page-text.ts';

interface WordPage {
  text: string;
  langCode: string;
  /** In one language, the best first. */
  translations: readonly string[];
}

/** A title has room for few. */
const mostTranslations = 3;

export function wordPage<Rich>(
  intl: IntlShape<Rich>,
  { text: word, langCode, translations: all }: WordPage,
): PageText {
  const translations = [...new Set(all)].slice(0, mostTranslations).join(', ');
  const language = languageName(langCode, intl.locale);
  if (translations === '') {
    return {
      title: word,
      description: intl.formatMessage(messages.untranslated, { word, language }),
      heading: word,
    };
  }
  return {
    title: intl.formatMessage(messages.title, { word, translations }),
    description: intl.formatMessage(messages.description, { word, language, translations }),
    heading: word,
  };
}

const messages = defineMessages<{
  title: { word: string; translations: string };
  description: { word: string; language: string; translations: string };
  untranslated: { word: string; language: string };
}>({
  title: { id: 'word.title', defaultMessage: '{word} – {translations}' },
  description: {
    id: 'word.description',
    defaultMessage: '“{word}” ({language}): {translations}. Translations, picture and sound.',
  },
  untranslated: {
    id: 'word.untranslated',
    defaultMessage: '“{word}” ({language}): translations, picture and sound.',
  },
});
