import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createVoices, findVoices } from './voices.ts';

class Utterance {
  text: string;
  lang = '';
  volume = 1;
  rate = 1;
  voice: SpeechSynthesisVoice | null = null;
  onend = () => undefined;
  onerror = (_event: { error: string }) => undefined;

  constructor(text: string) {
    this.text = text;
  }
}

beforeEach(() => {
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
});

const voice = (lang: string, name = lang, facts: Partial<SpeechSynthesisVoice> = {}) =>
  ({ name, lang, localService: true, default: false, ...facts }) as SpeechSynthesisVoice;

/** A browser that records what it speaks. */
function browserWith(...voices: SpeechSynthesisVoice[]) {
  const utterances: Utterance[] = [];
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: Utterance) => utterances.push(utterance),
    cancel: vi.fn(),
  });
  return { synthesis, utterances, voices: createVoices(synthesis as unknown as SpeechSynthesis) };
}

const how = { volume: 0.5, isSlow: false, signal: new AbortController().signal };

describe('the voices of a language', () => {
  const namesOf = (langCode: string, ...voices: SpeechSynthesisVoice[]) =>
    findVoices(langCode, voices).map(({ name }) => name);

  it('are of any region, beginning with the region of the language', () => {
    const voices = [voice('pt_PT'), voice('pt_BR'), voice('en-GB')];
    expect(namesOf('pt-BR', ...voices)).toEqual(['pt_BR', 'pt_PT']);
    expect(namesOf('ja', ...voices)).toEqual([]);
  });

  it('are Brazilian for Portuguese and British for English if no region is asked for', () => {
    expect(
      namesOf('pt', voice('pt'), voice('pt-PT', 'Joana', { default: true }), voice('pt-BR')),
    ).toEqual(['pt-BR', 'Joana', 'pt']);
    expect(namesOf('en', voice('en-AU'), voice('en-US'), voice('en-IN'), voice('en-GB'))).toEqual([
      ...['en-GB', 'en-US', 'en-AU', 'en-IN'],
    ]);
    expect(namesOf('fr', voice('fr-CA'))).toEqual(['fr-CA']);
  });

  it('are Mandarin for Chinese, never Cantonese', () => {
    const voices = ['zh-HK', 'zh_TW', 'zh-Hans-CN', 'cmn-CN', 'yue-HK', 'zh-Hant-HK'].map((tag) =>
      voice(tag),
    );
    expect(namesOf('zh', ...voices)).toEqual(['zh-Hans-CN', 'cmn-CN', 'zh_TW']);
    expect(namesOf('zh-Hant', ...voices)[0]).toBe('zh_TW');
    expect(namesOf('yue', ...voices)).toEqual(['zh-HK', 'yue-HK', 'zh-Hant-HK']);
  });

  it('begin with local and natural voices and end with robots and instruments', () => {
    const remote = { localService: false };
    expect(
      namesOf(
        'en',
        voice('en-US', 'Zarvox'),
        voice('en-US', 'eSpeak English'),
        voice('en-US', 'Google US English', remote),
        voice('en-US', 'Aria Online (Natural)', remote),
        voice('en-US', 'Samantha', { default: true }),
        voice('en-US', 'Alex'),
        voice('en-US', 'Ava (Premium)'),
      ),
    ).toEqual([
      'Ava (Premium)',
      'Samantha',
      'Alex',
      'Aria Online (Natural)',
      'Google US English',
      'Zarvox',
      'eSpeak English',
    ]);
  });
});

it('speaks with the given voice, slowly on request', () => {
  const brazilian = voice('pt-BR');
  const { voices, utterances } = browserWith(brazilian);
  void voices.speak('maçã', { ...how, voice: brazilian, isSlow: true });
  expect(utterances).toMatchObject([
    { text: 'maçã', lang: 'pt-BR', volume: 0.5, voice: brazilian },
  ]);
  expect(utterances[0]?.rate).toBeLessThan(1);
});

it('falls silent when it is interrupted', async () => {
  const german = voice('de');
  const { voices, synthesis } = browserWith(german);
  const controller = new AbortController();
  const spoken = voices.speak('Birne', { ...how, voice: german, signal: controller.signal });
  controller.abort();
  await spoken;
  expect(synthesis.cancel).toHaveBeenCalledOnce();
});

it('ends without a failure if the page may not speak yet, and rejects if the voice fails', async () => {
  const german = voice('de');
  const { voices, utterances } = browserWith(german);
  const speak = () => voices.speak('Birne', { ...how, voice: german });
  const [refused, failed] = [speak(), speak()];
  utterances[0]?.onerror({ error: 'not-allowed' });
  utterances[1]?.onerror({ error: 'network' });
  await expect(refused).resolves.toBeUndefined();
  await expect(failed).rejects.toThrow('network');
});

it('reports when voices are loaded', () => {
  const { voices, synthesis } = browserWith();
  const onChange = vi.fn();
  const stop = voices.subscribe(onChange);
  synthesis.dispatchEvent(new Event('voiceschanged'));
  stop();
  synthesis.dispatchEvent(new Event('voiceschanged'));
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('works without speech synthesis', async () => {
  const voices = createVoices(undefined);
  expect(voices.of('en')).toEqual([]);
  await expect(voices.speak('apple', { ...how, voice: voice('en') })).rejects.toThrow();
});
