import { listAlternatives } from './alternatives.ts';
import { isPluralEnding, joinEnding, listEndings } from './endings.ts';
import { getPrimaryLanguage } from './fold.ts';
import { listLeadingWords, splitLeadingWord } from './leading-word.ts';
import { isSaying } from './sayings.ts';
import { maxSenses, readSpacedSlash, splitSlashes } from './slashes.ts';
import { findBasicForm } from './word-forms.ts';

/** Words or letters that may be left out: (…), […], {…} and <…>. */
export const bracketed: RegExp =
  /\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}|<[^<>]*>|（[^（）]*）|【[^【】]*】|［[^［］]*］/gu;

/**
 * The right answers that a text combines, as textbooks do: _quick, fast_, _1. lock 2. castle_, _Kellner/in_, _alto, -a_.
 * Empty if it is a single one.
 */
export function listSenses(text: string, langCode: string | undefined): string[] {
  const plain = (text.endsWith(')') ? listAlternatives(text, langCode) : text)
    .replace(valency, '')
    .replace(dash, '')
    .replace(/\bs\.\s?(o|th)\b\.?/gu, somebody)
    .replace(/ vi$/u, getPrimaryLanguage(langCode) === 'en' ? '' : '$&')
    .replace(genderMark, getPrimaryLanguage(langCode) === 'de' ? '/in' : '$&')
    .replace(twoPlaceholders, '$1/')
    .replace(/^(\p{L}+), (\p{L}+)(?=$|[,;])/u, (found, noun, article) =>
      listLeadingWords(langCode).includes(article) ? `${article} ${noun}` : found,
    )
    .replace(/[¹²³⁴-⁹]/gu, '');
  const senses = splitNumbered(plain)
    .flatMap((sense) => splitOutsideBrackets(sense, langCode))
    .flatMap((sense) => splitBrackets(sense, langCode))
    .flatMap(splitInBrackets)
    .flatMap((sense) => splitSlashes(sense, langCode))
    .flatMap((sense) => [sense, sense.replace(note, '')])
    .map((sense) => sense.trim());
  const others = [...readInBrackets(text, langCode), ...senses];
  return [...new Set(others)].filter((sense) => sense !== '' && sense !== text).slice(0, maxSenses);
}

/** Both genders of a German noun: _Schüler*in_, _Schüler:in_ and _SchülerIn_. */
const genderMark = /(?<=\p{Ll})(?:[*:_]i|I)n(?=(?:nen)?(?!\p{L}))/gu;

/** Folded, _s.o._ would be a word. */
const somebody = (_: string, end: string): string => (end === 'o' ? 'sb' : 'sth');

const placeholder =
  "(?:j(?:d|md|emand)\\p{L}*|etw(?:as)?|s[bt]h?|some(?:body|one|thing)|q(?:q?n|q?c?h?)|quelqu['’]un|quelque chose|alg(?:[no]?|uien|uém)|qcn|ql?c[uso]?|qualcuno|qualcosa|k?ogoś|coś|ng[nt]|iem|iets)\\.?";
/** _jdn. / etw._ is no list of meanings. */
const twoPlaceholders = new RegExp(
  `((?<!\\p{L})${placeholder})\\s*[/,]\\s*(?=${placeholder}(?!\\p{L}))`,
  'gu',
);
/** The case or the mood that a word is used with: _auf + Akk._, _ждать чего?_ */
const valency =
  /\s*\+\s*\p{L}+\.?(?=\)?$)|(?<!^(?:\p{L}{1,2}|без|для|про|над|под|при|через|перед))\s+(?:ко(?:го|му|м)|ч[её](?:го|му|м)|кем|что|що|чым|ким)\?/gu;
/** What is said about a word: _spoon m_, _n. spoon_. */
const note =
  /^(?:n|v|vi|vt|adj|adv)\.\s+(?=\p{L}{2})|(?<=\p{L}{2})(?:\s+(?:(?:[ns]\.?)?[mf]|n|nt|mf|[Pp]l|sg|vt|[Aa]d[jv]|BE|AE|BrE|AmE|(?:vi?|prep|м|ж|с|ср|мн|ż)(?=\.))\.?)+$/u;
/** What stands for the word that a grammatical word belongs to: _〜に会う_. */
const dash = /^[~〜～…](?:\S*\s+|[をにがとへでの]|から|まで|)/u;

const separator = /\s+[/／·]\s+|(?<=\p{Script=Hiragana})・|(?<=\p{L}{2})\s*=\s*(?=\p{L}{2})/u;

/** The parts between semicolons, slashes and commas that do not stand in brackets. */
function splitOutsideBrackets(text: string, langCode: string | undefined): string[] {
  const brackets: string[] = [];
  const masked = text.replace(bracketed, (bracket) => {
    brackets.push(bracket);
    return String.fromCharCode(0xe000 + brackets.length - 1);
  });
  return masked
    .split(/\s*[;；؛|•]\s*/u)
    .flatMap(
      (sense) =>
        findBasicForm(sense, langCode) ??
        readSpacedSlash(sense).flatMap((one) => one.split(separator)),
    )
    .flatMap((sense) => splitList(sense, langCode))
    .map((part) =>
      part.replace(/[\ue000-\uf8ff]/gu, (mark) => brackets[mark.charCodeAt(0) - 0xe000] ?? mark),
    );
}

/** One of 犬（いぬ） is the reading of the other. */
function readInBrackets(text: string, langCode: string | undefined): string[] {
  if (getPrimaryLanguage(langCode) !== 'ja') return [];
  const kana = '[\\p{Script=Hiragana}\\p{Script=Katakana}ー]+';
  const pair = new RegExp(`^(${kana}|.*\\p{Script=Han}.*)[（([【［](.+)[）)\\]】］]$`, 'u').exec(
    text,
  );
  const isReading = pair?.some(
    (part, index) => index > 0 && new RegExp(`^${kana}$`, 'u').test(part),
  );
  return pair && isReading ? pair.slice(1) : [];
}

/** Each item of a list in brackets: _look (at, after)_. */
function splitInBrackets(text: string): string[] {
  const list = (text.match(bracketed) ?? []).find((bracket) => /[,/、]/u.test(bracket));
  if (list === undefined) return [text];
  const items = list.slice(1, -1).split(/\s*[,/、]\s*/u);
  return [text, ...items.map((item) => text.replace(list, `(${item})`))];
}

const number =
  /(?:^|[\s;,])(?:[([]?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.):\]]\s*|\d\s+)(?=[^\s\d])|[①-⑨]/giu;
const firstNumber = /^[([]?(?:1|a|i)[.):\]]|^①|^1\s.*\s2\s/iu;

/** The senses of _1. lock 2. castle_, _a) lock b) castle_ and _(1) lock (2) castle_. */
function splitNumbered(text: string): string[] {
  const parts = text.trim().split(number);
  return firstNumber.test(text.trim()) && parts.length > 2 ? parts : [text];
}

/**
 * Words that begin a clause or a part of a saying. A comma before or after such a part joins a sentence: _easy come,
 * easy go_.
 */
const clauseWords: Readonly<Record<string, string>> = {
  be: 'але хто як калі што ці дык',
  bg: 'че да който ако а но как кой',
  cs: 'že aby kdo který když ale a i ani jak co tak ten',
  da: 'at som hvis men og når den der det',
  de: 'dass ob und oder aber sondern desto umso je als wie wer was wenn so ohne mal ende',
  el: 'ότι που αν αλλά και όταν όποιος ό',
  en: 'and or but nor then so no like easy out if when where who what as than once twice first gone to',
  es: 'que si cuando quien pero sino y ni ojo como más',
  fi: 'että joka jos mutta ja kun kuka niin',
  fr: 'que qui si quand mais et ni tel plus loin',
  hr: 'da koji ako ali i kad tko ni',
  hu: 'hogy aki ami ha de és amikor',
  it: 'che chi se quando ma e né tale più',
  nb: 'at som hvis men og når den',
  nl: 'dat die als maar en wie wat zo',
  no: 'at som hvis men og når den',
  pl: 'że żeby aby kto który gdy ale a i ani jak co tak ten',
  pt: 'que se quando quem mas e nem',
  ro: 'că să care dacă dar și când cine',
  ru: 'что чтобы кто который если когда но а и ни как то тот тому чем так где',
  sk: 'že aby kto ktorý keď ale a i ani ako čo tak ten',
  sl: 'da ki če ampak in ko kdor',
  sr: 'да који ако али и кад ко da koji ako ali i kad ko ni',
  sv: 'att som om men och när den',
  uk: 'що щоб хто який якщо коли але а і й ні як то той тому чим так де',
};
const maxWords = 4;

/** The items of _big, large_, and the forms of _alto, -a_. A comma in a sentence is none between items. */
function splitList(text: string, langCode: string | undefined): string[] {
  const list = listAlternatives(text, langCode);
  const [first = '', ...others] = list.split(/\s*[,，、،]\s*/u).filter(Boolean);
  if (others.length === 0) return splitPair(text, langCode);
  const isEnding = isIn(listEndings(langCode).filter((part) => part.length < first.length));
  if (others.every((part) => ending.test(part) || isEnding(part))) {
    const letters = others.map((part) => part.replace(/^\P{L}+/u, ''));
    if (letters.length === 1 && isPluralEnding(letters.join(), langCode)) return [first];
    return [first, ...letters.flatMap((part) => addEnding(first, part, langCode))];
  }
  const parts = [first, ...others];
  const isList = !isSaying(text, parts, langCode) && new Set(parts).size === parts.length;
  return isList && !parts.some((part) => isClause(part, langCode)) ? parts : [text];
}

const ending = /^[-‐‑–~⸚¨]+\s*\p{L}+$/u;

/** The ending of a plural, as of _Hund, -e_, is no other answer. */
function addEnding(word: string, letters: string, langCode: string | undefined): string[] {
  const isNoun = getPrimaryLanguage(langCode) === 'de' && /(?:^|\s)\p{Lu}\S*$/u.test(word);
  if (isNoun ? !letters.startsWith('in') : listEndings(langCode).length === 0) return [];
  return [joinEnding(word, letters, langCode)];
}

function isClause(part: string, langCode: string | undefined): boolean {
  const words = splitLeadingWord(part, langCode).rest.toLowerCase().split(/\s+/u);
  const clause = clauseWords[getPrimaryLanguage(langCode)]?.split(' ') ?? [];
  return (
    /\d/u.test(part) ||
    words.length > maxWords ||
    (words.length > 1 && words.slice(0, 2).some(isIn(clause)))
  );
}

const isIn = (list: readonly string[]) => (text: string) => list.includes(text);

/** In Slavic languages a dash joins the two aspects of a verb: _писать – написать_. */
function splitPair(text: string, langCode: string | undefined): string[] {
  const pair = /^(\p{L}{3,})\s+[-–—]\s+(\p{L}{3,})$/u.exec(text);
  return pair && isSlavic(langCode) ? pair.slice(1) : [text];
}

const isSlavic = (langCode: string | undefined): boolean =>
  /^(?:be|bg|cs|hr|mk|pl|ru|sk|sl|sr|uk)$/u.test(getPrimaryLanguage(langCode));

/** Two forms begin alike, and in Slavic languages two aspects end alike. */
const isSameWord = (one: string, other: string, langCode: string | undefined): boolean =>
  one.slice(0, 2) === other.slice(0, 2) ||
  (isSlavic(langCode) && one.slice(-2) === other.slice(-2));

/** Another form in brackets, as in _beau (belle)_ and _читать (прочитать)_, and endings, for which a slash is written: _alto/a_. */
function splitBrackets(text: string, langCode: string | undefined): string[] {
  const [, one, other] = /^(\p{L}{3,}) \((\p{L}{3,})\)$/u.exec(text) ?? [];
  if (one && other && isSameWord(one, other, langCode)) return [one, other];
  const isKnown = isIn(listEndings(langCode));
  return [
    text.replace(endingsInBrackets, (found, inside: string) => {
      const letters = inside.split(/[,/|]\s*/u).map((part) => part.replace(/^[-‐‑]/u, ''));
      return letters.every(isKnown) ? `/${letters.join('/')}` : found;
    }),
  ];
}

const endingsInBrackets = /(?<=\p{L})(?:\s*(?=[([]-))?[([]([^()[\]]+)[)\]](?!\p{L})/gu;
