import { routes } from '@wordhoard/contract';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/test-app.ts';
import { ThemeBuilder } from '../../../test/theme-builder.ts';

const app = useApp();

describe('a placement', () => {
  it('has words of each level of the starter content, always the same', async () => {
    const request = { langCode: 'de', tranLangCode: 'en' };
    const { levels } = await app.call(routes.lesson.placement, request);
    expect(levels.map(({ level, items }) => [level, items.length])).toEqual([
      ['A1', 20],
      ['A2', 20],
      ['B1', 20],
      ['B2', 20],
    ]);
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
