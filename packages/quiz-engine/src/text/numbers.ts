import { getPrimaryLanguage } from './fold.ts';

/** Languages that write 1,000 and 0.5. Others write 1.000 or 1 000, and 0,5. */
const withPoint = /^(?:|ar|cy|en|fa|fil|ga|he|hi|ja|km|ko|mn|mr|ms|my|ne|sw|th|ur|yue|zh)$/u;

const withComma = /(?<![\d.,])\d{1,3}(?:[,٬\s'’]\d{2,3})*[,٬\s'’]\d{3}(?!\d)/gu;
const withDot = /(?<![\d.,])\d{1,3}(?:[.\s'’]\d{3})+(?!\d)/gu;

/** Neither punctuation nor a letter, so that 1.5 is not 15. */
const decimalMark = '$1∙$2';

/** The code points of digits end in their value. In Devanagari, they end in the value plus six. */
const toAscii = (digit: string): string =>
  String((digit.charCodeAt(0) - (digit < '०' || digit > '९' ? 0 : 6)) & 15);

/**
 * Writes numbers in one way: with ASCII digits, without what groups thousands in their language, and with one mark for
 * decimals and times.
 */
export function foldNumbers(text: string, langCode: string | undefined): string {
  if (!/\p{Nd}/u.test(text)) return text;
  const group = withPoint.test(getPrimaryLanguage(langCode)) ? withComma : withDot;
  return text
    .replace(/[٠-٩۰-۹०-९๐-๙]/gu, toAscii)
    .replace(group, (number) => number.replace(/\D/gu, ''))
    .replace(/(?<![\d.,:])(\d+)[.,:٫](\d+)(?![.,:]?\d)/gu, decimalMark);
}
