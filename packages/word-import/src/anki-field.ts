import { readCloze } from './cloze.ts';
import { readFurigana } from './furigana.ts';
import { htmlToText, tidyLines } from './html-text.ts';

/** What a field of a note says, without markup. */
export interface AnkiField {
  /** Lines are separated by `\n`. Of a cloze, the words in its gaps. */
  text: string;
  /** How the text is read, of furigana and `<ruby>`. */
  reading?: string;
  /** The sentence of a cloze. */
  example?: string;
  /** The pictures and sounds, by the names of their files. */
  media: string[];
}

export interface FieldOptions {
  /** Whether the field is HTML, or HTML whose line breaks separate lines. */
  html?: boolean | 'lines';
}

const sound = /\[sound:([^\]\n]*)\]/gi;
/** What a template tells Anki to speak or play. */
const spoken = /\[anki:play:[^\]\n]*\]|\[anki:tts[^\]\n]*\]|\[\/anki:tts\]/gi;

/**
 * Cleans a field of an Anki note: removes tags, decodes entities, takes out media, cloze gaps and furigana.
 *
 * @param field - HTML, unless told otherwise
 * @example
 * cleanAnkiField('<b>Gurke</b>[sound:gurke.mp3]'); // { text: 'Gurke', media: ['gurke.mp3'] }
 * cleanAnkiField('{{c1::Die Gurke}} ist grün.'); // { text: 'Die Gurke', example: 'Die Gurke ist grün.', media: [] }
 * cleanAnkiField('図書館[としょかん]'); // { text: '図書館', reading: 'としょかん', media: [] }
 */
export function cleanAnkiField(field: string, { html = true }: FieldOptions = {}): AnkiField {
  const { text: written, media } = html
    ? htmlToText(field, { keepsLines: html === 'lines' })
    : { text: field, media: [] };
  const plain = tidyLines(
    written
      .replace(sound, (_, name: string) => {
        media.push(name);
        return ' ';
      })
      .replace(spoken, ' '),
  );
  const cloze = readCloze(plain);
  const read = readFurigana(cloze?.text ?? plain);
  return {
    ...read,
    ...(cloze?.example && { example: readFurigana(cloze.example).text }),
    media,
  };
}

/**
 * The tags of a note, which spaces separate.
 *
 * @example splitAnkiTags(' food  unit::1 ') // ['food', 'unit::1']
 */
export const splitAnkiTags = (tags: string): string[] =>
  tags.split(/\s+/).filter((tag) => tag !== '');
