const sound = /\.(mp3|ogg|oga|opus|wav|webm|m4a|aac|flac)$/i;
const embedded = /!?\[[^\]]*\]\((?:@media\/)([^)\s]+)\)/g;
const link = /\[([^\]]*)\]\([^)\s]*\)/g;
const reading = /\{([^{}]+)\}\(([^()]+)\)/g;
const cloze = /\{\{(?:\d+::)?([^{}]+)\}\}/g;
const lineMarks = /^[ \t]*(?:#{1,6}|[-*+>]|\d+\.)[ \t]+/gm;
const marks = /(\*\*|__|~~|`)(?=\S)([^\n]*?\S)\1/g;
const slanted = /(?<![\p{L}\p{N}])([*_])(?=\S)([^\n*_]*\S)\1(?![\p{L}\p{N}])/gu;
const tag = /(^|\s)#([\p{L}\p{N}_/-]+)/gu;

/** The Markdown of a card in the markup of Anki's fields, whose pictures, sounds, gaps and readings are known. */
export const toField = (markdown: string): string =>
  markdown
    .replace(embedded, (_, name: string) =>
      sound.test(name) ? `[sound:${name}]` : `<img src="${name}">`,
    )
    .replace(link, '$1')
    .replace(reading, ' $1[$2]')
    .replace(cloze, '{{c1::$1}}')
    .replace(lineMarks, '')
    .replace(marks, '$2')
    .replace(slanted, '$2')
    .trim()
    .replaceAll('\n', '<br>');

/** Takes the tags out of the content of a card. */
export function splitTags(content: string): { content: string; tags: string[] } {
  const tags = [...content.matchAll(tag)].flatMap(([, , name]) => name ?? []);
  return { content: content.replace(tag, '$1'), tags };
}

/** The front of a card, and what follows it. */
export function splitSides(content: string): [front: string, back: string] {
  const [front = '', ...others] = content.split(/^[ \t]*-{3,}[ \t]*$/m);
  return [front, others.join('\n')];
}
