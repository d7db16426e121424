import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { checkReadable, explainDamage } from '../../platform/errors/command-failure.ts';
import { isBad, type Row } from './entry.ts';
import { readFreedictArticle } from './freedict-article.ts';
import { readMuellerArticle } from './mueller-article.ts';

interface IndexedArticle {
  /** An article with several spellings has several headwords. */
  headwords: string[];
  offset: number;
  length: number;
}

const indexLine = /^([^\t\n]*)\t([^\t\n]+)\t([^\t\n]+)/gm;
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * Reads a dictionary for a server of the DICT protocol: an index of headwords, and a file of articles
 * that may be compressed. The articles are read in one pass.
 *
 * @param indexPath - the `.index`, with the `.dict` or `.dict.dz` in the same folder
 */
export async function* readDictd(indexPath: string): AsyncIterable<Row> {
  const first: Row[] = [];
  let restore = (row: Row): Row => row;
  for await (const row of readArticles(indexPath)) {
    if (first.length < sampleLength) {
      first.push(row);
      if (first.length < sampleLength) continue;
      if (first.every(isCapitalised)) restore = withoutCapital;
      yield* first.map(restore);
    } else yield restore(row);
  }
  if (first.length < sampleLength) yield* first;
}

/** A dictionary whose first words all begin with a capital letter writes every word so. */
const sampleLength = 200;

const isCapitalised = (row: Row): boolean => isBad(row) || !/^\p{Ll}/u.test(row.text);

/** Names lose their capital letter too: the dictionary does not tell them from other words. */
const withoutCapital = (row: Row): Row =>
  !isBad(row) && /^\p{Lu}[\p{Ll}\s'’-]+$/u.test(row.text)
    ? { ...row, text: row.text.toLowerCase() }
    : row;

async function* readArticles(indexPath: string): AsyncIterable<Row> {
  const articles = parseIndex(await readFile(indexPath, 'utf8'));
  const window = new SlidingWindow(await openArticles(indexPath));
  for (const { headwords, offset, length } of articles) {
    const [location = ''] = headwords;
    const article = await window.read(offset, length).catch((error: unknown) => {
      throw explainDamage(error, indexPath.replace(/\.index$/, '.dict.dz'));
    });
    if (article === undefined) {
      yield { location, reason: 'its article is beyond the end of the file' };
      continue;
    }
    yield* isMueller(article)
      ? readMuellerArticle(location, article)
      : readFreedictArticle(headwords, article);
  }
}

/** Parses the index in the order of the articles, without the description of the dictionary. */
export function parseIndex(text: string): IndexedArticle[] {
  const articles = new Map<number, IndexedArticle>();
  for (const [, headword = '', offset = '', length = ''] of text.matchAll(indexLine)) {
    const isDescription = /^00-?database/.test(headword);
    if (headword.trim() === '' || isDescription) continue;
    const start = parseNumber(offset);
    const article = articles.get(start);
    if (article === undefined) {
      articles.set(start, { headwords: [headword], offset: start, length: parseNumber(length) });
    } else article.headwords.push(headword);
  }
  return [...articles.values()].sort((one, other) => one.offset - other.offset);
}

/** Numbers are in base 64, with the highest digit first. */
function parseNumber(text: string): number {
  let number = 0;
  for (const digit of text) number = number * 64 + digits.indexOf(digit);
  return number;
}

async function openArticles(indexPath: string): Promise<Readable> {
  const plain = indexPath.replace(/\.index$/, '.dict');
  if (existsSync(plain)) return createReadStream(plain);
  const compressed = `${plain}.dz`;
  await checkReadable(compressed);
  const file = createReadStream(compressed);
  const articles = file.pipe(createGunzip());
  file.on('error', (error) => articles.destroy(error));
  return articles;
}

/** Mueller's dictionary marks parts of speech as `_n.` and the like, and indents its articles. */
const isMueller = (article: string): boolean =>
  /^\s.*_(n|v|a|adv|prep|cj|pron|int)\./m.test(article);

/** The part of a stream that is still needed. Offsets may repeat, but never decrease. */
class SlidingWindow {
  readonly #chunks: AsyncIterator<Buffer>;
  #start = 0;
  #bytes = Buffer.alloc(0);

  constructor(stream: Readable) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  async read(offset: number, length: number): Promise<string | undefined> {
    while (this.#end < offset + length) {
      const { value, done } = await this.#chunks.next();
      if (done) return undefined;
      this.#bytes = Buffer.concat([this.#bytes, value]);
      this.#forget(offset);
    }
    this.#forget(offset);
    return this.#bytes.subarray(0, length).toString('utf8');
  }

  get #end(): number {
    return this.#start + this.#bytes.length;
  }

  #forget(before: number): void {
    const passed = Math.min(Math.max(before - this.#start, 0), this.#bytes.length);
    this.#bytes = this.#bytes.subarray(passed);
    this.#start += passed;
  }
}
