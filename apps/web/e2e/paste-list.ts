import type { BrowserContext } from '@playwright/test';
import { AnswerKey } from './answer-key.ts';
import type { PlayedList } from './quiz-round.ts';

const tranLangCode = 'en';

/** Makes a list that nobody else sees, of whoever has come in. Each line is a word, a tab and what it means. */
export async function pasteList(
  context: BrowserContext,
  langCode: string,
  lines: readonly string[],
): Promise<PlayedList> {
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === 'token')?.value;
  const response = await context.request.post('/front-list/import', {
    headers: { authorization: `Bearer ${token}` },
    data: { name: 'Pasted', privacy: 2, langCode, tranLangCode, text: lines.join('\n') },
  });
  const { list } = await response.json();
  const words = lines.map((line) => line.split('\t'));
  const answers = new AnswerKey(
    words.map(([text = '', meaning = '']) => ({ text, meaning, picture: undefined })),
  );
  return { slug: list.slug, tranLangCode, answers };
}
