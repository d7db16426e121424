import type { IntlShape } from '@formatjs/intl';
import { WordMode } from '@wordhoard/contract/enumeration';
import { defineMessages } from './define-messages.ts';
import { languageName } from './language-name.ts';
import { feedPageText, type PageText } from './page-text.ts';

interface WordPage {
  text: string;
  langCode: string;
  mode: WordMode;
  /** Into one language, the best first. Of a definition, the words that it explains. */
  translations: readonly string[];
}

const maxTranslationsInTitle = 3;

export function wordPage<Rich>(
  intl: IntlShape<Rich>,
  { text: word, langCode, mode, translations: all }: WordPage,
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
  if (mode === WordMode.Definition) {
    const title = intl.formatMessage(messages.definition, {
      words: translations,
      definition: word,
    });
    return { title, description: title, heading: word };
  }
  return {
    title: intl.formatMessage(messages.title, { word, translations }),
    description: intl.formatMessage(messages.description, { word, language, translations }),
    heading: word,
  };
}

/** The words and idioms of a language, or its definitions or idioms only. */
export function wordFeedPage<Rich>(
  intl: IntlShape<Rich>,
  { langCode, mode }: { langCode: string; mode: WordMode },
): PageText {
  const language = languageName(langCode, intl.locale);
  const { title, lead } = feedMessages[mode];
  return feedPageText(intl.formatMessage(title, { language }), intl.formatMessage(lead));
}

const messages = defineMessages({
  title: { id: 'word.title', defaultMessage: '{word} – {translations}' },
  description: {
    id: 'word.description',
    defaultMessage: '“{word}” ({language}): {translations}. Translations, picture and sound.',
  },
  untranslated: {
    id: 'word.untranslated',
    defaultMessage: '“{word}” ({language}): translations, picture and sound.',
  },
  definition: { id: 'word.definitionTitle', defaultMessage: '{words}: {definition}' },
  definitions: { id: 'wordFeed.definitions', defaultMessage: 'Definitions: {language}' },
  definitionsLead: {
    id: 'wordFeed.definitionsLead',
    defaultMessage: 'Words explained in their own language.',
  },
  idioms: { id: 'wordFeed.idioms', defaultMessage: 'Idioms: {language}' },
  idiomsLead: {
    id: 'wordFeed.idiomsLead',
    defaultMessage: 'Expressions that mean more than their words.',
  },
  words: { id: 'wordFeed.title', defaultMessage: 'Words: {language}' },
  wordsLead: {
    id: 'wordFeed.lead',
    defaultMessage: 'Search by word or translation, and choose “Learn” for the words you want.',
  },
});

const feedMessages = {
  [WordMode.Word]: { title: messages.words, lead: messages.wordsLead },
  [WordMode.Definition]: { title: messages.definitions, lead: messages.definitionsLead },
  [WordMode.Idiom]: { title: messages.idioms, lead: messages.idiomsLead },
};
