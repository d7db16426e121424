import type { BrowserContext } from '@playwright/test';
import { AnswerKey } from './answer-key.ts';
import { callAs } from './call-as.ts';
import type { PlayedList } from './quiz-round.ts';

const tranLangCode = 'en';

/** Makes a list that nobody else sees, of whoever has come in. Each line is a word, a tab and what it means. */
export async function pasteList(
  context: BrowserContext,
  langCode: string,
  lines: readonly string[],
): Promise<PlayedList & { id: string }> {
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
