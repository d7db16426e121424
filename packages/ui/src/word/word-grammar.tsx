import type { ComponentProps, ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { WordText } from './word-text.ts';

type Gender = 'masculine' | 'feminine' | 'neuter' | 'common';

export interface WordGrammarProps extends Omit<ComponentProps<'p'>, 'children'> {
  word: WordText;
  /** The word with its article; the gender is shown only without it. */
  withArticle?: string | undefined;
  gender?: Gender | undefined;
  plural?: string | undefined;
  /** Further forms, each with its name. */
  forms?: readonly { name: string; text: string }[] | undefined;
  reading?: string | undefined;
  romanisation?: string | undefined;
  /** The word with its stress marked. */
  stress?: string | undefined;
  /** Without slashes. */
  ipa?: string | undefined;
}

/** What a dictionary says about a word beside its meaning, in one line with styles in page.css. */
export function WordGrammar({
  word: { text, lang },
  withArticle,
  gender,
  plural,
  forms = [],
  reading,
  romanisation,
  stress,
  ipa,
  className = '',
  ...native
}: WordGrammarProps) {
  const { formatMessage } = useIntl();
  const inLanguage = (words: string) => <bdi lang={lang}>{words}</bdi>;
  const parts: Record<string, ReactNode> = {
    article: withArticle && inLanguage(withArticle),
    gender: gender && !withArticle && formatMessage(messages[gender]),
    plural: plural && plural !== text && (
      <>
        {formatMessage(messages.plural)} {inLanguage(plural)}
      </>
    ),
    samePlural: plural === text && formatMessage(messages.samePlural),
    stress: stress && inLanguage(stress),
    reading: reading && inLanguage(reading),
    romanisation: romanisation && <bdi lang={`${lang}-Latn`}>{romanisation}</bdi>,
    ipa: ipa && <bdi lang={`${lang}-fonipa`}>/{ipa}/</bdi>,
  };
  return (
    <p {...native} className={`word-grammar ${className}`}>
      {Object.entries(parts).map(([name, part]) => part && <span key={name}>{part}</span>)}
      {forms.map((form) => (
        <span key={form.name}>
          {form.name}: {inLanguage(form.text)}
        </span>
      ))}
    </p>
  );
}

const messages = defineMessages({
  masculine: { id: 'ui.wordGrammar.masculine', defaultMessage: 'masculine' },
  feminine: { id: 'ui.wordGrammar.feminine', defaultMessage: 'feminine' },
  neuter: { id: 'ui.wordGrammar.neuter', defaultMessage: 'neuter' },
  common: { id: 'ui.wordGrammar.common', defaultMessage: 'masculine or feminine' },
  plural: { id: 'ui.wordGrammar.plural', defaultMessage: 'plural' },
  samePlural: { id: 'ui.wordGrammar.samePlural', defaultMessage: 'same in the plural' },
});
