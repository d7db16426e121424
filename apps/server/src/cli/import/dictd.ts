import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
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
 * that may be compressed.
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
  const index = parseIndex(await readFile(indexPath, 'utf8'));
  const articles = await readArticleFile(indexPath);
  for (const { headwords, offset, length } of index) {
    const [location = ''] = headwords;
    const article = articles.toString('utf8', offset, offset + length);
    if (offset + length > articles.length) {
      yield { location, reason: 'its article is beyond the end of the file' };
    } else {
      yield* isMueller(article)
        ? readMuellerArticle(location, article)
        : readFreedictArticle(headwords, article);
    }
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

async function readArticleFile(indexPath: string): Promise<Buffer> {
  const plain = indexPath.replace(/\.index$/, '.dict');
  if (existsSync(plain)) return readFile(plain);
  const compressed = `${plain}.dz`;
  await checkReadable(compressed);
  try {
    return await promisify(gunzip)(await readFile(compressed));
  } catch (error) {
    throw explainDamage(error, compressed);
  }
}

/** Mueller's dictionary marks parts of speech as `_n.` and the like, and indents its articles. */
const isMueller = (article: string): boolean =>
  /^\s.*_(n|v|a|adv|prep|cj|pron|int)\./m.test(article);
