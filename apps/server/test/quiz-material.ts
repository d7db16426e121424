import { type Quiz, type QuizSettings, routes } from '@wordhoard/contract';
import type { Database } from '../src/platform/database/database.ts';
import { buildTranslation, buildWord } from './factory.ts';
import { reader, type TestApp } from './test-app.ts';

type SelectionRequest = Partial<Omit<QuizSettings, 'source'>> & Pick<QuizSettings, 'source'>;

/** A list with some twenty words, all of which have a picture. */
export const fruit = { kind: 'list', slug: 'de-fruit' } as const;

/** What a quiz asks, of cards in English unless something else is wished for. */
export const materialOf = (
  app: TestApp,
  wish: SelectionRequest,
  headers: Record<string, string> = reader,
) => app.call(routes.quiz.entity, settingsOf(wish), headers);

export const refusalOfMaterial = (
  app: TestApp,
  wish: SelectionRequest,
  headers: Record<string, string> = reader,
) => app.refusal(routes.quiz.entity, settingsOf(wish), headers);

const settingsOf = (wish: SelectionRequest) => ({
  tranLangCode: 'en',
  codes: ['cards' as const],
  ...wish,
});

export const textsAskedIn = ({ pairs }: Pick<Quiz, 'pairs'>): string[] =>
  pairs.map(({ word }) => word.text);

/** Words of Esperanto, each with what it means in Interlingua or another language. */
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
