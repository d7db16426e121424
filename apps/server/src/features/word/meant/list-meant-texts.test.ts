import { foldForSearch } from '@wordhoard/contract/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listMeantTexts } from './list-meant-texts.ts';

type Rows = Readonly<Record<string, string>>;

/** For each language, the typed text and the word that it stands for, separated by two spaces. */
const kinds: Readonly<Record<string, Rows>> = {
  'another keyboard': {
    ru: "ghbdtn = привет  cj,frf = собака  {jkjlbkmybr = холодильник  'nj = это  ;bpym = жизнь  сір = сыр",
    uk: 'ghbdsn = привіт  [ks, = хліб  ryb;rf = книжка  g`znm = п’ять  сыль = сіль',
    be: 'vfkfrj = малако  pbvf = зима',
    bg: 'wowek = вовек  voda = вода',
    sr: 'wubav = њубав  kafa = кафа',
    kk: 'fkvf = алма',
    mn: 'vgay = сайн',
    el: 'kalhm;era = καλημέρα  sk;ylow = σκύλος',
    he: 'akuo = שלום  fkc = כלב  שךךט = ally',
    ar: ';jhf = كتاب  lvpfh = مرحبا  sbl = سلام  Hpl] = أحمد',
    fa: ';jhf = کتاب  Hf = آب',
    ur: ';jhf = كتاب',
    hy: 'sar = սար',
    ka: 'deda = დედა  Sina = შინა',
    en: 'сфе = cat  рщгыу = house  בשא = cat  لاخخن = book  ىهلاف = night  ψατ = cat  zes = yes',
    de: 'рфгы = Haus  yeit = Zeit',
    fr: 'зфшт = pain  2t2 = été',
    es: 'фпгф = agua',
    pl: 'лфцф = kawa',
  },
  'Latin letters': {
    ru: `privet = привет  sobaka = собака  khleb = хлеб  hleb = хлеб  yabloko = яблоко  jabloko = яблоко  zhizn = жизнь
      chto = что  eto = это  shchuka = щука  loshad = лошадь  sem'ya = семья  semya = семья  malako = молоко  harasho = хорошо
      zdravstvuyte = здравствуйте  pozhaluysta = пожалуйста  novyy god = новый год  zholtyy = жёлтый  cvetok = цветок  yozh = ёж`,
    uk: `pryvit = привіт  dyakuyu = дякую  khlib = хліб  kyiv = київ  p'yat = п’ять  yizha = їжа  misto = місто
      kompiuter = комп’ютер`,
    be: 'malako = малако  dzen = дзень',
    bg: 'kuche = куче  zdravei = здравей  blagodarya = благодаря  kashta = къща',
    sr: 'ljubav = љубав  covek = човек  čovek = човек  noc = ноћ  kuca = кућа',
    mk: 'kuche = куче',
    kk: 'kitap = кітап  alma = алма',
    mn: 'sain = сайн  nokhoi = нохой',
    el: `skylos = σκύλος  skilos = σκύλος  kalimera = καλημέρα  kalhmera = καλημέρα  efharisto = ευχαριστώ  thalassa = θάλασσα
      nero = νερό  mpala = μπάλα`,
    he: `shalom = שלום  kelev = כלב  sefer = ספר  toda = תודה  bayit = בית  mayim = מים  yeled = ילד  ahava = אהבה  haver = חבר
      chaver = חבר  tapuach = תפוח  eretz = ארץ  boker tov = בוקר טוב`,
    ar: `kitab = كتاب  kalb = كلب  marhaba = مرحبا  shukran = شكرا  bayt = بيت  bait = بيت  madrasa = مدرسة  walad = ولد  salam = سلام
      sadīq = صديق  7ubb = حب  3ayn = عين  al-kitab = كتاب`,
    fa: 'ketab = کتاب  salam = سلام  pedar = پدر  chai = چای  khane = خانه',
    ur: 'kitab = کتاب',
    ka: "gamarjoba = გამარჯობა  deda = დედა  tsq'ali = წყალი  tsqali = წყალი",
    hy: 'barev = բարև  mayr = մայր  tun = տուն',
    ja: `neko = ねこ  inu = いぬ  gakkou = がっこう  gakko = がっこう  shimbun = しんぶん  sinbun = しんぶん  tokyo = とうきょう
      Tōkyō = とうきょう  arigato = ありがとう  kohi = コーヒー  koohii = コーヒー  kōhī = コーヒー  konnichiwa = こんにちは
      matcha = まっちゃ  zasshi = ざっし  ohayou gozaimasu = おはようございます`,
    ko: 'annyeong = 안녕  saram = 사람  hanguk = 한국  mul = 물  haggyo = 학교  kimchi = 김치  chingu = 친구',
  },
  'letters of another script': {
    ru: 'coбaкa = собака  мoлoкo = молоко  Bода = вода  xлеб = хлеб  сοбака = собака',
    uk: 'кiт = кіт  мiсто = місто',
    el: 'νερo = νερό  ΝΕΡO = νερό',
    en: 'сat = cat  hоuse = house  cоdе = code',
    ja: 'ネコ = ねこ  こーひー = コーヒー  學校 = 学校  汉字 = 漢字',
    zh: '謝謝 = 谢谢  學校 = 学校  電腦 = 电脑  貓 = 猫  麵包 = 面包  臺灣 = 台湾',
    'zh-Hant': '谢谢 = 謝謝  学校 = 學校',
    yue: '学校 = 學校',
  },
  'tones as numbers': {
    zh: `ni3hao3 = nǐhǎo  ni3 hao3 = nǐhǎo  xi1'an1 = xīān  lv4se4 = lǜsè  lu:4se4 = lǜsè  xie4xie5 = xièxie  mao1 = māo`,
  },
  'letters that a keyboard lacks': {
    de: 'Haeuser = Häuser  schoen = schön  Maedchen = Mädchen  Tuer = Tür',
    da: 'broed = brød  aar = år',
    nb: 'groenn = grønn  baat = båt',
    sv: 'aepple = äpple  haer = här  oel = öl  aar = år',
    fi: 'aeiti = äiti',
    eo: 'mangxi = manĝi  cxevalo = ĉevalo',
    hr: 'rodjendan = rođendan',
  },
  'other spaces and hyphens': {
    en: 'twenty one = twenty-one  e mail = e-mail  ice-cream = ice cream  note-book = notebook',
    fr: 'grand mère = grand-mère',
    ja: '勉強 する = 勉強する',
  },
  'glued words': {
    fr: `d'eau = eau  d’eau = eau  l'homme = homme  qu'il = il  du pain = pain  de l'eau = eau  se laver = laver  s'asseoir = asseoir
      ma maison = maison`,
    it: "l'acqua = acqua  dell'acqua = acqua  della casa = casa  un'amica = amica  lavarsi = lavare  nel mare = mare",
    ca: "l'home = home  d'aigua = aigua",
    es: 'del agua = agua  lavarse = lavar  mi casa = casa  verlo = ver',
    pt: "d'água = água  da casa = casa  lavar-se = lavar  minha mãe = mãe",
    en: "dog's = dog  dog’s = dog  my house = house  some water = water",
    de: "dem Haus = Haus  im Haus = Haus  sich waschen = waschen  meine Mutter = Mutter  Anna's = Anna",
    nl: 'zich wassen = wassen  mijn huis = huis',
    sv: 'hunden = hund  huset = hus  flickan = flicka  flickorna = flicka',
    da: 'hunden = hund  huset = hus',
    nb: 'boka = bok  bilen = bil  hundene = hund',
    bg: 'кучето = куче  столът = стол  книгата = книга',
    mk: 'кучето = куче  столот = стол',
    ro: 'băiatul = băiat  omului = om',
    hy: 'տունը = տուն',
    eu: 'etxea = etxe',
    tr: "İstanbul'da = İstanbul  Ankara'ya = Ankara",
    ru: 'что-нибудь = что  мыться = мыть',
    uk: 'митися = мити',
    pl: 'myć się = myć',
    id: 'bukunya = buku',
    ar: `الكتاب = كتاب  والكتاب = كتاب  بالبيت = بيت  للبيت = بيت  وبيت = بيت  كتابي = كتاب  كتابها = كتاب  مدرستي = مدرسة  بيتنا = بيت
      طيورا = طيور  المدن = مدن`,
    he: 'הבית = בית  והבית = בית  בבית = בית  לבית = בית  שהבית = בית  מהבית = בית  ביתי = בית',
    fa: 'کتاب‌ها = کتاب  کتابها = کتاب  کتابم = کتاب',
    ja: '猫は = 猫  水を = 水  お水 = 水  勉強する = 勉強  静かな = 静か  学校から = 学校',
    ko: '물을 = 물  학교에서 = 학교  사람은 = 사람  공부하다 = 공부',
    zh: '我的 = 我  朋友们 = 朋友  朋友們 = 朋友  吃了 = 吃  花儿 = 花',
  },
};

const parse = (rows: string) =>
  rows
    .trim()
    .split(/\s{2,}/u)
    .map((row) => row.split(' = ') as [typed: string, meant: string]);

const listWords = (langCode: string): Set<string> => {
  const rows = Object.values(kinds).flatMap((kind) => parse(kind[langCode] ?? 'none = none'));
  return new Set(rows.map(([, meant]) => foldForSearch(meant)));
};

const cases = Object.entries(kinds).flatMap(([kind, byLanguage]) =>
  Object.entries(byLanguage).map(([langCode, rows]) => ({ kind, langCode, rows })),
);

describe('of the words of its language, a text with', () => {
  it.each(cases)('$kind most likely means the right one in $langCode', ({ langCode, rows }) => {
    const words = listWords(langCode);
    const found = parse(rows).map(([typed]) => {
      const keys = [...listMeantTexts(typed, [langCode, 'en']).keys()];
      return [typed, keys.find((key) => words.has(key))];
    });
    expect(found).toEqual(parse(rows).map(([typed, meant]) => [typed, foldForSearch(meant)]));
  });
});

it('lists few texts, none of which is the text itself, however long it is', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc.string({ unit: fc.constantFrom(...'aeiouskth '), maxLength: 120 }),
  );
  fc.assert(
    fc.property(
      text,
      fc.subarray(['ru', 'he', 'ar', 'ja', 'ko', 'zh', 'de'], { minLength: 1 }),
      (typed, langCodes) => {
        const texts = listMeantTexts(typed, langCodes);
        expect(texts.size).toBeLessThanOrEqual(500);
        expect(texts.has(foldForSearch(typed))).toBe(false);
      },
    ),
    { numRuns: 30 },
  );
});

it('prefers the longest text without glued words, and glued words to another keyboard of the same script', () => {
  const listTexts = (typed: string) =>
    [...listMeantTexts(typed, ['ar']).values()].map(({ text }) => text);
  const texts = listTexts('للمدرسة');
  expect(texts.indexOf('مدرسه')).toBeLessThan(texts.indexOf('مدرس'));
  expect(listTexts('المدن')[0]).toBe('مدن');
});

it('prefers the first language', () => {
  const texts = [...listMeantTexts('rjn', ['ru', 'uk']).values()].map(({ text }) => text);
  expect(texts[0]).toBe('кот');
});
