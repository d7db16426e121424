const tokenPattern =
  /[\s,]*(?:;[^\n]*[\s,]*)*(#_|#\{|"[^"\\]*(?:\\[\s\S][^"\\]*)*"|[{}()[\]]|[^\s,;"{}()[\]]+)/y;

type NextToken = () => string;

/**
 * Reads a text of EDN, the data notation of Clojure. Lists and sets become arrays, keywords texts without their colon, and
 * tags are left out.
 *
 * @throws Error if it ends too early
 */
export function readEdn(text: string): unknown {
  const pattern = new RegExp(tokenPattern);
  const next = () => {
    const [, token] = pattern.exec(text) ?? [];
    if (token === undefined) throw new Error('The text is no EDN');
    return token;
  };
  return readValue(next(), next);
}

const closers: Readonly<Record<string, string>> = { '[': ']', '(': ')', '#{': '}' };
const constants = new Map<string, unknown>([
  ['nil', null],
  ['true', true],
  ['false', false],
]);

function readValue(token: string, next: NextToken): unknown {
  const closer = closers[token];
  if (closer !== undefined) return readUntil(closer, next);
  if (token === '{') return toObject(readUntil('}', next));
  if (token.startsWith('"')) return readEscapes(token.slice(1, -1));
  if (token.startsWith('#')) return readValue(next(), next);
  if (token.startsWith(':')) return token.slice(1);
  if (constants.has(token)) return constants.get(token);
  const number = Number(token);
  return Number.isNaN(number) ? token : number;
}

function readUntil(closer: string, next: NextToken): unknown[] {
  const values: unknown[] = [];
  for (let token = next(); token !== closer; token = next()) {
    if (token === '#_') readValue(next(), next);
    else values.push(readValue(token, next));
  }
  return values;
}

function toObject(values: readonly unknown[]): object {
  const pairs = values.flatMap((key, at) =>
    at % 2 === 0 ? [[String(key), values[at + 1]] as const] : [],
  );
  return Object.fromEntries(pairs);
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

const readEscapes = (text: string): string =>
  text.replace(/\\(?:u([\da-f]{4})|([\s\S]))/gi, (_, code?: string, letter = '') =>
    code === undefined
      ? (escapes[letter] ?? letter)
      : String.fromCharCode(Number.parseInt(code, 16)),
  );
