import { type EncodingName, type Expectation, encodings, expectLetters } from './encodings.ts';
import { judgeLetters } from './judge-letters.ts';

export interface DecodedText {
  text: string;
  encoding: EncodingName;
  /** The other encodings in which the file could be, the likeliest first. Empty if a mark or the bytes leave no doubt. */
  alternatives: EncodingName[];
}

export interface DecodeOptions {
  /** The languages of the file as BCP 47 codes, the learned one first. Their code pages are tried first. */
  languages: readonly string[];
}

const marks: [EncodingName, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * Decodes a text file. A mark decides, then zero bytes (UTF-16), then whether it is UTF-8, then how many letters of the
 * languages each code page gives. Returns `undefined` for a file that is no text.
 *
 * @example decodeText(new Uint8Array([0xbf, 0xf3, 0xb3, 0x77]), { languages: ['pl', 'en'] })?.text // 'żółw'
 */
export function decodeText(
  bytes: Uint8Array,
  { languages }: DecodeOptions,
): DecodedText | undefined {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return certain(bytes, marked[0]);
  if (bytes.includes(0)) {
    const encoding = findUtf16(bytes);
    return encoding && certain(bytes, encoding);
  }
  const expectations = languages.map(expectLetters);
  const likely = listLikely(expectations);
  const isEscaped = likely.includes('iso-2022-jp') && bytes.includes(escapeByte);
  const isUtf8 = !isEscaped && looksLikeUtf8(bytes);
  const encoding = isUtf8 ? 'utf-8' : chooseEncoding(bytes, likely, expectations);
  const isPlain = isUtf8 && bytes.every((byte) => byte < firstHigh);
  const others = new Set([...likely, ...encodings.filter((one) => !one.startsWith('utf-16'))]);
  others.delete(encoding);
  return { text: decodeAs(bytes, encoding), encoding, alternatives: isPlain ? [] : [...others] };
}

/** Decodes bytes in an encoding that the reader has chosen. Impossible bytes become `�`. */
export function decodeAs(bytes: Uint8Array, encoding: EncodingName): string {
  try {
    const text = new TextDecoder(encoding).decode(bytes);
    // Its tones follow their letters.
    return encoding === 'windows-1258' ? text.normalize('NFC') : text;
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

const fallback: EncodingName = 'windows-1252';
const isRare = (encoding: EncodingName): boolean =>
  /^(?:iso-8859|koi8|ibm|mac|x-mac)/.test(encoding);

/** The code pages of Windows first, and those of languages with letters beyond ASCII. */
function listLikely(expectations: readonly Expectation[]): EncodingName[] {
  const sorted = expectations.toSorted((one, other) => Number(one.isPlain) - Number(other.isPlain));
  const likely = new Set([...sorted.flatMap((one) => one.encodings), fallback]);
  return [...likely].toSorted((one, other) => Number(isRare(one)) - Number(isRare(other)));
}

const escapeByte = 0x1b;
const firstHigh = 0x80;

const certain = (bytes: Uint8Array, encoding: EncodingName): DecodedText | undefined => {
  const text = decodeAs(bytes, encoding);
  return text.includes('\0') ? undefined : { text, encoding, alternatives: [] };
};

function decodeStrictly(bytes: Uint8Array, encoding: EncodingName): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Hardly any other file has several letters of UTF-8, so that a few damaged bytes leave no doubt. */
const lettersPerDamage = 3;

function looksLikeUtf8(bytes: Uint8Array): boolean {
  if (decodeStrictly(bytes, 'utf-8') !== undefined) return true;
  const text = decodeAs(bytes, 'utf-8');
  const letters = text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  const damages = text.match(/\ufffd+/g)?.length ?? 0;
  return letters > (damages - (text.endsWith('\ufffd') ? 1 : 0)) * lettersPerDamage;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these tell a binary file from a text
const control = /[\u0000-\u0008\u000e-\u001f\ufffe\uffff]/;

/** Text of the first 256 characters has a zero byte in each, on the same side. */
function findUtf16(bytes: Uint8Array): EncodingName | undefined {
  const zeros = [0, 0];
  for (const [index, byte] of bytes.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const encoding = odd > even ? 'utf-16le' : 'utf-16be';
  const text = bytes.length % 2 === 0 ? decodeStrictly(bytes, encoding) : undefined;
  return text === undefined || control.test(text) ? undefined : encoding;
}

/** More tell no more. */
const maxJudged = 20_000;
const rounding = 1e-9;

function chooseEncoding(
  bytes: Uint8Array,
  likely: readonly EncodingName[],
  expectations: readonly Expectation[],
): EncodingName {
  const judged = bytes.length > maxJudged ? cutAtLine(bytes) : bytes;
  const scores = [...likely, 'utf-8' as const].map((encoding) => {
    const isUtf8 = encoding === 'utf-8';
    const text = isUtf8 ? decodeAs(judged, encoding) : decodeStrictly(judged, encoding);
    return { encoding, score: text === undefined ? -1 : judgeLetters(text, expectations) };
  });
  const best = scores.reduce((one, other) => (other.score - one.score > rounding ? other : one));
  return best.encoding;
}

function cutAtLine(bytes: Uint8Array): Uint8Array {
  const lineFeed = 0x0a;
  const end = bytes.lastIndexOf(lineFeed, maxJudged);
  return bytes.subarray(0, end > 0 ? end : bytes.length);
}
