/** Codes in canonical BCP 47 form. Other spellings and deprecated codes are unknown. */
const twoLetters = `
  aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy
  da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht
  hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky
  la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny
  oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss
  st su sv sw ta te tg th ti tk tn to tr ts tt ty ug uk ur uz ve vi vo wa wo xh yi yo za zh
  zu`;

/** Languages without a two-letter code: living, historical and constructed. */
const threeLetters = `
  ace ady ain akk alt ang arc arn ast bal ban bem bho bik bua bug ceb chm cho chr chy ckb cop
  crh csb dar doi dsb efi egy enm fil fon frm fro frr fur gaa gag gan gez gmh goh got grc gsw
  hak haw hil hit hmn hsb hsn iba ilo inh jbo kaa kab kam kbd kea kgp kha kln koi kok krc krl
  ksh kum lad lez lij lkt lmo luo lus luy mad mag mai mas mdf men mic min mni moh mos mus mwl
  myv nan nap nds new niu nog non nso nus nyn ota pag pam pap pau pcm peo pro quc raj rap rar
  rom rup sah sas sat scn sco sel sga shi shn sma smj smn sms srn sux swb syc syr szl tem tet
  tig tiv tkl tlh tok tpi tum tvl tyv udm uga umb vec vot wal war wuu xal yue zap zgh zun zza`;

/** Varieties and scripts that courses teach separately. */
const variants = `
  de-AT de-CH en-GB en-US es-419 es-ES es-MX fa-AF fr-CA fr-CH nl-BE pt-BR pt-PT sr-Cyrl
  sr-Latn zh-Hans zh-Hant`;

/**
 * Every language of words, lists and tables. The list is written out because each browser's `Intl`
 * knows a different set. CLDR has an English and a Russian name for all of them.
 */
export const langCodes: readonly string[] = `${twoLetters} ${threeLetters} ${variants}`
  .trim()
  .split(/\s+/);

const catalogue: ReadonlySet<unknown> = new Set(langCodes);

export const isLangCode = (code: unknown): boolean => catalogue.has(code);
