import { describe, expect, it } from 'vitest';
import { detectAudioFormat } from '../audio/sound.ts';
import { openEspeak } from './espeak.ts';
import { openSpeech, withPhonemes } from './speech.ts';

const fakeEspeak = new URL('../../../test/fake-espeak.ts', import.meta.url).pathname;
const noProgram = 'not-installed';

describe('speech synthesis', () => {
  it('speaks nothing if nothing is installed', async () => {
    const speech = await openSpeech({ espeak: noProgram, flite: noProgram });
    expect(speech.langCodes).toEqual([]);
    expect(speech.plan({ langCode: 'de', text: 'Haus' })).toBeUndefined();
  });

  it('reads Chinese by its pinyin, and letters as letters', async () => {
    const { plan } = await openSpeech({ espeak: fakeEspeak, flite: noProgram });
    expect(plan({ langCode: 'zh', text: '学习', reading: 'xuéxí' })).toMatchObject({
      voice: 'cmn-latn-pinyin',
      text: 'xuéxí',
    });
    expect(plan({ langCode: 'zh', text: '学习' })).toMatchObject({ voice: 'cmn-latn-pinyin' });
    expect(plan({ langCode: 'zh', text: 'DNA' })).toMatchObject({ voice: 'cmn', text: 'DNA' });
  });

  it('speaks Portuguese as in Brazil unless it is that of Portugal', async () => {
    const { plan } = await openSpeech({ espeak: fakeEspeak, flite: noProgram });
    expect(plan({ langCode: 'pt', text: 'pão' })).toMatchObject({ voice: 'pt-br' });
    expect(plan({ langCode: 'pt-PT', text: 'pão' })).toMatchObject({ voice: 'pt' });
  });

  it('leaves out Hebrew, whose vowel marks the voice spells', async () => {
    const speech = await openSpeech({ espeak: fakeEspeak, flite: noProgram });
    expect(speech.langCodes).not.toContain('he');
    expect(speech.plan({ langCode: 'he', text: 'אבא', reading: 'אַבָּא' })).toBeUndefined();
  });
});

const installed = await openSpeech({ espeak: 'espeak-ng', flite: 'flite' });
const espeak = await openEspeak('espeak-ng');
const english = installed.plan({ langCode: 'en', text: 'I’m a façade -t' });

it.runIf(espeak.voices.has('de'))('eSpeak NG speaks', async () => {
  const plan = installed.plan({ langCode: 'de', text: '--version Häuser' });
  const wav = await installed.speak(plan ?? expect.fail());
  expect(detectAudioFormat(wav)).toBe('wav');
  expect(wav.length).toBeGreaterThan(20_000);
});

it.runIf(espeak.voices.has('de'))(
  'eSpeak NG tells the phonemes of each of many texts',
  async () => {
    const words = Array.from({ length: 150 }, (_, index) => (index === 70 ? 'ja, nein' : 'Haus'));
    const phonemes = await espeak.readPhonemes(words, 'de', '--ipa');
    expect(phonemes).toHaveLength(150);
    expect(new Set(phonemes).size).toBe(2);
    expect(phonemes[71]).toBe('hˈaʊs');
  },
);

it.runIf(espeak.voices.has('uk'))('eSpeak NG says Ukrainian words with their stress', async () => {
  const [said] = await withPhonemes(
    [{ program: 'espeak', voice: 'uk', text: 'вода', stress: 'вода\u0301' }],
    espeak,
  );
  expect(said).toBe("[[vod'a]]");
  expect(await espeak.readPhonemes([said ?? ''], 'uk', '--ipa')).toEqual([
    expect.stringMatching(/^vodˈ[aɑ]$/),
  ]);
});

it.runIf(english?.program === 'flite')('Flite speaks English', async () => {
  expect(installed.plan({ langCode: 'de', text: 'Haus' })).not.toMatchObject({ program: 'flite' });
  const wav = await installed.speak(english ?? expect.fail());
  expect(detectAudioFormat(wav)).toBe('wav');
  expect(wav.length).toBeGreaterThan(20_000);
});
