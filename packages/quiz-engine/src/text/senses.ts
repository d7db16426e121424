import { joinEnding, listEndings } from './endings.ts';
import { getPrimaryLanguage, removeMarks } from './fold.ts';
import { listLeadingWords, splitLeadingWord } from './leading-word.ts';

/** Words or letters that may be left out: (…), […], {…} and <…>. */
export const bracketed: RegExp =
  /\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}|<[^<>]*>|（[^（）]*）|【[^【】]*】|［[^［］]*］/gu;

/** More are not looked at, so that the cost is bounded. */
const maxSenses = 32;

/**
 * The right answers that a text combines, as textbooks do: _quick, fast_, _1. lock 2. castle_, _Kellner/in_, _alto, -a_.
 * Empty if it is a single one.
 */
export function listSenses(text: string, langCode: string | undefined): string[] {
  const plain = text
    .replace(valency, '')
    .replace(dash, '')
    .replace(/\bs\.\s?(o|th)\b\.?/gu, somebody)
    .replace(twoPlaceholders, '$1/')
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

/** Folded, _s.o._ would be a word. */
const somebody = (_: string, end: string): string => (end === 'o' ? 'sb' : 'sth');

/** _jdn. / etw._ is no list of meanings. */
const twoPlaceholders =
  /((?<!\p{L})(?:j[dm]{1,2}[mns]?|jemand(?:e[mns])?|etw(?:as)?|sb|sth|some(?:body|one|thing)|qq?n|qq?c?h?|quelqu['’]un|quelque chose|alg[no]?|alguien|qcn|qlc[us]?|qualcuno|qualcosa|alguém|k?ogoś|coś|ngn|ngt|iem)\.?)\s*[/,]\s*(?=(?:j[dm]|jemand|etw|s[bt]|some|qq?[cn]|quel|alg|qlc|qual|co|kog|ng|iet)\p{L}*\.?(?!\p{L}))/gu;
/** The case or the mood that a word is used with: _auf + Akk._, _ждать чего?_ */
const valency = /\s*\+\s*\p{L}+\.?$|\s+(?:ко(?:го|му|м)|ч[её](?:го|му|м)|кем|что|що|чым|ким)\?/gu;
/** What is said about a word: _spoon m_, _n. spoon_. */
const note =
  /^(?:n|v|vi|vt|adj|adv)\.\s+(?=\p{L}{2})|(?<=\p{L}{2})(?:\s+(?:(?:m|f|n|nt|mf|pl|sg|BE|AE|BrE|AmE)\.?|(?:adj|adv|v|vi|vt|prep|м|ж|с|ср|мн|ż)\.))+$/u;
/** What stands for the word that a grammatical word belongs to: _〜に会う_. */
const dash = /^[~〜～…](?:\S*\s+|[をにがとへでの]|から|まで|)/u;

/** The parts between semicolons, slashes and commas that do not stand in brackets. */
function splitOutsideBrackets(text: string, langCode: string | undefined): string[] {
  const brackets: string[] = [];
  const masked = text.replace(bracketed, (bracket) => {
    brackets.push(bracket);
    return String.fromCharCode(0xe000 + brackets.length - 1);
  });
  return masked
    .split(/\s*[;；؛|•]\s*|\s+[/／·]\s+|(?<=\p{Script=Hiragana})・/u)
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
/** Joined by a slash, they are one expression: _and/or_. */
const conjunction = /^(?:and|or|und|oder|et|ou|y|e|o|и|или|і|або|i|lub|albo|en|of|og|och|eller)$/iu;
const sentenceEnd = /(?<![?!].*)[?!？！。؟।]$|\p{L}{5}\.$/u;
const reply =
  /^(?:yes|no|ja|nein|nej|nee|oui|non|s[íiì]|não|sim|да|нет|так|ні|tak|nie|ano|ne|はい|いいえ|是|不)[,，、]\s*(?:please|th|bitte|danke|merci|gr|por f|per f|obrigad|спасибо|пожалуйста|дяк|будь|dzięk|prosz|děk|pros|tack|tak|dank|そう|谢|請|请)/iu;
const request =
  /^\S+ [^,]+, (?:please|sir|madam|bitte|por favor|s['’]il vous plaît|per favore|пожалуйста|будь ласка|proszę)$/iu;
const comparison = /^the (?:more|less|\w+er)\b.*, the (?:more|less|better|worse|merrier)\b/iu;
const maxWords = 4;

/** The items of _big, large_, and the forms of _alto, -a_. A comma in a sentence is none between items. */
function splitList(text: string, langCode: string | undefined): string[] {
  const [first = '', ...others] = text.split(/\s*[,，、،]\s*/u).filter(Boolean);
  if (others.length === 0) return splitPair(text, langCode);
  const isEnding = isIn(listEndings(langCode).filter((part) => part.length < first.length));
  if (others.every((part) => ending.test(part) || isEnding(part))) {
    return [first, ...others.flatMap((part) => addEnding(first, part, langCode))];
  }
  const parts = [first, ...others];
  const isSaying = [sentenceEnd, reply, request, comparison].some((pattern) => pattern.test(text));
  if (inflected.test(removeMarks(text))) return [first];
  const isList = !isSaying && new Set(parts).size === parts.length;
  return isList && !parts.some((part) => isClause(part, langCode)) ? parts : [text];
}

/** The plural of a noun with its article is no other answer. */
const inflected =
  /^d\S+ (\S+), die \1(?:er|n?e?n|s|(?<!in)e)$|^(?:\S+[^s] |[oa] |l.)(..)\S*, (?:gli|i|l?[aeo]s) \2\S*$/iu;

const ending = /^[-‐‑–~⸚¨]+\s*\p{L}+$/u;

/** The ending of a plural, as of _Hund, -e_, is no other answer. */
function addEnding(word: string, part: string, langCode: string | undefined): string[] {
  const letters = part.replace(/^\P{L}+/u, '');
  const isNoun = getPrimaryLanguage(langCode) === 'de' && /(?:^|\s)\p{Lu}\S*$/u.test(word);
  if (letters === 'aux') return [];
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

/** Endings in brackets, as in _alto(a)_ and _jede(r, s)_, and another form, as in _beau (belle)_ and _читать (прочитать)_. */
function splitBrackets(text: string, langCode: string | undefined): string[] {
  const [, one, other] = /^(\p{L}{3,}) \((\p{L}{3,})\)$/u.exec(text) ?? [];
  if (one && other && isSameWord(one, other, langCode)) return [one, other];
  const [, word = '', inside = '', rest = ''] =
    /^(.*\p{L})(?:\s*(?=[([]-))?[([]([^()[\]]+)[)\]](.*)$/u.exec(text) ?? [];
  const letters = inside.split(/[,/|]\s*/u).map((part) => part.replace(/^[-‐‑]/u, ''));
  const isKnown = isIn(listEndings(langCode));
  if (word === '' || !letters.every(isKnown)) return [text];
  return [word, ...letters.map((part) => joinEnding(word, part, langCode))].map(
    (one) => one + rest,
  );
}

/** The texts of _look at/after_, _Kellner/in_ and _писать/на-_: a slash joins the words or letters beside it. */
function splitSlashes(text: string, langCode: string | undefined): string[] {
  const words = text.split(/\s+/u);
  const at = words.findIndex((word) => word.includes('/'));
  const [before = '', behind = ''] = (words[at] ?? '').split('/');
  const rest = [behind, ...words.slice(at + 1)].join(' ');
  if (at > 0 && splitLeadingWord(rest, langCode).leadingWord !== '') {
    return [[...words.slice(0, at), before].join(' '), rest];
  }
  let texts = [''];
  for (const word of words) {
    const choices = splitToken(word.split(/[/／]/u), langCode);
    texts = texts.flatMap((start) => choices.map((choice) => `${start} ${choice}`.trim()));
    texts = texts.slice(0, maxSenses);
  }
  return texts;
}

function splitToken(parts: readonly string[], langCode: string | undefined): string[] {
  const [first = ''] = parts;
  const isKnown = isIn(listEndings(langCode));
  const expand = (part: string): string => {
    const letters = part.replace(/^[-‐‑–~]/u, '');
    if (part !== letters || (isKnown(part) && part.length < first.length)) {
      return joinEnding(first, letters, langCode);
    }
    return /^\p{L}+[-‐‑]$/u.test(part) ? part.slice(0, -1) + first : part;
  };
  const isArticle = isIn(listLeadingWords(langCode));
  const isAbbreviation = parts.every((part) => /^\p{Lu}{2,}$/u.test(part));
  const isWhole = isAbbreviation || parts.some((part) => conjunction.test(part) && !isKnown(part));
  const expanded = parts.map(expand);
  if (sameWord.test(parts.join('/'))) return [...parts];
  const isPart = (part: string) => isWord(part, first) || isArticle(part);
  return isWhole || !expanded.every(isPart) ? [parts.join('/')] : expanded;
}

/** Forms of one word before different sounds. */
const sameWord = /^(?:y\/e|o\/u|e\/ed|a\/ad)$/u;

/** A letter of _km/h_ is no word, but one of _в/во_ is. */
const isWord = (part: string, first: string): boolean =>
  /\p{L}.*\p{L}|\p{Lo}/u.test(part) || first.startsWith(part);
