import { foldSpaces, getPrimaryLanguage } from '../text/fold.ts';
import { splitFolded } from '../text/leading-word.ts';

const suffixes = [' л', ' н', ' либо', ' нибудь', ' небудь', ' то', 'сь', 'ось', 'сьці'];
/** _кого-л._, _кого-нибудь_ and _когось_ of _кого_. */
const indefinite = (words: string): string =>
  words
    .split(' ')
    .map((word) => suffixes.map((suffix) => word + suffix).join())
    .join('|');

/**
 * What dictionaries write for a person or a thing, abbreviated or in full. The items of a class are interchangeable. All
 * are folded, and classes are separated by `|`.
 */
const placeholders: Readonly<Record<string, string>> = {
  be: indefinite('каго каму што чаго'),
  bg: 'нкг,някого|нкм,някому|нщ,нещо',
  ca: 'algú|alguna cosa,quelcom',
  cs: 'n ho,někoho|n mu,někomu|n co,n č,něco|něčeho|něčemu|někým|něčím',
  da: 'ngn,nogen|ngt,noget',
  de: 'jdm,jmdm,jemandem|jdn,jmdn,jemanden|jds,jmds,jemandes|jd,jmd,jemand|etw,etwas',
  el: 'κπ,κάποιον|κτ,κάτι',
  en: "sb,smb,somebody,someone|sth,smth,stg,something|sb's,smb's,somebody's,someone's",
  eo: 'iun|ion',
  es: 'algn,alg,alguien|algo,alguna cosa',
  et: 'kedagi|midagi',
  fi: 'jkta,jotakuta|jtk,jtak,jotakin|jku,joku|jk,jokin|jnk,jonkin|jllek,jollekulle|jstk,jstak,jostakin|jhk,johonkin|jltak,joltakin',
  fr: "qqn,qn,quelqu'un|qqch,qch,qc,quelque chose",
  hr: 'nekoga|nekome,nekomu|nešto',
  hu: ['ki', 'mi']
    .flatMap((word) =>
      ['', 't', 'nek', 'vel', 'től', 'ben', 're', 'hez', 'ről', 'ért', 'ből'].map(
        (end) => `v${word}${end},vala${word}${end}`,
      ),
    )
    .join('|'),
  it: 'qcn,qn,qlcu,qlcn,qno,qualcuno|qcs,qc,qlc,qlcs,qlco,qco,qualcosa',
  nb: 'ngn,noen|ngt,noe',
  nl: 'iem,iemand|iets',
  no: 'ngn,noen|ngt,noe',
  pl: 'k oś,kogoś|k uś,k u,komuś|c oś,cz oś,coś|czegoś|czemuś|kimś|czymś',
  pt: 'alg,algm,alguém|alg coisa,algo,alguma coisa',
  ro: 'cva,cineva|ceva|cuiva',
  ru: indefinite('кого кому что чего чему кем чем ком чём кто'),
  sk: 'n ho,niekoho|n mu,niekomu|n o,niečo',
  sl: 'nekoga|nekomu|nekaj',
  sr: 'nekoga|nekome|nešto|некога|некоме|нешто',
  sv: 'ngn,någon|ngt,något|ngns,någons',
  tr: 'birini,birisini|birine|bir şey,bir şeyi',
  uk: indefinite('кого кому що чого ким чим'),
};

type Government = readonly [infinitive: string, prepositions?: string];

const romance: Government = [
  '[aei]r(?:e|s[ei]| se)?|re',
  'a|à|avec|co[mn]|d[aei]|e[mn]|in|per|por|pour|sur?',
];

/** How infinitives end, and the prepositions that verbs govern. In English these make another verb: _look after_. */
const governments: Readonly<Record<string, Government>> = {
  ca: romance,
  de: ['n', 'an|auf|aus|bei|für|gegen|in|mit|nach|über|um|unter|von|vor|zu'],
  es: romance,
  fr: romance,
  hu: ['(?<! (?:más|új))'],
  it: romance,
  nl: ['n', 'aan|in|met|naar|om|op|over|uit|van|voor'],
  pl: ['[ćc](?: się)?', 'do|na|o|od|w|z|za'],
  pt: romance,
  ru: ['(?:ть|ти|чь)(?:ся)?(?<! есть)', 'в|для|за|из|к|на|над|о|об|от|по|с|со|у'],
  tr: ['m[ae]k'],
};
/** The one before a person goes with it behind any word: _ayudar (a alguien)_. */
const ofPerson = /^[aà] $/u;
/** Languages whose words for a person and a thing tell no case, so that an answer may add them. */
const caseless = /^(?:ca|da|en|es|fr|it|nb|nl|no|pt|ro|sv)$/u;
/** Languages in which a verb may follow its object. */
const verbLast = /^(?:de|hu|nl|pl|ru|tr)$/u;
/** Languages in which two such words may differ in meaning if they are asked: _кто-то_ and _кто-нибудь_. */
const distinguishing = /^(?:be|ru|uk)$/u;
/** Verbs that mean little without a preposition: _gegen etwas sein_ is not _sein_. */
const vague =
  /^(?:s\p{L}+ |s')?(?:\p{L}{2,5}|\p{L}{4}re|kommen|stehen|liegen|halten|machen|houden|стоять|смотреть)$/u;

/** Alone with a placeholder, these form an expression: _so etwas_. */
const determiners = /^(?:so|noch|sonst|irgend|nog|zo|inte|jeszcze|ještě|ещё|еще|ще|autre)$/u;

/** What someone is made to do: _to make sb do sth_ is not _to make do_. */
const causative =
  /^(?:to )?(?:have|help|let|make|see) sb (?!sth|(?:away|back|down|in|off|on|out|over|up)\b)[a-z]+(?: sth)?$/u;

interface PlaceholderRules {
  readonly pattern: RegExp;
  /** The first item of the class, by item. */
  readonly names: ReadonlyMap<string, string>;
}

const known = new Map<string, PlaceholderRules | undefined>();

function findRules(language: string): PlaceholderRules | undefined {
  if (!known.has(language)) known.set(language, buildRules(language));
  return known.get(language);
}

function buildRules(language: string): PlaceholderRules | undefined {
  const classes = placeholders[language]?.split('|').map((items) => items.split(','));
  if (classes === undefined) return undefined;
  const names = new Map(
    classes.flatMap((items) => items.map((item) => [item, items[0] ?? item] as const)),
  );
  const items = [...names.keys()].sort((one, other) => other.length - one.length);
  const [, words = '-'] = governments[language] ?? [];
  const before = `(?:(?:${words}) )?`;
  const pattern = new RegExp(`(?<![\\p{L}'])(${before})(${items.join('|')})(?![\\p{L}'])`, 'gu');
  return { pattern, names };
}

/** Writes placeholders in one way: _jdm_ as _jemandem_. */
export function unifyPlaceholders(folded: string, langCode: string | undefined): string {
  const language = getPrimaryLanguage(langCode);
  const rules = findRules(language);
  if (rules === undefined) return folded;
  const { pattern, names } = rules;
  return folded.replace(pattern, (found, before, item) =>
    found === folded && distinguishing.test(language)
      ? found.replace('либо', 'нибудь')
      : `${before}${names.get(item) ?? item}`,
  );
}

/**
 * The texts without one or more placeholders; empty if there are none. A placeholder at the start may be a part of the
 * expression, as in _something else_, unless a verb follows it at the end of the text.
 *
 * @param isAnswer - whether to omit what a learner may have added, as opposed to what dictionaries write
 */
export function listOmissions(
  folded: string,
  langCode: string | undefined,
  isAnswer: boolean,
): string[] {
  const language = getPrimaryLanguage(langCode);
  const rules = findRules(language);
  if (rules === undefined) return [];
  const found = [...folded.matchAll(rules.pattern)].slice(0, maxPlaceholders).reverse();
  const start = folded.length - splitFolded(folded, langCode).rest.length;
  const end = `(?:${governments[language]?.[0] ?? '-'})`;
  const rest = foldSpaces(folded.replace(rules.pattern, ''));
  if (determiners.test(rest)) return [];
  const endsInVerb =
    verbLast.test(language) &&
    found.every(({ 0: phrase }) => !folded.endsWith(phrase)) &&
    new RegExp(`${end}$`, 'u').test(folded);
  const isVerb = new RegExp(`^(?:s\\p{L}* |s')?\\p{L}+${end}(?= |$)`, 'u').test(rest);
  const isGoverned = !isAnswer && (endsInVerb || isVerb) && !vague.test(rest);

  const isOptional = ({ 2: item = '', index }: RegExpExecArray) =>
    (endsInVerb || index > start) &&
    !(item === 'sb' && causative.test(folded)) &&
    (!isAnswer || caseless.test(language) || rules.names.get(item) === 'etw');
  /** What may stand for a placeholder behind a preposition. */
  const shorten = (before: string): string[] => {
    const isOfPerson = ofPerson.test(before);
    const stays = !endsInVerb && (!isOfPerson || (!isAnswer && found.length === 1));
    return [...(isOfPerson || isGoverned ? [''] : []), ...(stays ? [before] : [])];
  };
  let texts = [folded];
  for (const match of found.filter(isOptional)) {
    const { 0: phrase, 1: before, index } = match;
    const parts = before ? shorten(before) : [''];
    const choices = isAnswer ? [parts[0] ?? phrase] : [phrase, ...parts];
    texts = texts.flatMap((text) =>
      choices.map((part) => text.slice(0, index) + part + text.slice(index + phrase.length)),
    );
  }
  return texts.map(foldSpaces).filter((text) => text !== '' && text !== folded);
}

/** More are not left out, so that the cost is bounded. */
const maxPlaceholders = 3;
