import type { Group } from './content.ts';
import { parseTabSeparated } from './tab-separated.ts';

export function parseGroups(file: string, text: string): Group[] {
  const columns = ['code', 'en', 'ru', 'noteEn', 'noteRu'];
  return parseTabSeparated(file, text, columns).map(({ cell }) => ({
    code: cell('code'),
    name: { en: cell('en'), ru: cell('ru') },
    note: { en: cell('noteEn'), ru: cell('noteRu') },
  }));
}
