import type { SmmPostContent } from '@wordhoard/contract';
import { isTemplateField, type TemplateField } from '@wordhoard/contract/template';
import { normalizeText } from '@wordhoard/contract/text';
import { languageName, negotiateLocale } from '@wordhoard/i18n';
import type { PostLimits } from '../../../schema/campaign.ts';
import { type Direction, findDirection, isolate } from './direction.ts';
import { measureLength } from './post-length.ts';

/** What a post can say about a word. */
export interface PostedWord {
  text: string;
  langCode: string;
  /** The best first. */
  translations: readonly string[];
  /** In the locale of the readers; may be empty. */
  grammar: string;
  example: string | null;
  tagCodes: readonly string[];
  link: string;
}

export interface TextSettings {
  template: string;
  /** The language of the readers. */
  tranLangCode: string;
  limits: PostLimits;
  hasPicture: boolean;
}

export type PostText = Pick<Extract<SmmPostContent, { type: 'POST' }>, 'text' | 'bold' | 'size'>;

/**
 * Fills a template. The word is bold. Lines whose placeholders are all empty are left out, white space is
 * collapsed as in HTML, and values stay as they are: braces in them mean nothing. The text may be longer
 * than the network accepts; see `size`.
 */
export function renderText(
  word: PostedWord,
  { template, tranLangCode, limits, hasPicture }: TextSettings,
): PostText {
  const values = buildValues(word, tranLangCode);
  const direction = findDirection(tranLangCode);
  const lines = template
    .split(/\r\n?|\n/)
    .flatMap((line) => renderLine(splitLine(line, values), direction) ?? []);
  const { text, bold } = joinLines(lines);
  const maxLength = hasPicture ? limits.caption : limits.text;
  return { text, bold, size: { length: measureLength(text, limits), maxLength } };
}

/** A text that fits the network, with the picture and the number of translations that it keeps. */
export interface FittingText extends PostText {
  hasPicture: boolean;
  translationCount: number;
}

/**
 * Fills a template so that the network accepts the text. A text that is too long loses translations from the
 * last on, and then its picture, because a text without a picture may be longer.
 *
 * @returns undefined if the text is too long even with one translation and without a picture
 */
export function fitText(word: PostedWord, settings: TextSettings): FittingText | undefined {
  const counts = Array.from(word.translations, (_, index) => word.translations.length - index);
  for (const hasPicture of settings.hasPicture ? [true, false] : [false]) {
    for (const count of counts.length > 0 ? counts : [0]) {
      const shorter = { ...word, translations: word.translations.slice(0, count) };
      const text = renderText(shorter, { ...settings, hasPicture });
      if (text.size.length <= text.size.maxLength) {
        return { ...text, hasPicture, translationCount: count };
      }
    }
  }
  return undefined;
}

type Values = Record<TemplateField, string[]>;

function buildValues(word: PostedWord, tranLangCode: string): Values {
  const translations = cleanTexts(word.translations);
  const language = languageName(word.langCode, negotiateLocale(tranLangCode));
  return {
    word: cleanTexts([word.text]),
    translation: translations.slice(0, 1),
    translations,
    grammar: cleanTexts([word.grammar]),
    example: cleanTexts([word.example ?? '']),
    hashtags: buildHashtags([language, ...word.tagCodes]),
    link: cleanTexts([word.link]),
  };
}

const cleanTexts = (texts: readonly string[]): string[] => [
  ...new Set(texts.map(normalizeText).filter((text) => text !== '')),
];

/** A placeholder with its values, or a text of the template without a field. */
interface Piece {
  field: TemplateField | undefined;
  values: string[];
}

function splitLine(line: string, values: Values): Piece[] {
  return line.split(/(\{[^{}]*\})/).map((part) => {
    const name = part.slice(1, -1);
    return part.startsWith('{') && isTemplateField(name)
      ? { field: name, values: values[name] }
      : { field: undefined, values: [part.replace(/\s+/g, ' ')] };
  });
}

type MarkedText = Pick<PostText, 'text' | 'bold'>;

function renderLine(pieces: readonly Piece[], direction: Direction): MarkedText | undefined {
  const placeholders = pieces.filter(({ field }) => field !== undefined);
  if (placeholders.length > 0 && placeholders.every(({ values }) => values.length === 0)) {
    return undefined;
  }
  const shown = pieces.flatMap(({ values }) => values).filter((text) => text.trim() !== '');
  const around = shown.length > 1 ? direction : undefined;
  const line: MarkedText = { text: '', bold: [] };
  for (const piece of pieces) {
    const text = renderPiece(piece, around);
    const added = line.text === '' || line.text.endsWith(' ') ? text.trimStart() : text;
    if (piece.field === 'word') {
      line.bold.push(...markWords(added, piece.values).map(shiftBy(line.text.length)));
    }
    line.text += added;
  }
  return { text: line.text.trimEnd(), bold: line.bold };
}

/** `around` is the direction of the text around it, if there is any. */
function renderPiece({ field, values }: Piece, around: Direction | undefined): string {
  const isIsolated = around !== undefined && canIsolate(field);
  const texts = isIsolated ? values.map((value) => isolate(value, around)) : values;
  return texts.join(field === 'hashtags' ? ' ' : ', ');
}

/** Networks recognise hashtags and links by the characters around them. */
const canIsolate = (field: TemplateField | undefined): boolean =>
  field !== undefined && field !== 'hashtags' && field !== 'link';

/** The word without its isolates. */
const markWords = (text: string, words: readonly string[]): PostText['bold'] =>
  words.map((word) => ({ offset: text.indexOf(word), length: word.length }));

const shiftBy =
  (count: number) =>
  ({ offset, length }: PostText['bold'][number]) => ({ offset: offset + count, length });

/** Joins lines, with one blank line at most between two others. */
function joinLines(lines: readonly MarkedText[]): MarkedText {
  const joined: MarkedText = { text: '', bold: [] };
  for (const [index, { text, bold }] of lines.entries()) {
    const isFirst = joined.text === '';
    const isRepeated = lines[index - 1]?.text === '';
    if (text === '' && (isFirst || isRepeated)) continue;
    if (!isFirst) joined.text += '\n';
    joined.bold.push(...bold.map(shiftBy(joined.text.length)));
    joined.text += text;
  }
  return { text: joined.text.trimEnd(), bold: joined.bold };
}

/**
 * Hashtags that Telegram and Mastodon recognise as a whole: of letters, digits and `_`, with a letter.
 * A name is left out if letters of it need combining marks, at which a hashtag would end.
 */
export function buildHashtags(names: readonly string[]): string[] {
  const tags = names.map(toTag).filter((tag) => /\p{L}/u.test(tag) && !/\p{M}/u.test(tag));
  return [...new Set(tags)].map((tag) => `#${tag}`);
}

const toTag = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\p{Dash_Punctuation}_]+/gu, '_')
    .replace(/[^\p{L}\p{M}\p{Nd}_]/gu, '')
    .replace(/^_+|_+$/g, '');
