import { routes } from '@wordhoard/contract';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/test-app.ts';
import { ThemeBuilder } from '../../../test/theme-builder.ts';

const app = useApp();

describe('a placement', () => {
  it('has at most 20 words of each level, always the same', async () => {
    const request = { langCode: 'de', tranLangCode: 'en' };
    const { levels } = await app.call(routes.lesson.placement, request);
    expect(levels.map(({ level }) => level)).toEqual(['A1', 'A2', 'B1', 'B2']);
    expect(Math.max(...levels.map(({ items }) => items.length))).toBe(20);
    const { prompt, langCode } = levels[0]?.items[0] ?? {};
    expect({ asked: prompt?.langCode, answered: langCode }).toEqual({
      asked: 'de',
      answered: 'en',
    });
    expect(await app.call(routes.lesson.placement, request)).toEqual({ levels });
  });

  it('leaves out words that cannot be asked, and levels without any', async () => {
    const themes = new ThemeBuilder(app);
    await themes.add([
      { text: 'easy', level: 'A1' },
      { text: 'unclear', level: 'A1', isUntranslated: true },
      { text: 'unknown' },
      { text: 'hard', level: 'C1' },
    ]);
    const { levels } = await app.call(routes.lesson.placement, themes.languages);
    expect(
      levels.map(({ level, items }) => [level, items.map(({ prompt }) => prompt.text)]),
    ).toEqual([
      ['A1', ['easy']],
      ['C1', ['hard']],
    ]);
  });
});
