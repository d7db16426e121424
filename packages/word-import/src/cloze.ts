/** A sentence with gaps. */
export interface Cloze {
  /** The words in the gaps of the lowest number. */
  text: string;
  /** The sentence with its gaps filled in. */
  example: string;
}

/** A gap may have several numbers: `{{c1,2::…}}`. */
const mark = /\{\{c(\d{1,3}(?:,\d{1,3}){0,9})::|\}\}/g;
/** Gaps in pictures have no text. */
const imageOcclusion = /^\s*image-occlusion:/;
/** Anki nests gaps as deep. */
const maxDepth = 8;

interface Gap {
  number: number;
  start: number;
  text: string;
}

/**
 * Fills in the gaps of a cloze note, and returns the words that they ask for. Returns `undefined` without any gap.
 *
 * @example readCloze('Ich habe {{c1::Hunger::appetite}}.') // { text: 'Hunger', example: 'Ich habe Hunger.' }
 */
export function readCloze(field: string): Cloze | undefined {
  const open: Gap[] = [];
  const gaps: Gap[] = [];
  let example = '';
  let end = 0;
  for (const { 0: match, 1: number, index } of field.matchAll(mark)) {
    example += field.slice(end, index);
    end = index + match.length;
    const isOpening = number !== undefined && open.length < maxDepth;
    const gap = isOpening || number !== undefined ? undefined : open.pop();
    if (isOpening)
      open.push({
        number: Math.min(...number.split(',').map(Number)),
        start: example.length,
        text: '',
      });
    else if (gap === undefined) example += match;
    else {
      const text = readGap(example.slice(gap.start));
      example = example.slice(0, gap.start) + text;
      gaps.push({ ...gap, text: text.trim() });
    }
  }
  if (gaps.length === 0) return undefined;
  const lowest = gaps.reduce((one, { number }) => Math.min(one, number), Number.POSITIVE_INFINITY);
  const asked = gaps.filter(({ number }) => number === lowest).map(({ text }) => text);
  return { text: asked.join(' … '), example: example + field.slice(end) };
}

/** The text of a gap without its hint. */
const readGap = (written: string): string =>
  imageOcclusion.test(written) ? '' : (written.split('::', 1)[0] ?? '');
