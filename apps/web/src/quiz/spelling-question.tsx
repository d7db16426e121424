import { useMutation } from '@tanstack/react-query';
import { dataOf } from '@wordhoard/api-client';
import { languageName } from '@wordhoard/i18n';
import {
  gradeSpelling,
  judgeSpelling,
  type SpellingQuestion as Spelling,
} from '@wordhoard/quiz-engine';
import { SpellingBoard } from '@wordhoard/ui';
import { useEffect, useMemo } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { afterPaint } from '../app/after-paint.ts';
import { useApi } from '../app/api-context.ts';
import { useSession } from '../auth/use-session.ts';
import { isOtherWord } from './is-other-word.ts';
import type { QuestionProps } from './quiz-question.tsx';
import { promptFace } from './word-face.ts';
import type { WordItem } from './word-item.ts';

/** An answer to be typed. Whoever was right after all says so, and admins hear of it. */
export function SpellingQuestion({
  question,
  result,
  session,
  onAnswer,
  onNext,
  onHear,
  action,
}: QuestionProps<Spelling<WordItem>>) {
  const { formatMessage, locale } = useIntl();
  const suggest = useSuggestion(question.item);
  const { accepted, item } = question;
  const typed = result?.answer;
  const grade = useMemo(
    () =>
      typed === undefined
        ? undefined
        : gradeSpelling({ answer: typed, accepted, langCode: item.langCode }),
    [typed, accepted, item.langCode],
  );

  useRehearsal(question);

  function check(answer: string): void {
    const isOther = (text: string) => isOtherWord(session, item, text);
    onAnswer({ verdict: judgeSpelling(question, answer, isOther).verdict, answer });
  }

  function dispute(answer: string): void {
    onAnswer({ verdict: 'alternative', answer });
    suggest(answer);
  }

  return (
    <SpellingBoard
      prompt={session.isByEar && result === undefined ? undefined : promptFace(item)}
      promptAction={action}
      onHear={session.isByEar ? onHear : undefined}
      label={formatMessage(messages.label, {
        hasLanguage: item.langCode === '' ? 'no' : 'yes',
        language: item.langCode && languageName(item.langCode, locale),
      })}
      lang={item.langCode}
      letters={session.specialLetters}
      outcome={
        result && {
          verdict: result.verdict,
          answer: result.answer,
          // What is almost right is typed once more as it was meant.
          expected: (result.verdict === 'almost' && grade?.matched) || item.text,
          segments: grade?.diff ?? [],
        }
      }
      onAnswer={check}
      onPass={() => onAnswer({ verdict: 'wrong', answer: '' })}
      onDispute={() => result && dispute(result.answer)}
      onNext={onNext}
    />
  );
}

/**
 * The first judgement takes a slow phone as long as all that follow it together: it is made while the
 * learner thinks, of the right answer without its first letter.
 */
function useRehearsal(question: Spelling): void {
  useEffect(() => {
    afterPaint().then(() => judgeSpelling(question, question.item.text.slice(1)));
  }, [question]);
}

/**
 * A visitor's word is taken for it; that of a learner is looked at by admins as well, as another
 * translation of the word. The word itself has no other.
 */
function useSuggestion({ wordId, langCode, word }: WordItem): (text: string) => void {
  const api = useApi();
  const { user } = useSession();
  const { mutate } = useMutation({
    mutationFn: (text: string) =>
      dataOf(api.POST('/front-quiz/suggest', { body: { wordId, langCode, text } })),
    // Somebody else may have said so before: the answer stands.
    meta: { isShown: true },
  });
  return (text) => {
    if (user !== undefined && langCode !== word.langCode) mutate(text);
  };
}

const messages = defineMessages<{ label: { hasLanguage: string; language: string } }>({
  label: {
    id: 'spellingQuestion.label',
    defaultMessage: 'Your answer{hasLanguage, select, yes { ({language})} other {}}',
  },
});
