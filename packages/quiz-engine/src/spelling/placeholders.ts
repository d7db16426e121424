import { getPrimaryLanguage } from '../text/fold.ts';
import { splitFolded } from '../text/leading-word.ts';

/**
 * What dictionaries write for a person or a thing. The items of a class are interchangeable: abbreviations, which may
 * always be omitted, then after `=` the words in full. All are folded, and classes are separated by `|`.
 */
const placeholders: Readonly<Record<string, string>> = {
  be: 'каго н,каго л=кагосьці|каму н,каму л=камусьці|што н,што л=штосьці|чаго н,чаго л=чагосьці',
  bg: 'нкг=някого|нкм=някому|нщ=нещо',
  ca: '=algú|=alguna cosa,quelcom',
  cs: 'n ho=někoho|n mu=někomu|n co,n č=něco|=něčeho|=něčemu|=někým|=něčím',
  da: 'ngn=nogen|ngt=noget',
  de: 'jdm,jmdm=jemandem|jdn,jmdn=jemanden|jds,jmds=jemandes|jd,jmd=jemand|etw=etwas',
  el: 'κπ=κάποιον|κτ=κάτι',
  en: "sb,smb=somebody,someone|sth,smth,stg=something|sb's,smb's=somebody's,someone's",
  eo: '=iun|=ion',
  es: 'algn,alg=alguien|=algo,alguna cosa',
  et: '=kedagi|=midagi',
  fi: 'jkta=jotakuta|jtk,jtak=jotakin|jku=joku|jk=jokin|jnk=jonkin|jllek=jollekulle|jstk=jostakin',
  fr: "qqn,qn=quelqu'un|qqch,qch,qc=quelque chose",
  hr: '=nekoga|=nekome,nekomu|=nešto',
  hu: 'vki=valaki|vmi=valami|vkit=valakit|vmit=valamit|vkinek=valakinek|vminek=valaminek|vkivel=valakivel|vmivel=valamivel',
  it: 'qcn,qn,qlcu,qlcn,qno=qualcuno|qcs,qc,qlc,qlcs,qco=qualcosa',
  nb: 'ngn=noen|ngt=noe',
  nl: 'iem=iemand|=iets',
  no: 'ngn=noen|ngt=noe',
  pl: 'k oś=kogoś|k uś=komuś|c oś,cz oś=coś|=czegoś|=czemuś|=kimś|=czymś',
  pt: 'alg,algm=alguém|alg coisa=algo,alguma coisa',
  ro: 'cva=cineva|=ceva|=cuiva',
  ru: 'кого кому что чего чему кем чем ком чём кто'
    .split(' ')
    .map((word) => `${word} л,${word} н=${word} либо,${word} нибудь,${word} то`)
    .join('|'),
  sk: 'n ho=niekoho|n mu=niekomu|n o=niečo',
  sl: '=nekoga|=nekomu|=nekaj',
  sr: '=nekoga|=nekome|=nešto|=некога|=некоме|=нешто',
  sv: 'ngn=någon|ngt=något|ngns=någons',
  tr: '=birini,birisini|=birine|=bir şey,bir şeyi',
  uk: 'кого н=когось,кого небудь|кому н=комусь,кому небудь|що н=щось,що небудь|чого н=чогось|ким н=кимось|чим н=чимось',
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
/** The ends of infinitives that follow their object. */
const infinitive = /(?:n|mak|mek)$/u;
const verbLast = /^(?:de|nl|tr|hu)$/u;

interface PlaceholderRules {
  readonly pattern: RegExp;
  /** The first full form of the class, by item. */
  readonly names: ReadonlyMap<string, string>;
  readonly abbreviations: ReadonlySet<string>;
}

const known = new Map<string, PlaceholderRules | undefined>();

function findRules(language: string): PlaceholderRules | undefined {
  if (!known.has(language)) known.set(language, buildRules(language));
  return known.get(language);
}

function buildRules(language: string): PlaceholderRules | undefined {
  if (!Object.hasOwn(placeholders, language)) return undefined;
  const names = new Map<string, string>();
  const abbreviations = new Set<string>();
  for (const one of (placeholders[language] ?? '').split('|')) {
    const [short = [], full = []] = one.split('=').map((items) => items.split(',').filter(Boolean));
    for (const item of short) abbreviations.add(item);
    for (const item of [...short, ...full]) names.set(item, full[0] ?? item);
  }
  const items = [...names.keys()].sort((one, other) => other.length - one.length);
  const preposition = prepositions[language];
  const before = preposition === undefined ? '' : `(?:${preposition} )?`;
  const pattern = new RegExp(`(?<![\\p{L}'])(${before})(${items.join('|')})(?![\\p{L}'])`, 'gu');
  return { pattern, names, abbreviations };
}

/** Writes placeholders in one way: _jdm_ as _jemandem_. */
export function unifyPlaceholders(folded: string, langCode: string | undefined): string {
  const rules = findRules(getPrimaryLanguage(langCode));
  if (rules === undefined) return folded;
  const { pattern, names } = rules;
  return folded.replace(pattern, (_, before, item) => `${before}${names.get(item) ?? item}`);
}

/**
 * A text without placeholders; the text itself if there are none. A word in full may be a part of the expression, as in
 * _something else_, unless a verb stands before it, or at the end of the text.
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
  const { pattern, abbreviations } = rules;
  const { rest } = splitFolded(folded, langCode);
  const start = folded.length - rest.length;
  const isVerbLast = verbLast.test(language) && (language === 'hu' || infinitive.test(folded));
  const isOmitted = (item: string, at: number) =>
    (!isAnswer || caseless.test(language) || item === 'etwas') &&
    (abbreviations.has(item) || at > start || isVerbLast);
  const omitted = folded.replace(pattern, (found, _, item, at) =>
    isOmitted(item, at) ? '' : found,
  );
  return omitted.replace(/\s+/gu, ' ').trim();
}
