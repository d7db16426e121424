import { visibleText } from '@wordhoard/contract/visible-text';

/**
 * What makes two spellings one word. White space and the shape of an apostrophe do not tell words
 * apart; accents do, and so does case: `peru` is a bird in Portuguese and `Peru` a country.
 */
export function wordKey(text: string): string {
  return tidyText(text).replace(/['\u02bc]/g, '\u2019');
}

export function tidyText(text: string): string {
  return visibleText(text).normalize('NFC').trim().replace(/\s+/g, ' ');
}
