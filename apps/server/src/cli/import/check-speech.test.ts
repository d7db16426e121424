import { describe, expect, it } from 'vitest';
import { readContent } from '../../features/starter-content/read-content.ts';
import { openEspeak } from '../../platform/speech/espeak.ts';
import { findFault, printSpeech } from './check-speech.ts';

const content = readContent();

describe('the check of speech', () => {
  it('finds words that are not spoken, or spoken in another language', () => {
    const word = { langCode: 'de', text: 'Haus' };
    expect(findFault(word, 'Haus', 'hˈaʊs')).toBeUndefined();
    expect(findFault(word, 'Haus', '')).toBe('unspoken');
    expect(findFault(word, 'Haus', '(en)haʊs(de)')).toBe('foreign');
  });

  it('finds words without the vowel of a syllable', () => {
    expect(findFault({ langCode: 'zh', text: '学习' }, 'xuéxí', 'ɕyɛɜɕˈiɜ')).toBeUndefined();
    expect(findFault({ langCode: 'zh', text: '学习' }, 'xuéxí', 'ɕyɛɜɕ')).toBe('vowels');
    expect(findFault({ langCode: 'ar', text: 'شبك' }, 'شَبَك', 'ʃbˈak')).toBe('vowels');
    expect(findFault({ langCode: 'ja', text: 'がっこう' }, 'がっこう', 'ɡäkkˈo̞ɯᵝ')).toBeUndefined();
  });

  it('finds words with the stress on another vowel', () => {
    const word = { langCode: 'uk', text: 'вода', stress: 'вода\u0301' };
    expect(findFault(word, 'вода', 'vˈoda')).toBe('stress');
    expect(findFault(word, 'вода', 'vodˈa')).toBeUndefined();
  });

  it('needs the program', async () => {
    const lines: string[] = [];
    const options = { list: true, command: 'not-installed' };
    await printSpeech(content, options, (line) => lines.push(line));
    expect(lines).toEqual(['not-installed is not installed']);
  });
});

const { voices } = await openEspeak('espeak-ng');

it.runIf(voices.has('cmn-latn-pinyin') && voices.has('uk'))(
  'eSpeak NG says nearly all words of the content',
  async () => {
    const lines: string[] = [];
    const languages = ['uk', 'zh', 'pt'] as const;
    const concepts = content.concepts.slice(0, 300).map(({ words, ...concept }) => {
      const none = Object.fromEntries(Object.keys(words).map((code) => [code, []]));
      const some = Object.fromEntries(languages.map((code) => [code, words[code]]));
      return { ...concept, words: { ...words, ...none, ...some } };
    });
    await printSpeech({ ...content, concepts }, { list: false }, (line) => lines.push(line));
    for (const langCode of languages) {
      const row = lines.find((line) => line.startsWith(`${langCode}\t`)) ?? '';
      const [, words, sound] = row.split('\t').map(Number);
      expect(sound).toBeGreaterThan(0.99 * Number(words));
    }
  },
);
