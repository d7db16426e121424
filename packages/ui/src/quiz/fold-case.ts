/**
 * A text as it counts where neither case nor the kind of apostrophe does. The language of what has
 * none, such as a label, is empty.
 */
export const foldCase = (text: string, lang: string): string =>
  text
    .normalize('NFC')
    .toLocaleLowerCase(lang || undefined)
    .replaceAll(/[’ʼ]/gu, "'");
