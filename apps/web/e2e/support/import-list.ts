import type { BrowserContext } from '@playwright/test';
import { AnswerKey } from '../quiz/answer-key.ts';
import type { QuizList } from '../quiz/quiz-session.ts';
import { callAs } from './call-as.ts';

const tranLangCode = 'en';

/** Imports a private list for the signed-in account. Each line is a word, a tab and a translation. */
export async function importList(
  context: BrowserContext,
  langCode: string,
  lines: readonly string[],
): Promise<QuizList & { id: string; answers: AnswerKey }> {
  const response = await callAs(context, 'post', '/front-list/import', {
    name: 'Pasted',
    privacy: 2,
    langCode,
    tranLangCode,
    text: lines.join('\n'),
  });
  const { list } = await response.json();
  const words = lines.map((line) => line.split('\t'));
  const answers = new AnswerKey(
    words.map(([text = '', meaning = '']) => ({ text, meaning, picture: undefined })),
  );
  return { id: list.id, slug: list.slug, tranLangCode, answers };
}
