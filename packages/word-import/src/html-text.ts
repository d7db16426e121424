/** The text of a piece of HTML. Line breaks are those that a browser would show. */
export interface HtmlText {
  text: string;
  /** The files that the piece shows or plays, as its addresses name them. */
  media: string[];
}

/** No part of these patterns can match in two ways, so that they take linear time. */
const invisible =
  /<!--(?:(?!-->|<!--)[\s\S])*-->|<(script|style|rp|head|title)\b[^<>]*>(?:(?!<\/?\1\b)[\s\S])*<\/\1\s*>/gi;
const tag = /<(?<close>\/?)(?<name>[a-z][a-z0-9]*)(?<attributes>(?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
const blocks = new Set(
  'br div p li ul ol tr table hr dd dt dl blockquote section h1 h2 h3 h4 h5 h6'.split(' '),
);
const source = /(?:^|\s)(?:src|data)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/**
 * Removes tags, decodes entities and lists media. Furigana in `<ruby>` becomes ` 駅[えき]`, as Anki writes it.
 *
 * @example htmlToText('Salz &amp; <b>Pfeffer</b><br>') // { text: 'Salz & Pfeffer', media: [] }
 */
export function htmlToText(
  html: string,
  { keepsLines = false }: { keepsLines?: boolean } = {},
): HtmlText {
  const media: string[] = [];
  const text = html
    .replace(invisible, '')
    .replace(keepsLines ? /[^\S\n]+/g : /\s+/g, ' ')
    .replace(tag, (_, close: string, name: string, attributes: string) => {
      const [, double, single, bare] = source.exec(attributes) ?? [];
      const file = double ?? single ?? bare;
      if (file !== undefined) media.push(decodeEntities(file));
      return writeTag(name.toLowerCase(), close === '/');
    });
  return { text: tidyLines(decodeEntities(text)), media };
}

/** What a tag is in text. */
function writeTag(name: string, isClosing: boolean): string {
  if (blocks.has(name)) return '\n';
  if (name === 'ruby') return isClosing ? '' : ' ';
  if (name === 'rt') return isClosing ? ']' : '[';
  return name === 'td' || name === 'th' ? ' ' : '';
}

/** Trims lines, joins their spaces, and leaves out empty ones. */
export const tidyLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

/** The names of the characters from U+00A0 to U+00FF, in order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const firstLatin = 0xa0;

const named = new Map<string, string>([
  ...latin
    .split(' ')
    .map((name, index): [string, string] => [name, String.fromCodePoint(firstLatin + index)]),
  ...Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
    ...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', euro: '€', trade: '™' },
    ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„' },
    ...{ OElig: 'Œ', oelig: 'œ', Scaron: 'Š', scaron: 'š', larr: '←', rarr: '→', harr: '↔' },
    ...{ ensp: ' ', emsp: ' ', thinsp: ' ', zwnj: '\u200c', zwj: '\u200d' },
  }),
]);

const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z0-9]{1,7}));/gi;

/**
 * Decodes numbered entities and the named ones of Western Europe. An unknown one stays as it is.
 *
 * @example decodeEntities('k&auml;se &#8211; &foo;') // 'käse – &foo;'
 */
const decodeEntities = (text: string): string =>
  text.replace(entity, (written, decimal?: string, hexadecimal?: string, name = '') => {
    const code = decimal ?? (hexadecimal && `0x${hexadecimal}`);
    return code === undefined
      ? (named.get(name) ?? written)
      : (decodeCharacter(Number(code)) ?? written);
  });

const maxCodePoint = 0x10ffff;
const surrogates = { first: 0xd800, last: 0xdfff };

const decodeCharacter = (code: number): string | undefined =>
  code === 0 || code > maxCodePoint || (code >= surrogates.first && code <= surrogates.last)
    ? undefined
    : String.fromCodePoint(code);
