import { listScripts } from '@wordhoard/quiz-engine/text';

/** How people write a language in Latin letters. */
export interface Transliteration {
  /**
   * What a sequence of Latin letters may stand for, the most usual first. `^` before it limits it to the start of a word,
   * `$` after it to the end.
   */
  options: ReadonlyMap<string, readonly string[]>;
  /** Changes the Latin text before it is read. */
  prepare?: ((text: string) => string) | undefined;
  /** Replaces letters after the transliteration. */
  finish: (text: string) => string;
}

/** Vowels and palatalisation are often written as they sound. Texts are folded later, so `е` stands for `ё`. */
const russian = `a:а,о b:б,бь v:в,вь w:в g:г d:д,дь e:е,э ^e:э,е yo:е,ио jo:е io:ио,е zh:ж,жь,зх z:з,зь
  i:и,ы y:ы,и,ь j:и,ж,дж k:к l:л,ль m:м,мь n:н,нь o:о p:п,пь r:р,рь s:с,сь t:т,ть u:у f:ф kh:х,кх h:х,г x:х,кс
  ts:ц,тс tz:ц c:ц,к,с ch:ч,чь,х sh:ш,шь,сх shch:щ sch:щ,сч ya:я,ья,ъя,ия ja:я,ья,ъя ia:ия,я,ья cho:чо,че sho:шо,ше zho:жо,же shcho:що,ще  yu:ю,ью ju:ю,ью iu:ию,ю ye:е,ье je:е,ье
  ie:ие,е,ье iy:ии iy$:ии,ы yy:ыи y$:ы,и,ыи ck:к q:к ':ь,ъ, ’:ь,ъ, ":ъ 4:ч`;

const ukrainian = `a:а b:б v:в w:в g:г,ґ h:г,х d:д,дь e:е,є ye:є,’є je:є ie:є,іє zh:ж,зг z:з,зь i:і,и,ї y:и,і j:и,ж
  yi:і,ії,’і ji:і,’і k:к l:л,ль m:м n:н,нь o:о,ьо p:п r:р,рь s:с,сь t:т,ть u:у f:ф kh:х x:х,кс ts:ц,ць,тс tz:ц c:ц,ць,к ch:ч sh:ш
  shch:щ sch:щ yu:ю,’ю ju:ю iu:ю,ію,’ю ya:я,’я ja:я,’я ia:я,ія,’я iu$:ю,ію yi$:ии,і yo:ио,ьо io:ьо,іо,ио zgh:зг ’:ь,’, ':ь,’, iy:іи yy:ии q:к`;

const serbian = `a:а b:б v:в w:в g:г d:д,ђ đ:ђ dj:ђ,дј gj:ђ,ѓ e:е z:з,ж ž:ж zh:ж i:и j:ј y:ј,и k:к kj:ќ l:л lj:љ m:м n:н nj:њ o:о p:п
  r:р s:с,ш š:ш sh:ш t:т ć:ћ č:ч c:ц,ч,ћ ch:ч,ћ tj:ћ ts:ц u:у f:ф h:х x:кс dž:џ dz:ѕ,џ,дз dzh:џ q:к`;

const greek = `a:α ai:αι,αϊ e:ε,αι i:ι,η,ει,υ,οι y:υ,ι,η,γι h:η,χ o:ο,ω w:ω u:υ,ου ou:ου oi:οι,οϊ ei:ει,εϊ b:μπ,β mp:μπ,μβ v:β,υ f:φ,υ
  ph:φ af:αυ,αφ ef:ευ,εφ av:αυ,αβ ev:ευ,εβ au:αυ,αου eu:ευ,εου g:γ,γκ,γγ gg:γγ ng:γγ,γκ,νγ gk:γκ gh:γ d:δ,ντ dh:δ nt:ντ,ντ z:ζ th:θ,τη 8:θ k:κ,κκ ks:ξ
  x:χ,ξ 3:ξ l:λ,λλ ll:λλ m:μ,μμ mm:μμ n:ν,νν nn:νν p:π,ππ ps:ψ r:ρ,ρρ s:σ,σσ ss:σσ t:τ,ττ tt:ττ kk:κκ pp:ππ rr:ρρ ch:χ,τσ kh:χ j:τζ tz:τζ ts:τσ
  c:κ,ψ q:θ ya:για,ια gia:για yo:γιο,ιο gio:γιο yi:γι,υι ye:γε,γιε yu:γιου,ιου`;

const hebrew = `^a:א,ע,ה ^e:א,ע,אי ^i:אי,א,עי,ע ^o:או,א,עו,ע ^u:או,א,עו ^ei:אי,עי ^ai:איי,אי ^ya:י,יא ^ye:י,יא ^yi:י,יי
  a:,א,ע a$:ה,א,ע,עה,ת ah$:ה aa:,אא aa$:עה,אה e:,א,ע,י e$:ה,,א eh$:ה i:י,,אי i$:י,יא o:ו,,או,א o$:ו,א,ה oh$:ה u:ו,,או u$:ו,וא ei:י,יי, ey:י,יי ai:י,יי,אי ay:י,יי oi:וי oy:וי ee:י oo:ו
  ach$:ח,ך ua:ו,וע uach$:וח ea:,ע iya$:יה ia$:יה yya$:יה b:ב bb:ב v:ב,ו,וו g:ג gg:ג d:ד dd:ד h:ה,ח h$:ה,ח z:ז zz:ז ch:ח,כ,צ kh:ח,כ x:ח,כ t:ט,ת th:ת,ט tt:ט,ת y:י yy:י k:ק,כ kk:ק,כ c:ק,כ q:ק
  l:ל ll:ל m:מ mm:מ n:נ nn:נ s:ס,ש,צ ss:ס sh:ש p:פ pp:פ f:פ ph:פ ts:צ tz:צ tzz:צ shsh:ש r:ר rr:ר j:ג,ג’ w:ו,וו ':,ע,א ’:,ע,א`;

const arabicLetters = `b:ب bb:ب t:ت,ط tt:ت,ط th:ث,ذ j:ج g:ج,غ,ق jj:ج h:ح,ه hh:ح,ه kh:خ d:د,ض dd:د,ض dh:ذ,ض,ظ r:ر rr:ر z:ز,ذ,ظ zz:ز s:س,ص ss:س,ص sh:ش ch:ش,تش gh:غ
  f:ف ff:ف q:ق qq:ق k:ك,ق kk:ك thth:ث shsh:ش khkh:خ dhdh:ذ ghgh:غ l:ل ll:ل m:م mm:م n:ن nn:ن w:و ww:و y:ي yy:ي v:ف p:ب x:كس c:ك,س ':ع,,ء,ئ,أ,ؤ ’:ع,,ء,ئ,أ,ؤ ʿ:ع ʾ:ء,ئ,أ,ؤ, ʻ:ع ʼ:ء,ئ,أ,ؤ,
  2:ء,أ 3:ع 5:خ 6:ط 7:ح 8:ق,غ 9:ص ḥ:ح ṣ:ص ḍ:ض ṭ:ط ẓ:ظ ġ:غ ḫ:خ ḏ:ذ ṯ:ث š:ش ǧ:ج`;

const arabic = `${arabicLetters} ^a:ا,ع,ال ^i:ا,ع,اي ^u:ا,ع,او ^o:ا,ع,او ^e:ا,اي ^ai:اي,عي ^ay:اي,عي ^aw:او,عو a:,ا,ع aa:ا,عا ā:ا,,عا a$:ة,ا,ى,,اء,ع ā$:ا,ى,اء ah$:ة,اة,ه aa$:ا,ى,اء
  i:,ي,ع ii:ي ī:ي ee:ي i$:ي,,ئ ī$:ي iyya$:ية iya$:ية u:,و,ع uu:و ū:و oo:و u$:و,,ؤ e:,ي,ا o:,و ō:و ē:ي ai:ي ay:ي ei:ي ey:ي au:و aw:و ou:و an$:ا,ان ān$:ان,ا ia:يا,ي ua:وا
  ^al:ال ^al-:ال ^el-:ال ^el:ال ^as-:ال ^ash-:ال ^an-:ال ^ar-:ال ^at-:ال ^ad-:ال ^az-:ال`;

const persian = `${arabicLetters} p:پ ch:چ,ش zh:ژ g:گ gg:گ k:ک,ق kk:ک q:ق,غ gh:غ,ق y:ی yy:ی v:و,ف w:و j:ج,ژ t:ت,ط d:د z:ز,ض,ذ,ظ s:س,ص,ث h:ه,ح f:ف
  ^a:ا,ع ^ā:آ ^aa:آ ^e:ا,ع ^i:ای ^o:ا,او,ع ^u:او ^oo:او a:ا,,ع aa:ا ā:ا a$:ا,ه e:,ی,ع e$:ه,ی i:ی ii:ی ī:ی ee:ی o:,و u:و uu:و ū:و oo:و ou:و ow:و ey:ی ei:ی ay:ی ai:ای,ی an:ان,ن`;

const georgian = `a:ა b:ბ g:გ,ღ d:დ e:ე v:ვ w:ვ,წ z:ზ,ძ t:თ,ტ i:ი k:კ,ქ l:ლ m:მ n:ნ o:ო p:პ,ფ zh:ჟ j:ჯ,ჟ r:რ s:ს u:უ f:ფ ph:ფ q:ქ,ყ gh:ღ y:ყ,ი sh:შ ch:ჩ,ჭ ts:ც,წ tz:წ
  c:ც,ჩ,წ dz:ძ kh:ხ,ქ x:ხ h:ჰ,ხ dj:ჯ t':ტ p':პ k':კ q':ყ ts':წ ch':ჭ`;

const armenian = `a:ա b:բ g:գ d:դ,տ e:ե,է ^e:է,ե ye:ե ^ye:ե yev:և z:զ y:ը,յ,ի t:տ,թ t':թ zh:ժ i:ի l:լ kh:խ x:խ ts:ծ,ց ts':ց c:ց,ծ k:կ,ք k':ք h:հ dz:ձ gh:ղ ch:չ,ճ ch':չ tch:ճ m:մ n:ն sh:շ
  o:ո,օ ^o:օ,ո vo:ո,վո p:պ,փ p':փ ph:փ j:ջ,ժ r:ր,ռ rr:ռ s:ս v:վ,ւ u:ու ou:ու ev:և,եվ f:ֆ q:ք,ղ ya:յա,եա yu:յու w:վ,ւ`;

const finalHebrew: Readonly<Record<string, string>> = { כ: 'ך', מ: 'ם', נ: 'ן', פ: 'ף', צ: 'ץ' };

const endHebrew = (text: string): string =>
  text.replace(/[כמנפצ](?![\p{L}\p{M}])/gu, (letter) => finalHebrew[letter] ?? letter);

const belarusian = `${russian} g:г h:г,х i:і,ы w:у u:у,ў e:е,э dz:дз,ц y:ы,и ya:я,’я ’:ь,’ ':ь,’`;
const bulgarian = `${russian} a:а,ъ u:у,ъ y:и,ъ,ы sht:щ,шт x:х,кс q:я 6:ш c:ц,ч`;
const mongolian = `${russian} o:о,ө u:у,ү ö:ө ü:ү e:э,е ye:е i:и,й,ий j:ж,й q:ч x:х v:в,ы oo:оо,өө uu:уу,үү ee:ээ aa:аа ii:ий ai:ай`;
const kazakh = `${russian} a:а,ә ä:ә g:г,ғ i:і,и,й ı:ы k:к,қ q:қ n:н,ң ng:ң o:о,ө ö:ө u:у,ұ,ү ü:ү ū:ұ h:х,һ y:ы,й e:е,э`;

/** Kana by consonant and vowel, in the order a i u e o. */
const kanaRows = `:あ,い,う,え,お k:か,き,く,け,こ g:が,ぎ,ぐ,げ,ご s:さ,し,す,せ,そ sh:しゃ,し,しゅ,しぇ,しょ z:ざ,じ,ず,ぜ,ぞ j:じゃ,じ,じゅ,じぇ,じょ
  t:た,ち,つ,て,と ch:ちゃ,ち,ちゅ,ちぇ,ちょ ts:つぁ,つぃ,つ,つぇ,つぉ d:だ,ぢ,づ,で,ど n:な,に,ぬ,ね,の h:は,ひ,ふ,へ,ほ f:ふぁ,ふぃ,ふ,ふぇ,ふぉ b:ば,び,ぶ,べ,ぼ
  p:ぱ,ぴ,ぷ,ぺ,ぽ m:ま,み,む,め,も y:や,い,ゆ,いぇ,よ r:ら,り,る,れ,ろ w:わ,うぃ,う,うぇ,を v:ゔぁ,ゔぃ,ゔ,ゔぇ,ゔぉ ky:きゃ,き,きゅ,きぇ,きょ gy:ぎゃ,ぎ,ぎゅ,ぎぇ,ぎょ
  sy:しゃ,し,しゅ,しぇ,しょ zy:じゃ,じ,じゅ,じぇ,じょ jy:じゃ,じ,じゅ,じぇ,じょ ty:ちゃ,ち,ちゅ,ちぇ,ちょ ny:にゃ,に,にゅ,にぇ,にょ hy:ひゃ,ひ,ひゅ,ひぇ,ひょ
  by:びゃ,び,びゅ,びぇ,びょ py:ぴゃ,ぴ,ぴゅ,ぴぇ,ぴょ my:みゃ,み,みゅ,みぇ,みょ ry:りゃ,り,りゅ,りぇ,りょ`;

/** Learners leave out that a vowel is long, or write it with a macron or twice. */
const longVowels: Readonly<Record<string, readonly string[]>> = {
  a: ['あ', 'ー'],
  i: ['い', 'ー'],
  u: ['う', 'ー'],
  e: ['い', 'え', 'ー'],
  o: ['う', 'お', 'ー'],
};

function buildJapanese(): Map<string, readonly string[]> {
  const options = parse("n:ん nn:ん,んん n':ん m:ん wa$:わ,は -:ー");
  for (const [consonant, row] of parse(kanaRows)) {
    for (const [place, vowel] of [...'aiueo'].entries()) {
      for (const [spelling, found] of listKanaSpellings(consonant, vowel, row[place] ?? '')) {
        options.set(spelling, found);
      }
    }
  }
  return options;
}

type Spelling = [spelling: string, kana: readonly string[]];

function listKanaSpellings(consonant: string, vowel: string, kana: string): Spelling[] {
  const long = (longVowels[vowel] ?? []).map((mark) => kana + mark);
  const macron = `${vowel}\u0304`.normalize('NFC');
  const spellings: Spelling[] = [
    [consonant + vowel, [kana, ...long]],
    [consonant + macron, long],
    [consonant + vowel + vowel, long],
  ];
  if (!/^[^aiueonymw]/u.test(consonant)) return spellings;
  const before = consonant === 'ch' ? ['c', 't'] : [consonant.charAt(0)];
  const doubled = spellings.flatMap(([spelling, found]) =>
    before.map((letter): Spelling => [letter + spelling, found.map((one) => `っ${one}`)]),
  );
  return [...spellings, ...doubled];
}

/** The consonants at the start of a syllable, its vowels, and the consonants at its end, in the order of Unicode. */
const koreanStarts =
  'g,k kk,gg n d,t tt,dd r,l m b,p pp,bb s,sh ss - j,ch jj ch,c k,q t p,f h'.split(' ');
const koreanVowels =
  'a ae,ai ya yae eo,u,o e yeo,yo ye o wa wae oe,oi yo u,oo wo,weo we wi yu eu,u,e ui,eui i,ee'.split(
    ' ',
  );
const koreanEnds: Readonly<Record<string, string>> = {
  k: '\u11a8',
  g: '\u11a8',
  n: '\u11ab',
  t: '\u11ae',
  d: '\u11ae',
  l: '\u11af',
  r: '\u11af',
  m: '\u11b7',
  p: '\u11b8',
  b: '\u11b8',
  s: '\u11ba',
  ss: '\u11bb',
  ng: '\u11bc',
  j: '\u11bd',
  ch: '\u11be',
  h: '\u11c2',
};

function buildKorean(): Map<string, readonly string[]> {
  const options = new Map<string, string[]>();
  const add = (sequence: string, found: string) => {
    options.set(sequence, [...(options.get(sequence) ?? []), found]);
  };
  for (const [letter, end] of Object.entries(koreanEnds)) add(letter, end);
  const spellings = koreanStarts.flatMap((consonants, start) =>
    koreanVowels.flatMap((vowels, middle) =>
      consonants.split(',').flatMap((consonant, rarity) =>
        vowels.split(',').map((vowel, rarer) => ({
          sequence: consonant.replace('-', '') + vowel,
          syllable: String.fromCharCode(0xac00 + (start * 21 + middle) * 28),
          rarity: rarity + rarer,
        })),
      ),
    ),
  );
  for (const { sequence, syllable } of spellings.toSorted(
    (one, other) => one.rarity - other.rarity,
  )) {
    add(sequence, syllable);
  }
  return options;
}

function parse(table: string): Map<string, readonly string[]> {
  const entries = table.split(/\s+/u).map((entry): [string, string[]] => {
    const [, sequence = '', options = ''] = /^(.*?):(.*)$/u.exec(entry) ?? [];
    return [sequence, options.split(',')];
  });
  return new Map(entries);
}

const keep = (text: string): string => text.normalize('NFC');
const build =
  (
    table: string,
    { finish = keep, prepare }: Partial<Transliteration> = {},
  ): (() => Transliteration) =>
  () => ({ options: parse(table), finish, prepare });

/** In words such as _kitab_ and _jidar_, the last vowel is long as a rule. */
const lengthen = (text: string): string =>
  text.replace(/(?<![^ -])([^aeiou ]+[iu][^aeiou ]+)a(?=[^aeiou ]+(?![^ ]))/gu, '$1ā');

const builders: Readonly<Record<string, () => Transliteration>> = {
  ar: build(arabic, { prepare: lengthen }),
  be: build(belarusian),
  bg: build(bulgarian),
  el: build(greek),
  fa: build(persian),
  he: build(hebrew, { finish: endHebrew }),
  hy: build(armenian),
  ja: () => ({ options: buildJapanese(), finish: keep }),
  ka: build(georgian),
  kk: build(kazakh),
  ko: () => ({ options: buildKorean(), finish: keep }),
  mk: build(serbian),
  mn: build(mongolian),
  ru: build(russian),
  sr: build(serbian),
  uk: build(ukrainian),
};
/** The languages that learners type in Latin letters. */
export const languagesWithOtherScripts: readonly string[] = Object.keys(builders);

const languageOfScript: Readonly<Record<string, string>> = { Arab: 'ar', Cyrl: 'ru', Hebr: 'he' };

const built = new Map<string, Transliteration>();

/** How a language is written in Latin letters; by default like another one in its script. */
export function getTransliteration(langCode: string): Transliteration | undefined {
  const [primary = ''] = langCode.split('-');
  const [script = ''] = listScripts(langCode);
  const language = Object.hasOwn(builders, primary) ? primary : languageOfScript[script];
  const builder = language === undefined || script === 'Latn' ? undefined : builders[language];
  if (language === undefined || builder === undefined) return undefined;
  const table = built.get(language) ?? builder();
  built.set(language, table);
  return table;
}
