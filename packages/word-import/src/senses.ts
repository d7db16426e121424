export interface SenseOptions {
  /** Whether commas separate senses. */
  commas?: boolean | undefined;
  /** Whether a text is one sense although it has separators: `km/h`. */
  isWhole?: ((text: string) => boolean) | undefined;
}

const numbered = /(?:^|[\s;,])(?:\((\d{1,2})\)|(\d{1,2})[.)](?=\s|\p{L})|([①-⑳]))/gu;
const lettered = /(?:^|[\s;,])\(?([a-h])\)(?=\s)/gu;
const countFrom = (first: string, sign: string): number =>
  (sign.codePointAt(0) ?? 0) - (first.codePointAt(0) ?? 0) + 1;

/**
 * Splits a cell into senses: at line breaks, `1. … 2. …`, `a) … b) …`, `;`, `/`, and at commas if told. Separators in brackets and
 * in quotation marks are text.
 *
 * @example splitSenses('1. castle 2. lock'); // ['castle', 'lock']
 */
export function splitSenses(
  cell: string,
  { commas = false, isWhole = () => false }: SenseOptions = {},
): string[] {
  const split = (separators: string) => (text: string) =>
    isWhole(text) ? [text] : splitOutsideBrackets(text, separators);
  const splitUnquoted = (line: string) =>
    (isWhole(line) ? [line] : splitNumbered(line))
      .flatMap(split(';；؛'))
      .flatMap(commas ? split(',，،、') : keep)
      .flatMap(split('/'));
  return cell
    .split('\n')
    .flatMap((line) =>
      quotation.test(line)
        ? line
        : line
            .split(quoted)
            .flatMap((text, index) =>
              index % 2 === 1 ? text.replaceAll('""', '"').trim() : splitUnquoted(text),
            ),
    )
    .filter((text) => text !== '');
}

/** A text in quotation marks that it does not need as a sense. */
const quotation = /^"[^";；؛/,，،、)\d①-⑳]+"$/;

/** A sense in quotation marks, which double within it. Splitting puts it at odd places. */
const quoted = /(?<=^\s*|[;；؛]\s*)"((?:[^"]|"")+)"(?=\s*(?:[;；؛]|$))/g;

/** The parts of a cell that could be one sense although they have separators. */
export function listAmbiguousTexts(cell: string): string[] {
  const lines = cell.split('\n').flatMap((line) => [line, ...splitNumbered(line)]);
  const parts = lines.flatMap((line) => [line, ...splitOutsideBrackets(line, ';；؛')]);
  return [...new Set(parts)].filter((text) => /[;；؛/,，،、]/.test(text));
}

const keep = (text: string): string[] => [text];

/** Numbers count from 1 and begin the text, as do letters from _a_. */
function splitNumbered(text: string): string[] {
  const starts: { start: number; end: number }[] = [];
  const signs = /^\s*\(?a\)/.test(text) ? lettered : numbered;
  for (const { 0: match, 1: inBrackets = '', 2: dotted, 3: circled, index } of text.matchAll(
    signs,
  )) {
    const number = circled
      ? countFrom('①', circled)
      : Number(dotted ?? inBrackets) || countFrom('a', inBrackets);
    if (number === starts.length + 1) starts.push({ start: index, end: index + match.length });
  }
  const [first] = starts;
  if (starts.length < 2 || first === undefined || text.slice(0, first.start).trim() !== '')
    return [text.trim()];
  return starts.map(({ end }, index) =>
    text
      .slice(end, starts[index + 1]?.start)
      .replace(/^[\s;,]+/, '')
      .trim(),
  );
}

const opening = '([{（［「';
const closing = ')]}）］」';

/** Addresses, numbers such as `1,000` and `24/7`, and two single letters such as `N/A` are whole. */
const token =
  /(?<![a-z])(?:[a-z]{2,10}:\/\/|www\.)[^\s,;()]+|(?<!\d)\d+(?:[/,]\d+)+|(?<![\p{L}/])\p{L}\/\p{L}(?![\p{L}/])|[\s\S]/giu;

function splitOutsideBrackets(text: string, separators: string): string[] {
  const tokens = text.match(token) ?? [];
  const depths = measureDepths(tokens);
  // A bracket without its end hides nothing.
  const isOpen = (depths.at(-1) ?? 0) > 0;
  const parts = [''];
  for (const [index, part] of tokens.entries()) {
    if (separators.includes(part) && (isOpen || depths[index] === 0)) parts.push('');
    else parts[parts.length - 1] += part;
  }
  return parts.map((part) => part.trim());
}

/** In how many brackets each part of a text stands. */
function measureDepths(tokens: readonly string[]): number[] {
  let depth = 0;
  return tokens.map((part) => {
    if (opening.includes(part)) depth += 1;
    if (closing.includes(part)) depth = Math.max(0, depth - 1);
    return depth;
  });
}

const maxWordsOfSense = 3;

/**
 * Whether commas separate senses in most cells that have any: `big, large, tall`, but not `Well, I think so`.
 */
export function findCommaSenses(cells: readonly string[]): boolean {
  const withCommas = cells.filter((cell) => /[,，،、]/.test(cell));
  const short = withCommas.filter((cell) =>
    splitSenses(cell, { commas: true }).every(
      (part) => part.split(/\s+/).length <= maxWordsOfSense && !/[.!?]$/.test(part),
    ),
  );
  return withCommas.length > 0 && short.length === withCommas.length;
}
