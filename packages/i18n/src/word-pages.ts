import { defineMessages, type IntlShape, type NoMessageValues } from '@formatjs/intl';
import { languageName } from './language-name.ts';
import { feedPageText, type PageText } from './page-text.ts';

interface WordPage {
  text: string;
  langCode: string;
  /** Into one language, the best first. */
  translations: readonly string[];
}

const maxTranslationsInTitle = 3;

export function wordPage<Rich>(
  intl: IntlShape<Rich>,
  { text: word, langCode, translations: all }: WordPage,
): PageText {
  const translations = [...new Set(all)].slice(0, maxTranslationsInTitle).join(', ');
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

/** All words of a language. */
export function wordFeedPage<Rich>(
  intl: IntlShape<Rich>,
  { langCode }: { langCode: string },
): PageText {
  const language = languageName(langCode, intl.locale);
  return feedPageText(
    intl.formatMessage(messages.feedTitle, { language }),
    intl.formatMessage(messages.feedLead),
  );
}

const messages = defineMessages<{
  title: { word: string; translations: string };
  description: { word: string; language: string; translations: string };
  untranslated: { word: string; language: string };
  feedTitle: { language: string };
  feedLead: NoMessageValues;
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
  feedTitle: { id: 'wordFeed.title', defaultMessage: 'Words: {language}' },
  feedLead: {
    id: 'wordFeed.lead',
    defaultMessage: 'Search by word or translation, and save what you want to learn.',
  },
});
