import { type NounForms, type PluralRule, withEach, withoutAccents } from './plural-rule.ts';

function misform({ singular, plural }: NounForms): readonly string[] {
  const stem = singular.slice(0, -1);
  if (singular === plural) return [`${singular}es`, stem, `${withoutAccents(singular)}ses`];
  if (/ão$/u.test(singular)) return misformAo(singular, plural);
  if (/l$/u.test(singular)) return [`${singular}es`, `${singular}s`, `${stem}es`, `${stem}ns`];
  if (/m$/u.test(singular)) return [`${singular}s`, `${singular}es`, `${stem}nes`, `${stem}s`];
  // Some of these have a plural in -s and one in -es.
  if (/n$/u.test(singular)) return [singular, `${singular}ses`, `${stem}ões`];
  if (/[rz]$/u.test(singular)) {
    return [
      `${singular}s`,
      `${stem}${singular.endsWith('z') ? 'ces' : 'is'}`,
      `${singular}as`,
      singular,
    ];
  }
  if (/s$/u.test(singular)) return [`${singular}es`, singular, `${stem}es`, `${stem}ns`];
  if (/[ao]$/u.test(singular)) {
    return [`${singular}es`, `${stem}es`, singular];
  }
  if (singular.endsWith('e')) return [`${singular}es`, ...withEach(stem, ['is', 'os']), singular];
  return [`${singular}es`, `${singular}ns`, singular];
}

/** Many nouns in _-ão_ have several right plurals; see `alsoRight`. */
function misformAo(singular: string, plural: string): readonly string[] {
  const stem = singular.slice(0, -2);
  const endings = ['ões', 'ãos', 'ães'].filter((ending) => !plural.endsWith(ending));
  return [...withEach(stem, endings), `${singular}es`, `${stem}ans`];
}

const severalInAo =
  `alaz alde an anci artes castel charlat cirurgi corrim dei ermit fais guardi hortel pe refr
  ruf sacrist sult tabeli tru ver vil vulc zang zâng`.split(/\s+/u);

export const portuguese: PluralRule = {
  misform,
  alsoRight: [
    ...severalInAo.flatMap((stem) => withEach(stem, ['ões', 'ãos', 'ães'])),
    'méis meles féis feles gols goles males avôs avós répteis reptis projéteis projetis',
  ].join(' '),
};
