import { describe, expect, it } from 'vitest';
import {
  decodeText,
  findCommaSenses,
  type ReadingChoices,
  readEntries,
  readTable,
  splitSenses,
} from './index.ts';

/** The words of a file, each with its senses and with what else its row says. */
function readFile(file: string | Uint8Array, language: string, choices?: ReadingChoices) {
  const languages = [language, 'en'];
  const text = typeof file === 'string' ? file : (decodeText(file, { languages })?.text ?? '');
  const entries = readEntries(readTable(text, { languages, ...choices }));
  const commas = findCommaSenses(entries.flatMap(({ meanings }) => meanings));
  return entries.map(
    ({ line: _line, written: _written, text, meanings, tags, notes, source: _source, ...facts }) =>
      [
        text,
        ...meanings.flatMap((cell) => splitSenses(cell, { commas })),
        ...tags.map((tag) => `#${tag}`),
        ...notes.map((note) => `(${note})`),
        ...Object.entries(facts).map(([name, value]) => `${name}: ${value}`),
      ].join(' | '),
  );
}

const latin1 = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);

/** Each file begins with its language, and ends with its words. */
const kinds = {
  'notes of Anki with all columns': [
    'de: #separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:6\nq7K#a1zP\tBasic\tGerman::Unit 1\tGurke\tcucumber\tfood unit1\nb&x2Wm0c\tBasic\tGerman::Unit 1\tMöhre\tcarrot\tfood ⇒ Gurke | cucumber | #food | #unit1 ; Möhre | carrot | #food',
    'fr: #html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n#columns:GUID\tType\tDeck\tRecto\tVerso\tRemarque\tTags\n#tags column:7\nO/k^{3=x\tBasique\tFrançais\t"<div class=""w"">chou</div>"\tcabbage\tau marché\tlégume ⇒ chou | cabbage | #légume | (au marché)',
    'ru: #separator:pipe\n#html:false\n#tags column:1\n#deck column:4\nеда осень|гриб|mushroom|Русский ⇒ гриб | mushroom | #еда | #осень',
    'ja: #separator:Comma\n#html:true\n#notetype:Basic\n#deck:日本語\n#tags:n5\n"水","water"\n"""はい""","yes, right" ⇒ 水 | water | #n5 ; "はい" | yes | right | #n5',
  ],
  'files of Anki that a spreadsheet has saved': [
    'de: #separator:comma,,\n#html:false,,\n#columns:Front,Back,Tags\n#tags column:3,,\nGurke,cucumber,food\nMöhre,carrot,food ⇒ Gurke | cucumber | #food ; Möhre | carrot | #food',
    'pl: #separator:comma;;\n#html:true;;\n#tags column:3;;\nogórek;cucumber;warzywo\nmarchew;carrot; ⇒ ogórek | cucumber | #warzywo ; marchew | carrot',
    'es: #separator:tab;\n#columns:Front;Back\npepino;cucumber\nzanahoria;carrot ⇒ pepino | cucumber ; zanahoria | carrot',
    'it: \ufeff#separator:tab\t\r\n#html:true\t\r\n#columns:Back\tFront\r\ncucumber\tcetriolo\r\n ⇒ cetriolo | cucumber',
  ],
  'HTML of Anki': [
    'de: #separator:tab\n#html:true\n<b>Gurke</b>[sound:gurke_01.mp3]\tcucumber&nbsp;<i>(f.)</i> ⇒ Gurke | cucumber (f.)',
    'de: #html:true\n<img src="moehre.jpg"><br>Möhre\tcarrot<br>yellow turnip ⇒ Möhre | carrot | yellow turnip',
    'de: #html:true\nSalz &amp; Pfeffer\tsalt &amp; pepper\n<div>Zwiebel</div>\t&quot;onion&quot; ⇒ Salz & Pfeffer | salt & pepper ; Zwiebel | "onion"',
    'fr: #html:true\ncr&egrave;me br&ucirc;l&eacute;e\t"<ul><li>burnt cream</li><li>custard</li></ul>" ⇒ crème brûlée | burnt cream | custard',
    'ru: #html:true\n<span style="color: #f00;">за&#769;мок</span>\tcastle<!-- ; --><br/>&lt;fortress&gt; ⇒ за́мок | castle | <fortress>',
    'ko: #html:true\n<table><tr><td>사과</td></tr></table><audio src="a.mp3"></audio>\t<a href="https://example.org/?a=1;b=2">apple</a> ⇒ 사과 | apple',
  ],
  'gaps of Anki': [
    'de: #html:true\n{{c1::Die Gurke}} ist grün.\tcucumber\nIch habe {{c1::Hunger::appetite}}.\tto be hungry ⇒ Die Gurke | cucumber | example: Die Gurke ist grün. ; Hunger | to be hungry | example: Ich habe Hunger.',
    'es: #html:true\nTengo {{c1::<b>sed</b>}}.\tthirst ⇒ sed | thirst | example: Tengo sed.',
    'it: {{c1::Il gatto}} {{c2::dorme}}.\tcat ⇒ Il gatto | cat | example: Il gatto dorme.',
    'ja: #html:true\n{{c1::猫[ねこ]}}がいます。\tcat ⇒ 猫 | cat | reading: ねこ | example: 猫がいます。',
  ],
  'readings in fields of Anki': [
    'ja: #html:true\n図書館[としょかん]\tlibrary\n<ruby>駅<rt>えき</rt></ruby>\tstation ⇒ 図書館 | library | reading: としょかん ; 駅 | station | reading: えき',
    'ja:  食[た]べ 物[もの]\tfood\n<ruby><rb>今日</rb><rp>(</rp><rt>きょう</rt><rp>)</rp></ruby>\ttoday ⇒ 食べ物 | food | reading: たべもの ; 今日 | today | reading: きょう',
    'zh: 银行[yínháng]\tbank\n人[ㄖㄣˊ]\tperson ⇒ 银行 | bank | reading: yínháng ; 人 | person | reading: ㄖㄣˊ',
    'zh: <ruby>图<rt>tú</rt>书<rt>shū</rt></ruby>\tbooks ⇒ 图书 | books | reading: túshū',
  ],
  'answers of several lines': [
    'de: Gurke\tcucumber\n- grows on the ground\n- green\n\nMöhre\tcarrot\n- orange\n\nZwiebel\tonion\n ⇒ Gurke | cucumber | (grows on the ground) | (green) ; Möhre | carrot | (orange) ; Zwiebel | onion',
    'fr: chou\tcabbage\n• vert\n• rond\nail\tgarlic ⇒ chou | cabbage | (vert) | (rond) ; ail | garlic',
    'es: pan,bread\nEl pan es bueno.\nagua,water\nBebo mucha agua. ⇒ pan | bread | example: El pan es bueno. ; agua | water | example: Bebo mucha agua.',
    'ru: лук – onion\nbow\n\nмир – world\npeace ⇒ лук | onion | bow ; мир | world | peace',
  ],
  'rows in one line': [
    'de: Gurke,cucumber;Möhre,carrot;Zwiebel,onion; ⇒ Gurke | cucumber ; Möhre | carrot ; Zwiebel | onion',
    'pl: pies\tdog;kot\tcat ⇒ pies | dog ; kot | cat',
    'el: γάτα - cat; σκύλος - dog; νερό - water ⇒ γάτα | cat ; σκύλος | dog ; νερό | water',
    'zh: 猫，cat；狗，dog；水，water ⇒ 猫 | cat ; 狗 | dog ; 水 | water',
  ],
  'separators of their own': [
    'de: Gurke :: cucumber ||| Möhre :: carrot ||| Zwiebel :: onion ⇒ Gurke | cucumber ; Möhre | carrot ; Zwiebel | onion',
    'fr: chou :: cabbage\nail :: garlic ⇒ chou | cabbage ; ail | garlic',
    'sv: katt = cat || hund = dog ⇒ katt | cat ; hund | dog',
    'tr: kedi => cat\nköpek => dog ⇒ kedi | cat ; köpek | dog',
    'pt: gato -> cat\ncão -> dog ⇒ gato | cat ; cão | dog',
    'uk: кіт → cat\nпес → dog ⇒ кіт | cat ; пес | dog',
  ],
  'several senses': [
    'de: Schloss\t1. castle 2. lock\nBank\t(1) bench; (2) bank\ngroß\tbig, large, tall\nsie/er\the/she\nBank [baŋk]\tbank (money) ⇒ Schloss | castle | lock ; Bank | bench | bank ; groß | big | large | tall ; sie/er | he | she ; Bank | bank (money) | ipa: baŋk',
    'de: Kellner / Kellnerin\twaiter / waitress\nder/die/das\tthe ⇒ Kellner / Kellnerin | waiter | waitress ; der/die/das | the',
    'ru: замок\t1) castle 2) lock\nкоса\t① braid ② scythe\nлук\ta) onion b) bow ⇒ замок | castle | lock ; коса | braid | scythe ; лук | onion | bow',
    'fr: avocat (m.)\tlawyer; avocado\nbelle, beau\tbeautiful ⇒ avocat | lawyer | avocado | gender: masculine ; belle, beau | beautiful',
    'ja: 橋\tbridge、span\n箸\tchopsticks ⇒ 橋 | bridge | span ; 箸 | chopsticks',
    'es: banco {m}\t1.bench 2.bank (money, not river) ⇒ banco | bench | bank (money, not river) | gender: masculine',
  ],
  JSON: [
    'de: {"langCode":"de","tranLangCode":"en","words":[{"text":"Gurke","mode":1,"translations":["cucumber"]}]} ⇒ Gurke | cucumber | mode: 1',
    'ja: {"words":[{"text":"猫","mode":1,"reading":"ねこ","grammar":{"reading":"ねこ"},"translations":["cat"]}]} ⇒ 猫 | cat | reading: ねこ | mode: 1',
    'fr: [{"term":"chou","definition":"cabbage","tags":["légume","vert"]}] ⇒ chou | cabbage | #légume | #vert',
    'es: {"cards":[{"front":"gato","back":"cat","notes":"mi gato"},{"front":"perro","back":["dog","hound"]}]} ⇒ gato | cat | (mi gato) ; perro | dog | hound',
  ],
};

describe.each(Object.entries(kinds))('%s are read:', (_kind, files) => {
  it.each(files)('%j', (described) => {
    const [, language = '', file = '', words = ''] = /^(\w+): (.*) ⇒ (.*)$/s.exec(described) ?? [];
    expect(readFile(file, language)).toEqual(words.split(' ; '));
  });
});

it.each([
  [
    'pl',
    latin1('¿ó³w;turtle\r\n³ód\x9f;boat\r\nmi\x9c;teddy bear'),
    'żółw | turtle ; łódź | boat ; miś | teddy bear',
  ],
  ['et', latin1('öö;night\r\ntöö;work\r\njõgi;river'), 'öö | night ; töö | work ; jõgi | river'],
  ['el', latin1('ãÜôá;cat\r\nóêýëïò;dog'), 'γάτα | cat ; σκύλος | dog'],
  ['cs', latin1('ko\xe8ka;cat\r\n\x9eába;frog'), 'kočka | cat ; žába | frog'],
  ['bg', latin1('êîòêà;cat\r\nêó÷å;dog'), 'котка | cat ; куче | dog'],
  ['ja', latin1('\x94L;cat\r\n\x8c\xa2;dog'), '猫 | cat ; 犬 | dog'],
  ['de', utf16('Gurke\tcucumber\r\nMöhre\tcarrot\r\n'), 'Gurke | cucumber ; Möhre | carrot'],
  ['ru', utf16('кот;cat\r\nпёс;dog'), 'кот | cat ; пёс | dog'],
])('letters in %s are read by the code pages of the language: %#', (language, bytes, words) => {
  expect(readFile(bytes, language)).toEqual(words.split(' ; '));
});

it.each([
  ['de', 'spoon\tLöffel\nfork\tGabel', 'Löffel | spoon ; Gabel | fork'],
  ['ru', 'spoon;ложка\nfork;вилка', 'ложка | spoon ; вилка | fork'],
  ['ja', 'cat - 猫\ndog - 犬', '猫 | cat ; 犬 | dog'],
  ['fr', 'Translation,Word\nun chat,cat', 'un chat | cat'],
])('words and translations in %s change places: %j', (language, file, words) => {
  expect(readFile(file, language, { swap: true })).toEqual(words.split(' ; '));
});

describe('exports of other programs', () => {
  it.each([
    [
      'LingQ',
      'term,phrase,hint1,hint1 locale,tag1,tag2,status,importance\n' +
        'Gurke,"Die Gurke ist grün, sagt er.",cucumber,en,food,,3,0\n',
      { example: 'Die Gurke ist grün, sagt er.', tags: ['food'] },
    ],
    ['LingQ without names', '"Gurke","cucumber","Die Gurke ist grün."\n', {}],
    ['Quizlet', 'Gurke\tcucumber\nlaufen\tto run; to walk\n', {}],
    ['Quizlet with own separators', 'Gurke,cucumber;laufen,to run;gehen,to go', {}],
    ['Memrise', 'Learnable,Definition,Part of speech,Audio\nGurke,cucumber,noun,\n', {}],
    [
      'Duolingo',
      'Word\tTranslation\tPart of speech\tStrength\tLast practiced\n' +
        'Gurke\tcucumber\tNoun\t4\t2 days ago\n',
      {},
    ],
  ])('[T15] are read: %s', (_, text, expected) => {
    const [entry] = readEntries(readTable(text, { languages: ['de', 'en'] }));
    expect(entry).toMatchObject({ text: 'Gurke', meanings: ['cucumber'], notes: [], ...expected });
  });
});
