import { type Quiz, type QuizRequest, type QuizSource, routes } from '@wordhoard/contract';
import type { Database } from '../src/platform/database/database.ts';
import { buildTranslation, buildWord } from './factory.ts';
import { reader, type TestApp } from './test-app.ts';

type SelectionRequest = Partial<Omit<QuizRequest, 'source'>> & Pick<QuizRequest, 'source'>;

/** A list of about twenty words with pictures. */
export const fruit = { kind: 'list', slug: 'de-fruit' } as const;

/** Requests a quiz, by default cards with English translations. */
export const requestQuiz = (
  app: TestApp,
  selection: SelectionRequest,
  headers: Record<string, string> = reader,
) => app.call(routes.quiz.entity, buildSettings(selection), headers);

export const refusedQuiz = (
  app: TestApp,
  selection: SelectionRequest,
  headers: Record<string, string> = reader,
) => app.refusal(routes.quiz.entity, buildSettings(selection), headers);

/** Requests what can be asked, by default with English translations. */
export const requestAvailability = (
  app: TestApp,
  source: QuizSource,
  tranLangCode = 'en',
  headers: Record<string, string> = reader,
) => app.call(routes.quiz.availability, { source, tranLangCode, seed: 1 }, headers);

const buildSettings = (selection: SelectionRequest) => ({
  tranLangCode: 'en',
  codes: ['cards' as const],
  ...selection,
});

export const textsAskedIn = ({ pairs }: Pick<Quiz, 'pairs'>): string[] =>
  pairs.map(({ word }) => word.text);

/** Builds words in Esperanto with translations into another language. */
export async function buildMeanings(
  database: Database,
  meanings: readonly string[][],
  langCode = 'ia',
) {
  const words = [];
  for (const some of meanings) {
    const word = await buildWord(database);
    for (const text of some) {
      const meaning = await buildWord(database, { langCode, text: `${text} ${word.id}` });
      await buildTranslation(database, [word, meaning]);
    }
    words.push(word);
  }
  return words;
}
