/** What dictionaries say about a word in abbreviations. */
export interface WordClass {
  gender?: 'masculine' | 'feminine' | 'neuter' | 'common';
  speechPart?: string;
}

const listWords = <Value extends string>(words: Record<Value, string>): Map<string, Value> =>
  new Map(
    (Object.keys(words) as Value[]).flatMap((value) =>
      words[value].split(' ').map((word): [string, Value] => [word, value]),
    ),
  );

const genders = listWords({
  masculine:
    'm masc masculine maskulin maskulinum männlich masculin masculino maschile м муж мужской',
  feminine:
    'f fem feminine feminin femininum weiblich féminin femenino feminino femminile ж жен женский',
  neuter: 'nt neut neuter neutrum sächlich ср средний',
  common: 'mf common общий',
});
const speechParts = listWords({
  noun: 'noun сущ',
  verb: 'v vb vt vi vtr verb гл',
  adjective: 'adj adjective прил',
  adverb: 'adv adverb нареч',
  preposition: 'prep предл',
  pronoun: 'pron мест',
  conjunction: 'conj союз',
  interjection: 'interj межд',
});
/** They say that a noun is a plural, or which kind of verb a verb is. */
const others = new Set('pl plural sg sing мн ч р tr intr refl'.split(' '));
/** `n.f.`, `nm`, `s.f.` and `mpl`. */
const compound = /^(?<noun>[ns]?)(?<gender>mf?|f)?(?:pl)?$/;

/**
 * Reads abbreviations, if all of a note are known. A single `n` may mean a noun or the neuter.
 *
 * @example readAbbreviations('n.f.') // { gender: 'feminine', speechPart: 'noun' }
 */
export function readAbbreviations(note: string): WordClass | undefined {
  const tokens = note
    .toLowerCase()
    .split(/[\s.,/]+/)
    .filter((token) => token !== '');
  const read = tokens.map(readAbbreviation);
  if (read.length === 0 || read.includes(undefined)) return undefined;
  const found = new Set(read.flatMap((one) => one?.gender ?? []));
  const gender = found.size > 1 ? 'common' : [...found][0];
  const speechPart = read.flatMap((one) => one?.speechPart ?? [])[0];
  const isClear = tokens.some((token) => token !== 'n' && token !== 's');
  if (!isClear || !(gender || speechPart)) return undefined;
  return { ...(gender && { gender }), ...(speechPart && { speechPart }) };
}

function readAbbreviation(token: string): WordClass | undefined {
  const gender = genders.get(token);
  const speechPart = speechParts.get(token);
  if (gender) return { gender };
  if (speechPart) return { speechPart };
  if (others.has(token)) return {};
  const { noun, gender: letters } = compound.exec(token)?.groups ?? {};
  if (noun === undefined) return undefined;
  const ofLetters = genders.get(letters ?? '');
  return { ...(noun && { speechPart: 'noun' }), ...(ofLetters && { gender: ofLetters }) };
}

/** Reads a cell of a column for genders or articles: `m`, `neuter` or `das`. */
export function readGender(cell: string): { gender?: WordClass['gender']; article?: string } {
  const gender = cell.toLowerCase() === 'n' ? 'neuter' : readAbbreviations(cell)?.gender;
  return gender ? { gender } : { article: cell };
}
