import { withArticle } from '@wordhoard/quiz-engine/text';
import { type ComponentProps, type ReactNode, useContext } from 'react';
import { defineMessages, type IntlShape, useIntl } from 'react-intl';
import { findRomanisation, showsPronunciation } from './pronunciation.ts';
import { WordDisplayContext } from './word-display.ts';
import type { WordText } from './word-text.ts';

type Gender = 'masculine' | 'feminine' | 'neuter' | 'common';

export interface WordGrammarProps extends Omit<ComponentProps<'p'>, 'children'> {
  word: WordText;
  /**
   * Whether the word is written above the line: its reading, its stress and its romanisation are then left out as
   * the learner wants, and are not repeated.
   */
  isBelowWord?: boolean;
  /** Whether the word above the line has its article, which is then not repeated. */
  isBelowArticle?: boolean;
  /** Shown if there is no article to tell it. */
  gender?: Gender | undefined;
  plural?: string | undefined;
  /** Further forms, each with its name. */
  forms?: readonly { name: string; text: string }[] | undefined;
  /** Without slashes. */
  ipa?: string | undefined;
  /** Of the Common European Framework of Reference, such as `A1`. */
  level?: string | undefined;
  /** 1 for the commonest word of the language. */
  frequencyRank?: number | undefined;
}

/** What a dictionary says about a word beside its meaning, in one line with styles in page.css. */
export function WordGrammar({
  word,
  isBelowWord = false,
  isBelowArticle = false,
  gender,
  plural,
  forms = [],
  ipa,
  level,
  frequencyRank,
  className = '',
  ...native
}: WordGrammarProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const display = useContext(WordDisplayContext);
  const { text, lang, article, reading, stress, romanisation } = word;
  const isWritten = isBelowWord && showsPronunciation(word, display);
  const latin = isBelowWord ? findRomanisation(word, display, locale) : romanisation;
  const inLanguage = (words: string) => <bdi lang={lang}>{words}</bdi>;
  const parts: Record<string, ReactNode> = {
    article: article && !isBelowArticle && inLanguage(withArticle(article, text)),
    gender: gender && !article && formatMessage(messages[gender]),
    plural: plural && plural !== text && (
      <>
        {formatMessage(pluralMessage)} {inLanguage(plural)}
      </>
    ),
    samePlural: plural === text && formatMessage(messages.samePlural),
    stress: stress && !isWritten && inLanguage(stress),
    reading: reading && !isWritten && inLanguage(reading),
    romanisation: latin && <bdi lang={`${lang}-Latn`}>{latin}</bdi>,
    ipa: ipa && <bdi lang={`${lang}-fonipa`}>/{ipa}/</bdi>,
    ...usageParts(intl, { level, frequencyRank }),
  };
  const shown = Object.entries(parts).filter(([, part]) => part);
  if (shown.length + forms.length === 0) return null;
  return (
    <p {...native} className={`word-grammar ${className}`}>
      {shown.map(([name, part]) => (
        <span key={name}>{part}</span>
      ))}
      {forms.map((form) => (
        <span key={`${form.name} ${form.text}`}>
          {form.name}: {inLanguage(form.text)}
        </span>
      ))}
    </p>
  );
}

/** How early learners need the word. */
const usageParts = (
  { formatMessage }: IntlShape,
  { level, frequencyRank }: Pick<WordGrammarProps, 'level' | 'frequencyRank'>,
) => ({
  level: level && formatMessage(usageMessages.level, { level }),
  frequencyRank:
    frequencyRank && formatMessage(usageMessages.frequencyRank, { rank: frequencyRank }),
});

export const { plural: pluralMessage } = defineMessages({
  plural: { id: 'ui.wordGrammar.plural', defaultMessage: 'plural' },
});

const messages = defineMessages({
  masculine: { id: 'ui.wordGrammar.masculine', defaultMessage: 'masculine' },
  feminine: { id: 'ui.wordGrammar.feminine', defaultMessage: 'feminine' },
  neuter: { id: 'ui.wordGrammar.neuter', defaultMessage: 'neuter' },
  common: { id: 'ui.wordGrammar.common', defaultMessage: 'masculine or feminine' },
  samePlural: { id: 'ui.wordGrammar.samePlural', defaultMessage: 'same in the plural' },
});

const usageMessages = defineMessages<{
  level: { level: string };
  frequencyRank: { rank: number };
}>({
  level: { id: 'ui.wordGrammar.level', defaultMessage: 'level {level}' },
  frequencyRank: {
    id: 'ui.wordGrammar.frequencyRank',
    defaultMessage: 'frequency rank {rank, number}',
  },
});
