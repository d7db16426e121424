import type { PostLimits } from '../../../schema/campaign.ts';

export type LengthUnit = Pick<PostLimits, 'unit' | 'linkLength'>;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Punctuation at the end of a link belongs to the sentence around it. */
const link = /https?:\/\/\S+?(?=[.,:;!?'")\]}»”…\u2069]*(?:\s|$))/giu;

/** The length of a text as the network counts it. */
export function measureLength(text: string, { unit, linkLength }: LengthUnit): number {
  const counted = linkLength === null ? text : text.replace(link, 'x'.repeat(linkLength));
  return unit === 'utf-16' ? counted.length : Array.from(graphemes.segment(counted)).length;
}

/**
 * Cuts a text that is too long at the end of a word, or within its first word if that is too long itself.
 *
 * @returns the text, its beginning with `…`, or an empty text if not even that fits
 */
export function shorten(text: string, maxLength: number, unit: LengthUnit): string {
  if (measureLength(text, unit) <= maxLength) return text;
  const room = maxLength - measureLength('…', unit);
  const start = cutText(text, room, words, unit) || cutText(text, room, graphemes, unit);
  return start === '' ? '' : `${start}…`;
}

function cutText(text: string, room: number, segmenter: Intl.Segmenter, unit: LengthUnit): string {
  let start = '';
  for (const { index, segment } of segmenter.segment(text)) {
    const longer = text.slice(0, index + segment.length).replace(/[\s\p{Punctuation}]+$/u, '');
    if (measureLength(longer, unit) > room) break;
    start = longer;
  }
  return start;
}
