import { defineMessages } from '@wordhoard/i18n/messages';
import { type Gender, withArticle } from '@wordhoard/quiz-engine/text';
import { type ComponentProps, type ReactNode, useContext } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Note } from '../layout/stack.tsx';
import { wideScreen } from '../theme/token.ts';
import { Headword, type HeadwordSize } from './headword.tsx';
import { findRomanisation, showsPronunciation, WordDisplayContext } from './pronunciation.ts';
import type { WordText } from './word-text.ts';
import { Romanisation } from './written-word.tsx';

interface WordLineProps extends Omit<ComponentProps<'span'>, 'children'> {
  word: WordText;
  size?: HeadwordSize;
  href?: string | undefined;
  /** Shown on wide screens only. */
  plural?: string | undefined;
}

/** A word with its article, in Latin letters and in the plural. */
export function WordLine({ word, size = 'small', href, plural, ...native }: WordLineProps) {
  const { formatMessage } = useIntl();
  return (
    <Line {...native}>
      <Headword size={size} word={word} href={href} />
      <Romanisation word={word} />
      {plural && (
        <Plural as="span">
          {formatMessage(messages.plural)} <bdi lang={word.lang}>{plural}</bdi>
        </Plural>
      )}
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 0.5em;
`;

const Plural = styled(Note)`
  @media not ${wideScreen} {
    display: none;
  }
`;

interface WordGrammarProps extends Omit<ComponentProps<'p'>, 'children'> {
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
  /** Other spellings. */
  variants?: readonly string[] | undefined;
  /** Without slashes. */
  ipa?: string | undefined;
  /** Of the Common European Framework of Reference, such as `A1`. */
  level?: string | undefined;
  /** 1 for the commonest word of the language. It is told in words. */
  frequencyRank?: number | undefined;
}

const veryCommonRank = 1_000;
const commonRank = 5_000;

/** What a dictionary says about a word beside its meaning, in one line with styles in page.css. */
export function WordGrammar({
  word,
  isBelowWord = false,
  isBelowArticle = false,
  gender,
  plural,
  forms = [],
  variants = [],
  ipa,
  level,
  frequencyRank,
  className = '',
  ...native
}: WordGrammarProps) {
  const { formatMessage, locale } = useIntl();
  const display = useContext(WordDisplayContext);
  const { text, lang, article, romanisation } = word;
  const isWritten = isBelowWord && showsPronunciation(word, display);
  const { stress, reading }: Partial<WordText> = isWritten ? {} : word;
  const latin = isBelowWord ? findRomanisation(word, display, locale) : romanisation;
  const inLanguage = (words: string | undefined) => words && <bdi lang={lang}>{words}</bdi>;
  const labelled = (label: MessageDescriptor, words: string | undefined) =>
    words && (
      <>
        {formatMessage(label)} {inLanguage(words)}
      </>
    );
  const parts: Record<string, ReactNode> = {
    article: article && !isBelowArticle && inLanguage(withArticle(article, text)),
    gender: gender && !article && formatMessage(messages[gender]),
    plural: plural !== text && labelled(messages.plural, plural),
    samePlural: plural === text && formatMessage(messages.samePlural),
    variants: labelled(messages.variants, variants.join(', ')),
    stress: inLanguage(stress),
    reading: inLanguage(reading),
    romanisation: latin && <bdi lang={`${lang}-Latn`}>{latin}</bdi>,
    ipa: ipa && <bdi lang={`${lang}-fonipa`}>/{ipa}/</bdi>,
    level: level && formatMessage(messages.level, { level }),
    frequency: frequencyRank && formatMessage(chooseFrequency(frequencyRank)),
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

const messages = defineMessages({
  masculine: { id: 'ui.wordGrammar.masculine', defaultMessage: 'masculine' },
  feminine: { id: 'ui.wordGrammar.feminine', defaultMessage: 'feminine' },
  neuter: { id: 'ui.wordGrammar.neuter', defaultMessage: 'neuter' },
  common: { id: 'ui.wordGrammar.common', defaultMessage: 'masculine or feminine' },
  plural: { id: 'ui.wordGrammar.plural', defaultMessage: 'plural' },
  samePlural: { id: 'ui.wordGrammar.samePlural', defaultMessage: 'same in the plural' },
  variants: { id: 'ui.wordGrammar.variants', defaultMessage: 'also' },
  level: { id: 'ui.wordGrammar.level', defaultMessage: 'level {level}' },
  veryCommon: { id: 'ui.wordGrammar.veryCommon', defaultMessage: 'very common' },
  oftenUsed: { id: 'ui.wordGrammar.oftenUsed', defaultMessage: 'common' },
  lessCommon: { id: 'ui.wordGrammar.lessCommon', defaultMessage: 'less common' },
});

function chooseFrequency(rank: number): MessageDescriptor {
  if (rank <= veryCommonRank) return messages.veryCommon;
  return rank <= commonRank ? messages.oftenUsed : messages.lessCommon;
}
