import { getPrimaryLanguage, removeMarks } from './fold.ts';
import { splitLeadingWord } from './leading-word.ts';

const conjunctions: Readonly<Record<string, string>> = {
  de: 'oder|bzw\\.?',
  en: 'or',
  es: '[ou]',
  fr: 'ou',
  it: 'od?|oppure',
  pl: 'lub|albo|czy',
  pt: 'ou',
  ru: 'или|либо',
  uk: 'або|чи',
};

/**
 * Without their marks, the words of expressions such as _more or less_, _trick or treat_, _tôt ou tard_ and _ja oder nein_, and
 * of pairs that have no common name, such as _mother or father_.
 */
const fixed =
  /^(?:less|weniger|moins|men[oe]s?|mniej|менее|менше|later|spater|tarde?|pozniej|поздно|пізно|poi|n(?:[aeiou]n?|ao|ic|ein|ie|iente|ichts|igdy|ever|unca|ada|othing|ot|acht)|н(?:ет|и|і)|rien|jamais|mai|else|so|other|andere?s?|autre|otr[oa]|altro|outro|другой|ин(?:ой|аче)|інший|інакше|fals\S+|faux|ложь|alive|lebendig|vif|vivo|жив|жизнь|життя|tod|dea\S+|mort[eo]?|muert[eo]|smierc|bad|wrong|worse|schlecht|mal[eo]?|mauvais|two|t?hree|eight|zwei|drei|acht|deux|trois|huit|dos|tres?|ocho|due|otto|dois|oito|dwa|trzy|дв[ае]|три|treat|saures|trato|scherzetto|travessuras|psikus|tails|zahl|face|cruz|croce|coroa|reszka|решка|die|break|swim|shine|lose|miss|foe|leave|flight|famine|quits|double|doble|ubel|coffee|right|m(?:other|utter|ere|adre|ae|atka)|мат[иь]|s(?:ister|chwester|(?:oe|œ)ur|orella)|сестра|hermana|irma|girl|woman|frau)$/iu;

const isAlternative = (part: string, langCode: string | undefined): boolean => {
  const { rest } = splitLeadingWord(part.trim(), langCode);
  return /^\p{L}\S+$/u.test(rest) && !fixed.test(removeMarks(rest));
};

/**
 * Writes a comma for the conjunction between two words that are alternatives: _big, large_ for _big or large_ and
 * _big (or large)_.
 */
export function listAlternatives(text: string, langCode: string | undefined): string {
  const or = conjunctions[getPrimaryLanguage(langCode)];
  if (or === undefined) return text;
  const pair = new RegExp(`([^,]+?),? [( ]?(?:${or}) ([^,()]+)\\)?$`, 'iu');
  return text.replace(pair, (found, one, other) =>
    isAlternative(one, langCode) && isAlternative(other, langCode) ? `${one}, ${other}` : found,
  );
}
