import { describe, expect, it, vi } from 'vitest';
import { importParts } from './import-parts.ts';
import { parseReading, withReading } from './import-reading.ts';
import { readPastedText } from './read-pasted-text.ts';

describe('how a text is read', () => {
  it('is kept in a field of the form', () => {
    expect(parseReading('')).toEqual({});
    const reading = withReading(withReading('', { cells: ',', commas: true }), {
      cells: undefined,
    });
    expect(parseReading(reading)).toEqual({ commas: true });
  });

  it('tells what the words bring', () => {
    const text =
      'word\ttranslation\ttags\tnote\nGurke\tcucumber\tfood\t\nMöhre\tcarrot, yellow root\tfood\tmirror';
    expect(readPastedText(text, {}, ['de', 'en'])).toMatchObject({
      words: 2,
      commas: true,
      tagged: 2,
      noted: 1,
    });
  });
});

describe('more words than a list holds', () => {
  it('fill lists with numbered names', async () => {
    const send = vi.fn(async (list: { name: string }, part: object) => ({ list, part }));
    const [first] = await importParts(
      { name: 'a'.repeat(80), slug: 'a' },
      { id, words: 2_001, toFailure },
      send,
    );
    expect(first).toMatchObject({ list: { slug: 'a' }, part: { id, part: 1 } });
    expect(send.mock.calls.map(([{ name }]) => name.slice(-5))).toEqual([
      'aaaaa',
      'a (2)',
      'a (3)',
    ]);
    await importParts({ name: 'a', slug: 'a' }, { id, words: 2_001, toFailure }, send);
    const parts = send.mock.calls.map(([, part]) => part);
    expect(parts.slice(3)).toEqual(parts.slice(0, 3));
  });

  it('tell what was made if a list fails', async () => {
    const send = async (_: unknown, { part }: { part?: number }) => {
      if (part === 3) throw new Error('offline');
    };
    const importing = importParts({ name: 'a' }, { id, words: 5_000, toFailure }, send);
    await expect(importing).rejects.toEqual({ made: 2, parts: 5 });
  });

  it('are one list if they fit', async () => {
    const send = vi.fn(async (_: unknown, part: object) => part);
    expect(await importParts({ name: 'a' }, { id, words: 1_000, toFailure }, send)).toEqual([
      { id },
    ]);
    expect(send).toHaveBeenCalledOnce();
  });
});

const toFailure = (_: unknown, progress: object) => progress;
const id = '01998f3e-6f5a-7000-8000-000000000001';
