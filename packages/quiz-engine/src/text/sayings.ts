import { getPrimaryLanguage } from './fold.ts';
import { belongsToReply } from './replies.ts';

const sentence = /(?<![?!].*)[?!？！。؟।]$|\p{L}{5}\.$/u;
const request =
  /^\S+ [^,]+, (?:please|sir|madam|bitte|por favor|s['’]il vous plaît|per favore|пожалуйста|будь ласка|proszę)$/iu;
const comparison = /^the (?:more|less|\w+er)\b.*, the (?:more|less|better|worse|merrier)\b/iu;
/** An ellipsis between two parts, as in _zwar ..., aber_. */
const gap = /\p{L}\s*(?:\.{2,}|…+)\s*[,，、،]/u;
const start = /, (?:steady|set), go$/iu;
/** _Eye for an eye, tooth for a tooth._ */
const exchange =
  /^(?:an? )?(\S+) (for|um|por|pour|за|za) (?:an? )?\1, (?:an? )?(\S+) \2 (?:an? )?\3$/iu;
/** A conjunction of two words with a comma between them: _то, что_. */
const splitConjunction = /^(?:то|того|так|такой|потому), (?:что|чтобы|как|що|щоб|як)$/iu;
/** Both parts say what you do: _тише едешь, дальше будешь_. */
const parallel = /^\p{L}+ [^,]*[еёи]шь, \p{L}+ [^,]*[еёи]шь$/iu;

const patterns = [sentence, request, comparison, gap, start, exchange, splitConjunction, parallel];

/** The second half of a Chinese conjunction, as of 虽然，但是. */
const chineseHalf = /^(?:但是?|可是|所以|而且|就|也)$/u;

/** Whether commas join the parts of a text to one expression, as in a sentence, a proverb or a reply. */
export function isSaying(
  text: string,
  parts: readonly string[],
  langCode: string | undefined,
): boolean {
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  return (
    patterns.some((pattern) => pattern.test(text)) ||
    belongsToReply(first, last) ||
    (getPrimaryLanguage(langCode) === 'zh' && !chineseHalf.test(first) && chineseHalf.test(last))
  );
}
