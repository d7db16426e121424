import { foldForSearch } from '@wordhoard/contract/text';

/**
 * Articles, particles and pronouns that learners copy with the word that they belong to. `_` stands for a space. An end
 * such as `rsi>re` is replaced.
 */
interface GluedWords {
  starts?: string;
  ends?: string;
}

const scandinavian: GluedWords = {
  starts: 'å_ at_ att_ seg_ sig_ den_ det_ de_',
  ends: 'en et n t a an>a ene ene>e erne ne na a>e arna erna orna>a _seg _sig',
};
const czech: GluedWords = { ends: '_se _si _sa' };
const persian: GluedWords = {
  starts: 'می نمی به',
  ends: 'ها های هایی ی م ت ش مان تان شان ان ای یی را',
};
const russian: GluedWords = { starts: 'кое-', ends: '-то -нибудь -либо -ка -таки -с ся сь же ли' };
const southSlavic: GluedWords = { starts: 'se_ si_', ends: '_se _si' };

const gluedWords: Readonly<Record<string, GluedWords>> = {
  ar: {
    starts: 'ال وال بال فال كال لل ولل و ف ب ل ك س ست يا_',
    ends: 'ي ك ه ها نا هم هن كم كن هما كما ني تي>ة تك>ة ته>ة تها>ة تنا>ة تهم>ة تكم>ة ا',
  },
  bg: { starts: 'да_ се_', ends: 'та то те ът ят а я _се _си' },
  bs: southSlavic,
  ca: {
    starts: 'el_ la_ els_ les_ del_ dels_ de_ al_ als_ a_ en_ un_ una_ es_',
    ends: '-se -me -te -lo -la se',
  },
  cs: czech,
  da: scandinavian,
  de: {
    starts:
      'dem_ den_ des_ einem_ einen_ einer_ eines_ kein_ keine_ keinen_ mein_ meine_ meinen_ dein_ deine_ sein_ seine_ ihr_ ihre_ im_ am_ zum_ zur_ ins_ ans_ vom_ beim_ sich_ zu_',
    ends: '_sich',
  },
  el: { starts: 'τον_ την_ τη_ τους_ τις_ του_ της_ των_ στο_ στη_ στην_ στον_ στα_ να_ θα_' },
  en: {
    starts: 'my_ your_ his_ her_ our_ their_ some_ any_ this_ that_ i_ you_ he_ she_ it_ we_ they_',
    ends: '_up _it',
  },
  eo: { starts: 'la_', ends: 'n j jn' },
  es: {
    starts: 'del_ al_ de_ a_ lo_ mi_ mis_ tu_ tus_ su_ sus_ este_ esta_ se_ me_ te_',
    ends: 'me te se lo la los las le les nos os melo telo selo',
  },
  eu: { ends: 'a ak ek an' },
  fa: persian,
  fi: { ends: 'kin kaan han ko' },
  fr: {
    starts:
      'du_ de_ de_la_ des_ au_ aux_ à_ à_la_ ce_ cet_ cette_ ces_ mon_ ma_ mes_ ton_ ta_ tes_ son_ sa_ ses_ se_ en_ y_ je_ tu_ il_ elle_ nous_ vous_ ils_ elles_ on_',
  },
  ga: { starts: 'an_ na_ an_t- t- n- h-' },
  he: {
    starts: 'ה ו ב ל מ ש כ וה שה מה כש כשה וב ול ומ וש ומה ושה לכש של_ את_ את_ה',
    ends: 'י ו ך נו ה',
  },
  hr: southSlavic,
  hu: { ends: '-e' },
  hy: { ends: 'ը ն' },
  id: { ends: 'nya ku mu lah kah' },
  is: { starts: 'að_', ends: 'inn in ið nn n ð num nni' },
  it: {
    starts:
      'del_ dello_ della_ dei_ degli_ delle_ al_ allo_ alla_ ai_ agli_ alle_ dal_ dalla_ nel_ nella_ nello_ sul_ sulla_ di_ a_ da_ in_ su_ mio_ mia_ tuo_ tua_ suo_ sua_ si_',
    ends: 'rsi>re rmi>re rti>re rci>re rvi>re rlo>re rla>re rli>re rle>re rne>re',
  },
  ja: {
    starts: 'お ご 御',
    ends: 'は が を に へ と も の で や か ね よ から まで より だけ さん です だ だった な する します した して しました をする',
  },
  ko: {
    ends: '은 는 이 가 을 를 에 에서 의 로 으로 와 과 도 만 께서 하고 한테 에게 까지 부터 처럼 보다 이다 입니다 하다 해요 합니다',
  },
  la: { ends: 'que ne ve' },
  mk: { ends: 'от та то те ов ва во он на не' },
  ms: { ends: 'nya ku mu lah kah' },
  nb: scandinavian,
  nl: {
    starts: 'zich_ te_ mijn_ jouw_ zijn_ haar_ ons_ onze_ geen_ dit_ dat_ deze_ die_',
    ends: '_zich',
  },
  nn: scandinavian,
  no: scandinavian,
  pl: { starts: 'nie_', ends: '_się' },
  pt: {
    starts:
      'do_ da_ dos_ das_ no_ na_ nos_ nas_ ao_ à_ aos_ às_ de_ em_ num_ numa_ pelo_ pela_ meu_ minha_ teu_ tua_ seu_ sua_ se_',
    ends: '-se -me -te -lo -la -los -las -lhe -lhes -o -a -nos á-lo>ar ê-lo>er á-la>ar ê-la>er',
  },
  ro: { starts: 'a_ să_ se_', ends: 'ul l a le ului lui i ei lor elor ilor' },
  ru: russian,
  sk: czech,
  sl: southSlavic,
  sr: southSlavic,
  sv: scandinavian,
  tr: { ends: '_mi _mı _mu _mü _da _de' },
  uk: { starts: 'що-', ends: '-то -небудь -бо -таки ся сь' },
  zh: {
    starts: '一个 一個 这个 這個 那个 那個 一 很 不 第 老 小',
    ends: '的 了 着 著 过 過 们 們 吗 嗎 呢 吧 儿 兒 地 得 一下',
  },
};

/** Languages whose words may consist of one character. */
const shortWords = /[\p{Script=Han}\p{Script=Hangul}]/u;

/** A folded text without the articles and particles that are attached to its start and its end, the longest first. */
export function listUnglued(text: string, langCode: string): string[] {
  const { starts, ends } = getGlued(langCode);
  const rests = [text, ...starts.flatMap((start) => cutStart(text, start))];
  const bare = rests.flatMap((rest) => [rest, ...ends.flatMap((end) => cutEnd(rest, end))]);
  return [...new Set([...splitAtApostrophe(text), ...bare])]
    .filter((rest) => rest !== text && (rest.length > 1 || shortWords.test(rest)))
    .sort((one, other) => other.length - one.length);
}

const folded = new Map<string, ReturnType<typeof foldGlued>>();

function getGlued(langCode: string) {
  const [language = ''] = langCode.split('-');
  const known = folded.get(language) ?? foldGlued(language);
  folded.set(language, known);
  return known;
}

function foldGlued(language: string) {
  const { starts = '', ends = '' } = Object.hasOwn(gluedWords, language)
    ? (gluedWords[language] ?? {})
    : {};
  const list = (words: string) => words.split(' ').filter(Boolean);
  return {
    starts: list(starts).map((start) => foldEnds(start)),
    ends: list(ends).map((end) => end.split('>').map(foldEnds)),
  };
}

const foldEnds = (text: string): string =>
  text
    .split('_')
    .map((part) => foldForSearch(part))
    .join(' ');

const cutStart = (text: string, start: string): string[] =>
  text.startsWith(start) ? [text.slice(start.length)] : [];

const cutEnd = (text: string, [end = '', replacement = '']: readonly string[]): string[] =>
  text.endsWith(end) && text.length > end.length
    ? [text.slice(0, text.length - end.length) + replacement]
    : [];

/** The word after an elided one, as in _d'eau_, and the word before an ending, as in _dog's_. */
function splitAtApostrophe(text: string): string[] {
  const [before = '', ...others] = text.split("'");
  const after = others.join("'");
  return [
    ...(before.length <= longestElided ? [after.trim()] : []),
    ...(after.length <= longestEnding ? [before.trim()] : []),
  ];
}

const longestElided = 6;
const longestEnding = 3;
