/** What makes two spellings one word: case and white space do not tell words apart, accents do. */
export function wordKey(text: string): string {
  return tidyText(text.toLowerCase());
}

export function tidyText(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ');
}
