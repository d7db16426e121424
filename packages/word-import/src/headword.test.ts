import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHeadword } from './headword.ts';

describe('a headword', () => {
  it.each([
    ['spoon {m}', { text: 'spoon', gender: 'masculine' }],
    ['concombre (m.)', { text: 'concombre', gender: 'masculine' }],
    ['mesa, f.', { text: 'mesa', gender: 'feminine' }],
    ['maison (n.f.)', { text: 'maison', gender: 'feminine', speechPart: 'noun' }],
    ['chat, nm', { text: 'chat', gender: 'masculine', speechPart: 'noun' }],
    ['artiste (m/f)', { text: 'artiste', gender: 'common' }],
    ['книга (ж. р.)', { text: 'книга', gender: 'feminine' }],
    ['niño (m) / niña (f)', { text: 'niño / niña' }],
    ['Zeitung f', { text: 'Zeitung', gender: 'feminine' }],
    ['Haus {n}', { text: 'Haus', gender: 'neuter' }],
    ['dog (n)', { text: 'dog', speechPart: 'noun' }],
    ['Vitamin (n)', { text: 'Vitamin (n)' }],
    ['run (v)', { text: 'run', speechPart: 'verb' }],
    ['waschen (refl.)', { text: 'waschen (refl.)' }],
    ['ножницы (мн. ч.)', { text: 'ножницы' }],
    ['bank (money)', { text: 'bank (money)' }],
    ['Bank [baŋk]', { text: 'Bank', ipa: 'baŋk' }],
    ['dog /dɒɡ ə/ (n)', { text: 'dog', ipa: 'dɒɡ ə', speechPart: 'noun' }],
    ['look [at]', { text: 'look [at]' }],
    ['sie/er', { text: 'sie/er' }],
    ['(m)', { text: '(m)' }],
  ])('[S6] %j says %j', (cell, word) => {
    expect(readHeadword(cell)).toEqual(word);
  });

  it.each([
    ['Haus, das', 'das Haus'],
    ['maison (la)', 'la maison'],
    ['école, l’', 'l’école'],
    ['der, die, das', 'der, die, das'],
    ['los, las', 'los, las'],
    ['dass, das', 'dass, das'],
  ])('[S6] has its article before it: %j', (cell, text) => {
    expect(readHeadword(cell)).toEqual({ text });
  });

  it.each([
    ['das Haus, ¨-er', 'das Haus', 'Häuser'],
    ['das Haus, -\u0308er', 'das Haus', 'Häuser'],
    ['das Haus, ⸚er', 'das Haus', 'Häuser'],
    ['das Haus, -¨er', 'das Haus', 'Häuser'],
    ['das Haus, "er', 'das Haus', 'Häuser'],
    ['der Baum, "-e', 'der Baum', 'Bäume'],
    ['das Auge, ¨-', 'das Auge', 'Äuge'],
    ['der Saal, ¨-e', 'der Saal', 'Säle'],
    ['die Frau, -en', 'die Frau', 'Frauen'],
    ['das Auto -s', 'das Auto', 'Autos'],
    ['der Lehrer, -', 'der Lehrer', 'Lehrer'],
    ['der Ballon, -s/-e', 'der Ballon', 'Ballons'],
    ['der/die Angestellte, -n', 'der/die Angestellte', 'Angestellten'],
    ['das Auto (pl. Autos)', 'das Auto', 'Autos'],
    ['das Haus, Plural: Häuser', 'das Haus', 'Häuser'],
    ['das Haus (Pl.: -¨er)', 'das Haus', 'Häuser'],
    ['mouse, pl. mice', 'mouse', 'mice'],
    ['der Student, -en, -en', 'der Student', 'Studenten'],
    ['das Herz (-ens, -en)', 'das Herz', 'Herzen'],
    ['der Hund, -(e)s, -e', 'der Hund', 'Hunde'],
    ['der Hund, des Hundes, die Hunde', 'der Hund', 'Hunde'],
    ['Haus, das, ¨-er', 'das Haus', 'Häuser'],
  ])('[S8] %j is %s in the plural: %s', (cell, text, plural) => {
    expect(readHeadword(cell)).toEqual({ text, plural });
  });

  it.each([
    ['der Hund (m), -e', { text: 'der Hund', gender: 'masculine', plural: 'Hunde' }],
    ['Zeitung f, -en', { text: 'Zeitung', gender: 'feminine', plural: 'Zeitungen' }],
    ['die Zeitung [ˈtsaɪtʊŋ], -en', { text: 'die Zeitung', ipa: 'ˈtsaɪtʊŋ', plural: 'Zeitungen' }],
    ['les ciseaux (m. pl.)', { text: 'les ciseaux', gender: 'masculine' }],
  ])('[S6] has several notes: %j', (cell, word) => {
    expect(readHeadword(cell)).toEqual(word);
  });

  it.each([
    ['die Firma, -en', 'Firmen'],
    ['das Museum, -een', 'Museen'],
    ['das Thema, -men', 'Themen'],
    ['das Studium, -ien', 'Studien'],
    ['das Prinzip, -ien', 'Prinzipien'],
    ['die Nation, -en', 'Nationen'],
    ['die Idee, -en', 'Ideen'],
    ['die Lehrerin, -nen', 'Lehrerinnen'],
    ['das Komma, -ta', undefined],
    ['der Bau, -ten', undefined],
    ['das Obst, -es, kein Pl.', undefined],
  ])('[S8] endings replace letters, or the plural is left out: %j', (cell, plural) => {
    expect(readHeadword(cell)).toEqual({ text: cell.split(',')[0], ...(plural && { plural }) });
  });

  it.each([
    'die Eltern (pl)',
    'die Eltern (Plural)',
    'die Eltern (nur Pl.)',
    'die Eltern, pl',
    'die Eltern; Plural',
    'die Eltern pl.',
  ])('[S8] is a plural, and has none: %j', (cell) => {
    expect(readHeadword(cell)).toEqual({ text: 'die Eltern' });
  });

  it.each([
    ['das Haus, Häuser', 'Häuser'],
    ['das Haus (die Häuser)', 'Häuser'],
    ['das Haus / Häuser', 'Häuser'],
    ['die Mutter, Mütter', 'Mütter'],
    ['der Lehrer, die Lehrer', 'Lehrer'],
    ['das Museum, Museen', 'Museen'],
    ['der Kaufmann, die Kaufleute', 'Kaufleute'],
    ['das Haus, Gebäude', undefined],
    ['der Hund, die Katze', undefined],
    ['der Lehrer, die Lehrerin', undefined],
    ['die Bank, Banker', undefined],
    ['der Lehrer, -in', undefined],
    ['alto, -a', undefined],
  ])('[S8] has a plural only if it is like the word: %j', (cell, plural) => {
    const text = plural === undefined ? cell : cell.replace(/(?:,| \(| \/).*$/, '');
    expect(readHeadword(cell)).toEqual({ text, ...(plural && { plural }) });
  });

  it('[S6] of any text is read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (cell) => {
        expect(typeof readHeadword(cell).text).toBe('string');
      }),
    );
  });
});

it.each([
  ['das a(', ' ', '!'],
  ['das ', 'a', ', ¨-er'],
  ['das A', 'a', ' f'],
  ['das a', ' (e', ''],
  ['das a', '(m)', ''],
  ['das a', ', ', 'a'],
  ['a', ' /a', '/'],
  ['a', ' [a', ']'],
])('[T21] a headword of %j and many %j takes linear time', (start, piece, end) => {
  const started = performance.now();
  readHeadword(start + piece.repeat(50_000) + end);
  expect(performance.now() - started).toBeLessThan(2_000);
});
