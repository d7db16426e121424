import { getPrimaryLanguage } from '../text/fold.ts';
import { splitFolded } from '../text/leading-word.ts';

/**
 * What dictionaries write for a person or a thing, abbreviated or in full. The items of a class are interchangeable. All
 * are folded, and classes are separated by `|`.
 */
const placeholders: Readonly<Record<string, string>> = {
  be: 'каго н,каго л,кагосьці|каму н,каму л,камусьці|што н,што л,штосьці|чаго н,чаго л,чагосьці',
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
  it: 'qcn,qn,qlcu,qlcn,qno,qualcuno|qcs,qc,qlc,qlcs,qco,qualcosa',
  nb: 'ngn,noen|ngt,noe',
  nl: 'iem,iemand|iets',
  no: 'ngn,noen|ngt,noe',
  pl: 'k oś,kogoś|k uś,komuś|c oś,cz oś,coś|czegoś|czemuś|kimś|czymś',
  pt: 'alg,algm,alguém|alg coisa,algo,alguma coisa',
  ro: 'cva,cineva|ceva|cuiva',
  ru: 'кого кому что чего чему кем чем ком чём кто'
    .split(' ')
    .map((word) => `${word} л,${word} н,${word} либо,${word} нибудь,${word} то`)
    .join('|'),
  sk: 'n ho,niekoho|n mu,niekomu|n o,niečo',
  sl: 'nekoga|nekomu|nekaj',
  sr: 'nekoga|nekome|nešto|некога|некоме|нешто',
  sv: 'ngn,någon|ngt,något|ngns,någons',
  tr: 'birini,birisini|birine|bir şey,bir şeyi',
  uk: 'кого н,когось,кого небудь|кому н,комусь,кому небудь|що н,щось,що небудь|чого н,чогось|ким н,кимось|чим н,чимось',
};

/** Languages that set a preposition before a person, which goes with it: _ayudar (a alguien)_. */
const prepositions: Readonly<Record<string, string>> = {
  ca: 'a',
  es: 'a',
  fr: 'à',
  it: 'a',
  pt: 'a',
};
/** Languages whose words for a person and a thing tell no case, so that an answer may add them. */
const caseless = /^(?:ca|da|en|es|fr|it|nb|nl|no|pt|ro|sv)$/u;
/** The ends of texts in which a verb follows its object. */
const verbs: Readonly<Record<string, RegExp>> = {
  de: /n$/u,
  hu: /(?<! (?:más|új))$/u,
  nl: /n$/u,
  tr: /m[ae]k$/u,
};
/** Prepositions that cannot stand before a verb without what they belong to. */
const dangling =
  /(?:^|\s)(?:an|auf|aus|bei|für|gegen|in|mit|nach|über|um|unter|von|vor|zu|met|op|aan|voor|naar|over|van)\s$/u;

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
  const preposition = prepositions[language];
  const before = preposition === undefined ? '' : `(?:${preposition} )?`;
  const pattern = new RegExp(`(?<![\\p{L}'])(${before})(${items.join('|')})(?![\\p{L}'])`, 'gu');
  return { pattern, names };
}

/** Writes placeholders in one way: _jdm_ as _jemandem_. */
export function unifyPlaceholders(folded: string, langCode: string | undefined): string {
  const rules = findRules(getPrimaryLanguage(langCode));
  if (rules === undefined) return folded;
  const { pattern, names } = rules;
  return folded.replace(pattern, (_, before, item) => `${before}${names.get(item) ?? item}`);
}

/**
 * A text without placeholders; the text itself if there are none. One at the start may be a part of the expression, as in
 * _something else_, unless a verb follows it at the end of the text.
 *
 * @param isAnswer - whether to omit what a learner may have added, as opposed to what dictionaries write
 */
export function omitPlaceholders(
  folded: string,
  langCode: string | undefined,
  isAnswer: boolean,
): string {
  const language = getPrimaryLanguage(langCode);
  const rules = findRules(language);
  if (rules === undefined) return folded;
  const { pattern, names } = rules;
  const { rest } = splitFolded(folded, langCode);
  const start = folded.length - rest.length;
  const isVerbLast = verbs[language]?.test(folded) ?? false;
  const isOmitted = (item: string, at: number) =>
    (at > start || isVerbLast) &&
    !(isVerbLast && dangling.test(folded.slice(0, at))) &&
    (!isAnswer || caseless.test(language) || names.get(item) === 'etw');
  const omitted = folded.replace(pattern, (found, _, item, at) =>
    isOmitted(item, at) ? '' : found,
  );
  return omitted.replace(/\s+/gu, ' ').trim();
}
