/** How American English writes what British English writes differently. Other words with the same letters are left alone. */
const rules: readonly (readonly [RegExp, string])[] = [
  [
    /(arb|ard|arm|behavi|cand|clam|col|demean|enam|endeav|fav|ferv|flav|harb|hon|hum|lab|neighb|od|parl|ranc|rig|rum|savi?|splend|succ|tum|val|vap|vig)our(?!ous|ific|ist)/,
    '$1or',
  ],
  [
    /(barre|cance|channe|chise|counse|cudge|dia|due|equa|fue|funne|grave|initia|jewe|labe|leve|libe|marve|meda|mode|pane|peda|penci|quarre|rava|rave|riva|shove|signa|snorke|spira|tota|towe|trave|tunne|yode)ll(ed|ings?|ers?|ors?|ous|ously|ists?)$/,
    '$1l$2',
  ],
  [
    /^(?!treat)(.{2,}(?:[lng]|[aeiou]r|im|[dnt]om|tem|nym|[ai]c|[aeio]t|pt|[io]d|ard|[ae]s|th|ph))is(e[drs]?|ers|ing|ations?|able)$/,
    '$1iz$2',
  ],
  [/((?:an|par|cat|hydr|electr)[ao]l)ys(e[drs]?|ing)$/, '$1yz$2'],
  [
    /(cent|theat|met|lit|fib|calib|sab|somb|spect|lust|meag|mit|och|euv)r(?:e(s?)|(ed))$/,
    '$1er$2$3',
  ],
  [/(cata|ana|dia|mono|epi|pro|trave)logue(?=s?$)/, '$1log'],
  [/^(def|off|pret|lic)ence/, '$1ense'],
  [/^practis/, 'practic'],
  [/^(burn|dream|lean|leap|learn|spoil)t$/, '$1ed'],
  [/^(sme|spe)lt$/, '$1lled'],
  [/(appa|disti|enro|fulfi|insta|ski|wi)l(?=ment|ful|s?$)/, '$1ll'],
  [/dgement/, 'dgment'],
  [/gramme(?=s?$)/, 'gram'],
  [/^enquir/, 'inquir'],
  [/^sceptic/, 'skeptic'],
  [/mould/, 'mold'],
  [/^grey/, 'gray'],
  [/(op|di|im|n|^p?|h|k|f|ch|l|c|y)ae(?=d|val|m|sth|ces|o|c|sar|na)/, '$1e'],
  [/(f|^|rh|n|m|c)oe(?=t[aiu]|str|soph|dem|a$|uv|b[ai]|lia|op)/, '$1e'],
  [/(?<=to|after|back|for|up|down|home|out|in)wards$/, 'ward'],
];

/** Irregular pairs, the British word first. */
const pairs: ReadonlyMap<string, string> = readPairs(`
  aeroplane airplane, ageing aging, aluminium aluminum, artefact artifact, axe ax, carburettor carburetor,
  chilli chili, cosy cozy, cypher cipher, disc disk, doughnut donut, gaol jail, jewellery jewelry,
  liquorice licorice, maths math, mollusc mollusk, moustache mustache, mum mom, mummy mommy, okay ok,
  omelette omelet, pedlar peddler, plough plow, pyjamas pajamas, speciality specialty, sulphur sulfur,
  tranquillity tranquility, tsar czar, whisky whiskey, woollen woolen, yoghurt yogurt`);

/** American words that mean something else as well: _check_ is right for _cheque_, but not the reverse. */
const ambiguous: ReadonlyMap<string, string> = readPairs(
  'cheque check, draught draft, kerb curb, storey story, storeys stories, tyre tire',
);

function readPairs(list: string): ReadonlyMap<string, string> {
  return new Map(
    list.split(',').map((pair) => {
      const [british = '', american = ''] = pair.trim().split(' ');
      return [british, american];
    }),
  );
}

/**
 * A folded text in American spelling.
 *
 * @param isExpected - whether it is the right text, of which a spelling that means something else too is right
 */
export const toAmerican = (folded: string, isExpected: boolean): string =>
  folded.replace(/[a-z]{3,}/gu, (word) => {
    const tables = isExpected ? [pairs, ambiguous] : [pairs];
    for (const table of tables) {
      const singular = word.replace(/s$/u, '');
      const found =
        table.get(word) ?? (table.has(singular) ? `${table.get(singular)}s` : undefined);
      if (found !== undefined) return found;
    }
    return rules.reduce((text, [pattern, american]) => text.replace(pattern, american), word);
  });

const subject = String.raw`\b(i|you|he|she|it|we|they|that|this|there|here|what|who|where|when|why|how)`;

const contractions: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bwon't\b/gu, ['will not']],
  [/\bshan't\b/gu, ['shall not']],
  [/\bcan't\b|\bcannot\b/gu, ['can not']],
  [/n't\b/gu, [' not']],
  [/'m\b/gu, [' am']],
  [/'re\b/gu, [' are']],
  [/'ve\b/gu, [' have']],
  [/'ll\b/gu, [' will']],
  [/\blet's\b/gu, ['let us']],
  [new RegExp(`${subject}'s\\b`, 'gu'), ['$1 is', '$1 has']],
  [new RegExp(`${subject}'d\\b`, 'gu'), ['$1 would', '$1 had']],
];

/** A folded text, which has its apostrophes, with its contractions written out: both _it is_ and _it has_ for _it’s_. */
export const writeOut = (folded: string): string[] =>
  contractions.reduce(
    (texts, [pattern, full]) =>
      texts.flatMap((text) =>
        text.search(pattern) < 0 ? [text] : full.map((words) => text.replace(pattern, words)),
      ),
    [folded],
  );
