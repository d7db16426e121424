import type { Grammar } from '@wordhoard/contract';
import { speechPartOptions } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Note, TeachCard, WrittenWord } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { GrammarLine } from '../../word/grammar-line.tsx';
import { useSpeechPartName } from '../../word/word-names.ts';
import { toWordText } from '../../word/word-text.ts';
import type { TaughtWord } from '../session/lesson-content.ts';

interface WordIntroductionProps {
  word: TaughtWord;
  action: ReactNode;
  onNext: () => void;
  onBack?: (() => void) | undefined;
  /** By default, that the word or its meaning is new. */
  task?: string | undefined;
  /** Below the word. */
  children?: ReactNode;
}

/** What belongs to the word itself, not to how often it is used. */
function grammarToLearn(grammar: Grammar | null | undefined): Grammar | null {
  if (!grammar) return null;
  const { level, frequencyRank, ...learned } = grammar;
  return learned;
}

/** “Interjection” tells a beginner nothing about hello. */
function isTelling(speechPartId: number): boolean {
  const part = speechPartOptions.find(({ id }) => id === speechPartId);
  return part?.code !== 'interjection' && part?.code !== 'other';
}

/** A word on a card: what it looks like, sounds like and means. */
export function WordIntroduction({ word, children, ...card }: WordIntroductionProps) {
  const { formatMessage } = useIntl();
  const speechPartName = useSpeechPartName();
  const { example, speechPartId, grammar, known } = word;
  return (
    <TeachCard
      word={toWordText(word)}
      translations={word.translations.map(toWordText)}
      image={word.image}
      facts={
        <>
          <GrammarLine word={word} grammar={grammarToLearn(grammar)} isBelowWord isBelowArticle />
          {speechPartId !== undefined && isTelling(speechPartId) && speechPartName(speechPartId)}
        </>
      }
      example={example}
      task={known && formatMessage(messages.further)}
      {...card}
    >
      {known && (
        <Note as="div">
          {formatMessage(messages.known)} <WrittenWord word={toWordText(known)} />
        </Note>
      )}
      {children}
    </TeachCard>
  );
}

const messages = defineMessages({
  further: { id: 'wordIntroduction.further', defaultMessage: 'Another meaning' },
  known: { id: 'wordIntroduction.known', defaultMessage: 'You already know:' },
});
