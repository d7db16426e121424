import type { ImportRole } from '@wordhoard/contract';
import { expect, it } from 'vitest';
import { readFields } from './read-note.ts';

const read = (fields: string[], roles: ImportRole[] = ['word', 'translation'], tags = '') =>
  readFields({ fields, tags }, roles);

it.each<[string, string[], object]>([
  ['a plural', ['das Zaus, ¨-er', 'house'], { text: 'das Zaus', plural: 'Zäuser' }],
  ['a gender', ['zmaison (f)', 'house'], { text: 'zmaison', gender: 'feminine' }],
  [
    'a pronunciation',
    ['die Zeitang, -en [ˈtsaɪtʊŋ]', 'paper'],
    { text: 'die Zeitang', plural: 'Zeitangen', ipa: 'ˈtsaɪtʊŋ' },
  ],
  [
    'a sentence below the word',
    ['der Zund<br>Der Zund bellt laut.', 'dog'],
    { text: 'der Zund', example: 'Der Zund bellt laut.' },
  ],
  [
    'a sentence below the translation',
    ['Zund', '<div>zdog</div><div>The zdog barks loudly.</div>'],
    { meanings: ['zdog'], notes: ['The zdog barks loudly.'] },
  ],
  ['an item of a list', ['zund', 'a<br>- note'], { meanings: ['a'], notes: ['note'] }],
  ['several lines', ['zund', 'a<br>b'], { meanings: ['a\nb'] }],
  [
    'a gap',
    ['{{c1::Die Zurke}} ist grün.', 'x'],
    { text: 'Die Zurke', example: 'Die Zurke ist grün.' },
  ],
  ['furigana', [' 図書館[としょかん]', 'x'], { text: '図書館', reading: 'としょかん' }],
])('reads %s of a note', (_, fields, entry) => {
  expect(read(fields).entry).toMatchObject(entry);
});

it.each([
  [' 図書館[としょかん]学[がく]', 'としょかんがく'],
  ['<ruby>図書館<rt>としょかん</rt></ruby>', 'としょかん'],
  ['としょかんがく', 'としょかんがく'],
  ['[ˈtsaɪt]', '[ˈtsaɪt]'],
])('reads a field of readings, %j', (field, reading) => {
  const roles = ['word', 'translation', 'reading'] as const;
  expect(read(['図書館学', 'x', field], [...roles]).entry?.reading).toBe(reading);
});

it('reads grammar from fields of its own', () => {
  const roles = ['word', 'plural', 'article', 'speechPart', 'tag', 'note'] as const;
  const fields = ['Zaus', 'Zäuser', 'das', 'Noun', 'food', 'gern'];
  expect(read(fields, [...roles], 'unit::1').entry).toMatchObject({
    ...{ text: 'Zaus', plural: 'Zäuser', article: 'das', speechPart: 'noun' },
    ...{ tags: ['unit::1', 'food'], notes: ['gern'] },
  });
});

it('leaves out the sound of an example, and notes without a word', () => {
  const roles = ['word', 'example', 'skip'] as const;
  const { entry, media } = read(['<br>', 'Das.[sound:a.mp3]', '[sound:b.mp3]'], [...roles]);
  expect(entry).toBeUndefined();
  expect(media).toEqual(['b.mp3']);
});
