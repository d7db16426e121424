import { getPrimaryLanguage, removeMarks } from './fold.ts';

/** The forms of one word in the order of textbooks, without marks, between commas. */
const forms: readonly (readonly [languages: RegExp, pattern: RegExp])[] = [
  [/^en$/, /^(?:to )?(\S).*, (\1[^,]*), \2$/u],
  [/^(?:de|nl)$/, /^(?:\S+ )?\p{Ll}+n, .*, (?:hat|ist|heeft|is|hat\/ist|ist\/hat) [^,]+[tn]$/u],
  [
    /^(?:de|nl)$/,
    /^(?:\S+ )?(\p{Ll}{0,6}?)([^aeiouy\s,]{0,4})[aeiouy]\p{Ll}*(?<=e[lr]?|aa|tu)n, (?:.*, )?(?!\S*(?:[^i]en|e[lr]n)\b)(?:\1)?\2[^,]*, \1(?:geg?)?\2[aeiouy]\p{Ll}*[dtn]$|^(?:sein|zijn), .*gewe\S+$/u,
  ],
  [
    /^(?:da|nb|nn|no|sv)$/,
    /^(?:att? |å )?([^aeiouyæø\s,]*)[aeiouyæø]+(?:\p{L}*[aeiouyæø])?(?: \S+)?, (?:.*, )?\1[aeiouyæø][^,]*, (?:har |er )?\1[aeiouyæø]\p{L}*t(?: \S+)?$/u,
  ],
  [
    /^(?:ca|es|pt)$/,
    /^(?:ir|ser), .*do$|^(\p{L})\S*[aei]r(?:-?se)?(?:, \1\S*[eiosuz])+, \1\S*(?:[ai]d|t|ch)o$/u,
  ],
  [/^it$/, /^(\p{L})\S*[aei]re, (?:v|\1)\S*[oi], \1\S*[ts]o$/u],
  [/^fr$/, /^\S+(?:[ei]r|re), j(?:e |['’])\p{L}+, [^,\s]+$/u],
  [
    /^(?:be|cs|pl|ru|sk|uk)$/,
    /^(\p{L})[^,]*(?:т[ьи]|чь|ць|[ct])(?:ся| s\S+)?, \1[^,]*[уюuemi](?:с[ья]| s\S+)?, \1[^,]*(?:шь?|sz?)(?:ся| s\S+)?(?:,|$)/u,
  ],
  [
    /^(?:de|es|fr|it|pt)$/,
    /^d\S+ (\S+), die \1(?:er|n?e?n|s|(?<!in)e)$|^(?:\S+[^s] |[oa] |l.)(..)\S*, (?:gli|i|l?[aeo]s) \2\S*$/iu,
  ],
];

/** English verbs keep their consonants: _brk, brk, brkn_ of _break, broke, broken_. Some forms, such as _went_, are of another word. */
const frames =
  /^(?:t )?(\S+?)( [^,]*)?(?:, \1s\2)?, (?:\1[dt]?|\S*nt|s)(?:\/\S+)?\2, \1[dn]?(?:\/\S+)?\2$/u;
const toFrame = (text: string): string =>
  text
    .replace(/[aeiouyw]+/gu, '')
    .replaceAll('c', 'k')
    .replace(/(\p{L})\1+/gu, '$1');
/** _Gone_, _sung_, or as the infinitive: _come_. */
const participle = /, [^\s,/]*(?:u[^\s,/]*|ne?|ed)(?:[ /][^,]*)?$|^(?:to )?([^,]*), .*, \1$/u;

/**
 * The first of the forms of one word, which are no other answers: _to go_ of _to go, went, gone_, and _das Haus_ of _das Haus,
 * die Häuser_. `undefined` if a text does not list such forms.
 */
export function findBasicForm(text: string, langCode: string | undefined): string | undefined {
  const parts = text.trim().split(/\s*,\s*|\s+[-–—/]\s+/u);
  if (parts.length < 2 || new Set(parts).size === 1) return undefined;
  const language = getPrimaryLanguage(langCode);
  const plain = removeMarks(parts.join(', '));
  const areForms =
    forms.some(([languages, pattern]) => languages.test(language) && pattern.test(plain)) ||
    (language === 'en' && participle.test(plain) && frames.test(toFrame(plain)));
  return areForms ? parts[0] : undefined;
}
