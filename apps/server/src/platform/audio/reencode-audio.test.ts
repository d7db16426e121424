import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createOggEncoder } from 'wasm-media-encoders';
import { buildMp3File, buildSound, buildWavFile } from '../../../test/sound-file.ts';
import { decodeAudio } from './decode-audio.ts';
import { reencodeAudio } from './reencode-audio.ts';
import { countSeconds, detectAudioFormat } from './sound.ts';

const bounds = { minSeconds: 0.2, maxSeconds: 10 };
const reencode = (bytes: Uint8Array) => reencodeAudio(bytes, bounds);
const fixture = (name: string) =>
  readFile(new URL(`../../../test/sounds/${name}`, import.meta.url));

async function buildVorbisFile(): Promise<Buffer> {
  const { samples, sampleRate } = buildSound({ seconds: 0.5, sampleRate: 44_100 });
  const encoder = await createOggEncoder();
  encoder.configure({ channels: 1, sampleRate });
  const pages = Buffer.from(encoder.encode([samples]));
  return Buffer.concat([pages, Buffer.from(encoder.finalize())]);
}

/** The number of samples, the loudest one, and the mean level of a decoded sound. */
async function measure(bytes: Uint8Array) {
  const sound = await decodeAudio(bytes, 20);
  const { samples, sampleRate } = sound;
  const peak = samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0);
  const middle = samples.subarray(samples.length * 0.4, samples.length * 0.6);
  const level = Math.sqrt(middle.reduce((sum, sample) => sum + sample ** 2, 0) / middle.length);
  return { seconds: countSeconds(sound), sampleRate, peak, level };
}

describe('a sound', () => {
  it.each([
    ['wav', async () => buildWavFile({ seconds: 0.5 })],
    ['wav', async () => buildWavFile({ seconds: 0.5, channels: 2, sampleRate: 48_000 })],
    ['wav', async () => buildWavFile({ seconds: 0.5, sampleRate: 8_000 })],
    ['mp3', () => buildMp3File({ seconds: 0.5 })],
    ['vorbis', buildVorbisFile],
    ['opus', () => fixture('tone.opus.ogg')],
    ['webm', () => fixture('tone.webm')],
  ])('in the format %s becomes an MP3 file', async (format, build) => {
    const file = await build();
    expect(detectAudioFormat(file)).toBe(format);
    const { bytes, milliseconds } = await reencode(file);
    expect(detectAudioFormat(bytes)).toBe('mp3');
    expect(milliseconds).toBeGreaterThan(450);
    expect(milliseconds).toBeLessThan(600);
    const { seconds, sampleRate } = await measure(bytes);
    expect(sampleRate).toBe(44_100);
    expect(seconds).toBeCloseTo(milliseconds / 1_000, 1);
  });

  it('loses the silence around the word', async () => {
    const { milliseconds } = await reencode(buildWavFile({ seconds: 0.5, silentSeconds: 2 }));
    expect(milliseconds).toBeGreaterThanOrEqual(500);
    expect(milliseconds).toBeLessThan(700);
  });

  it('gets the usual loudness, and never exceeds full scale', async () => {
    for (const volume of [0.01, 0.1, 1]) {
      const { bytes } = await reencode(buildWavFile({ volume }));
      const { level, peak } = await measure(bytes);
      expect(level).toBeCloseTo(0.1, 1);
      expect(peak).toBeLessThan(1);
    }
  });

  it.each([
    ['silent', buildWavFile({ volume: 0 })],
    ['silent', buildWavFile({ volume: 0.001 })],
    ['too-short', buildWavFile({ seconds: 0.03, silentSeconds: 1 })],
    ['too-long', buildWavFile({ seconds: 10.5, sampleRate: 8_000 })],
    ['unreadable', Buffer.from('no sound at all')],
    ['unreadable', Buffer.alloc(0)],
    ['unreadable', buildWavFile().subarray(0, 40)],
    ['unreadable', Buffer.concat([Buffer.from('ID3'), Buffer.alloc(5_000, 7)])],
    ['unreadable', Buffer.from('\x1a\x45\xdf\xa3 no video either', 'latin1')],
    ['unreadable', Buffer.from('OggS and OpusHead', 'latin1')],
  ])('is refused if it is %s', async (kind, file) => {
    await expect(reencode(file)).rejects.toMatchObject({ kind });
  });

  it('of many hours in a small file is refused before all of it is decoded', async () => {
    const hour = buildWavFile({ seconds: 1, sampleRate: 8_000 });
    const started = performance.now();
    const file = Buffer.concat([
      hour.subarray(0, 40),
      Buffer.alloc(4, 0xff),
      Buffer.alloc(2_000_000, 1),
    ]);
    await expect(reencode(file)).rejects.toMatchObject({ kind: 'too-long' });
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
