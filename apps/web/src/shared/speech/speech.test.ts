import { beforeEach, expect, it, vi } from 'vitest';
import { createSpeech } from './speech.ts';

class Utterance {
  text: string;
  lang = '';
  volume = 1;
  voice: SpeechSynthesisVoice | null = null;

  constructor(text: string) {
    this.text = text;
  }
}

beforeEach(() => {
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
});

/** A browser with these voices, which records what it speaks. */
function browserWithVoices(...langs: string[]) {
  const utterances: Utterance[] = [];
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => langs.map((lang) => ({ lang })),
    speak: (utterance: Utterance) => utterances.push(utterance),
    cancel: () => utterances.splice(0),
  });
  return { synthesis: synthesis as unknown as SpeechSynthesis, utterances };
}

it('speaks in a voice of the language, regardless of the region', () => {
  const { synthesis, utterances } = browserWithVoices('en-GB', 'pt_BR');
  createSpeech(synthesis).speak('maçã', 'pt', 0.5);
  expect(utterances).toMatchObject([{ text: 'maçã', lang: 'pt_BR', volume: 0.5 }]);
});

it('interrupts the previous text', () => {
  const { synthesis, utterances } = browserWithVoices('en-GB');
  const speech = createSpeech(synthesis);
  speech.speak('apple', 'en', 1);
  speech.speak('pear', 'en', 1);
  expect(utterances.map(({ text }) => text)).toEqual(['pear']);
});

it('reports that there is no voice for the language', () => {
  const { synthesis, utterances } = browserWithVoices('en-GB');
  const speech = createSpeech(synthesis);
  expect(speech.hasVoice('ja')).toBe(false);
  speech.speak('りんご', 'ja', 1);
  expect(utterances).toEqual([]);
});

it('reports when voices are loaded', () => {
  const { synthesis } = browserWithVoices();
  const onChange = vi.fn();
  const stop = createSpeech(synthesis).subscribe(onChange);
  synthesis.dispatchEvent(new Event('voiceschanged'));
  stop();
  synthesis.dispatchEvent(new Event('voiceschanged'));
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('works without speech synthesis', () => {
  const speech = createSpeech(undefined);
  expect(speech.hasVoice('en')).toBe(false);
  expect(() => speech.speak('apple', 'en', 1)).not.toThrow();
});
