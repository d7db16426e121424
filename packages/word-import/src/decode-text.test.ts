import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeAs, decodeText } from './decode-text.ts';
import { type EncodingName, encodings } from './encodings.ts';

const parseBytes = (hexadecimal: string) =>
  new Uint8Array(hexadecimal.split(' ').map((byte) => Number.parseInt(byte, 16)));

/** Encodes by trying every byte, or pair of bytes, of an encoding. */
function encode(text: string, encoding: EncodingName): Uint8Array {
  const codes = new Map<string, number[]>();
  const decoder = new TextDecoder(encoding, { fatal: true });
  const learn = (bytes: number[]) => {
    try {
      const [letter = '', ...others] = decoder.decode(new Uint8Array(bytes));
      if (others.length === 0 && !codes.has(letter)) codes.set(letter, bytes);
    } catch {
      // The bytes are no letter.
    }
  };
  for (let first = 1; first < 256; first += 1) learn([first]);
  if ([...text].some((letter) => !codes.has(letter)))
    for (let first = 0x81; first < 256; first += 1)
      for (let second = 0x40; second < 256; second += 1) learn([first, second]);
  return new Uint8Array([...text].flatMap((letter) => codes.get(letter) ?? [0x3f]));
}

it.each<[EncodingName, string[], string]>([
  ['windows-1250', ['pl', 'en'], 'żółw;turtle\nłódź;boat\nksiążka;book'],
  ['windows-1250', ['cs', 'ru'], 'kočka;cat\npřítel'],
  ['windows-1250', ['hu', 'en'], 'őz;roe\nűr;space'],
  ['iso-8859-2', ['pl', 'en'], 'gęś;goose\nśliwka;plum'],
  ['windows-1252', ['et', 'ru'], 'öö;night\ntöö;work\nmägi;mountain'],
  ['windows-1252', ['de', 'ru'], 'Möhre;carrot'],
  ['windows-1252', ['fr', 'en'], 'été;summer\ngarçon;boy'],
  ['macintosh', ['fr', 'en'], 'été;summer\ngarçon;boy'],
  ['macintosh', ['de', 'en'], 'Möhre;carrot\nGröße;size'],
  ['windows-1253', ['el', 'en'], 'γάτα;cat\nσκύλος;dog\nνερό;water'],
  ['windows-1251', ['ru', 'en'], 'яблоко;apple\nПривет;hello'],
  ['windows-1251', ['de', 'ru'], 'Apfel;яблоко\nBirne;груша'],
  ['koi8-r', ['ru', 'en'], 'яблоко;apple\nПривет;hello'],
  ['koi8-u', ['uk', 'en'], 'їжак;hedgehog\nяблуко;apple'],
  ['x-mac-cyrillic', ['ru', 'en'], 'яблоко;apple\nПривет;hello'],
  ['ibm866', ['ru', 'en'], 'яблоко;apple\nПривет;hello'],
  ['windows-1254', ['tr', 'en'], 'ışık;light\nağaç;tree'],
  ['windows-1255', ['he', 'en'], 'כלב;dog'],
  ['windows-1256', ['ar', 'en'], 'كتاب;book'],
  ['windows-1257', ['lt', 'en'], 'ąžuolas;oak\nšuo;dog'],
  ['windows-874', ['th', 'en'], 'แมว;cat'],
  ['shift_jis', ['ja', 'en'], '猫;cat\nねこ;cat\nネコ;cat'],
  ['euc-jp', ['ja', 'en'], '猫;cat\nねこ;cat\nネコ;cat'],
  ['euc-kr', ['ko', 'en'], '고양이;cat'],
  ['gb18030', ['zh', 'en'], '猫;cat\n图书馆;library'],
  ['big5', ['zh-Hant', 'en'], '貓;cat\n圖書館;library'],
  ['windows-1251', ['en', 'ru'], 'house;дом\ncat;кошка'],
  ['windows-1251', ['ru', 'en'], 'Дом;House\nКошка;Cat\nЯблоко;Apple'],
  ['windows-1251', ['ru', 'en'], 'Я люблю тебя.;I love you.'],
  ['windows-1251', ['ru', 'en'], 'Яблоко;apple'],
  ['windows-1251', ['ru', 'en'], 'ДОМ;HOUSE'],
  ['windows-1251', ['en', 'ru'], 'MUM;МАМА'],
  ['windows-1251', ['ru', 'en'], '«дом» – house\n“кот” — cat'],
  ['windows-1251', ['id', 'uk'], 'rumah;дім'],
  ['windows-1251', ['sr', 'en'], 'ђак;pupil\nкућа;house'],
  ['koi8-r', ['en', 'ru'], 'deed;дело\nmum;мама'],
  ['windows-1254', ['en', 'tr'], 'sugar;şeker'],
  ['windows-1255', ['en', 'he'], 'dog;כלב'],
  ['windows-1256', ['en', 'ar'], 'yes, please;نعم، من فضلك\nbook;كِتَاب'],
  ['windows-1253', ['en', 'el'], 'cat;γάτα'],
  ['windows-1250', ['en', 'cs'], 'horse;kůň'],
  ['windows-1250', ['en', 'hu'], 'fire;tűz'],
  ['windows-1250', ['en', 'pl'], 'that;że\nto go;iść'],
  ['windows-1250', ['sr', 'en'], 'đak;pupil\nkuća;house'],
  ['windows-1257', ['en', 'lv'], 'night;nakts\nriver;upe\nroad;ceļš'],
  ['windows-1252', ['en', 'de'], 'don’t;nicht'],
  ['windows-1252', ['en', 'fr'], 'don’t;ça'],
  ['windows-1252', ['en', 'es'], 'How are you?;¿Cómo estás?'],
  ['windows-1252', ['de', 'ru'], 'Käse;cheese\nÄpfel;apples\ngrün;green'],
  ['windows-1252', ['ru', 'de'], 'Übung\nÖl'],
  ['windows-1252', ['en', 'ru'], 'café'],
  ['macintosh', ['en', 'fr'], 'don’t;ça'],
])('[E4] reads %s of %j', (encoding, languages, text) => {
  const decoded = decodeText(encode(text, encoding), { languages });
  expect(decoded?.text).toBe(text);
  expect(decoded?.alternatives).not.toContain(decoded?.encoding);
});

it.each([[['vi', 'en']], [['en', 'vi']], [['vi', 'de']], [['de', 'vi']]])(
  '[E4] reads the tones of Vietnamese of %j',
  (languages) => {
    const bytes = parseBytes('6e fd f5 ec 63 3b 77 61 74 65 72');
    expect(decodeText(bytes, { languages })?.text).toBe('nước;water');
  },
);

const german = { languages: ['de', 'en'] };

describe('a Unicode file', () => {
  it.each([
    ['UTF-8 with a mark', 'ef bb bf 41 c3 b6', 'Aö'],
    ['UTF-16 with a mark', 'ff fe c4 00 70 00', 'Äp'],
    ['big-endian UTF-16 with a mark', 'fe ff 00 c4 00 70', 'Äp'],
  ])('[E1] in %s is read by its mark', (_, bytes, text) => {
    expect(decodeText(parseBytes(bytes), german)).toMatchObject({ text, alternatives: [] });
  });

  it.each([
    ['utf-16le', '47 00 75 00 0d 00 0a 00 f6 00', 'Gu\r\nö'],
    ['utf-16be', '00 47 00 75 00 0d 00 0a 00 f6', 'Gu\r\nö'],
    ['utf-16le', '6b 73 09 00 63 00', '獫\tc'],
  ])('[E2] in %s without a mark is known by its zero bytes', (encoding, bytes, text) => {
    expect(decodeText(parseBytes(bytes), german)).toMatchObject({
      text,
      encoding,
      alternatives: [],
    });
  });

  it('[E3] is UTF-8 if it can be', () => {
    const read = decodeText(new TextEncoder().encode('żółw – черепаха'), german);
    expect(read).toMatchObject({ text: 'żółw – черепаха', encoding: 'utf-8' });
    expect(read?.alternatives[0]).toBe('windows-1252');
    expect(decodeText(new TextEncoder().encode('cat'), german)?.alternatives).toEqual([]);
  });
});

it.each([
  [
    '4d c3 b6 68 72 65 0a 4b c3 a4 73 65 0a 54 c3 bc 72 0a c3 96 6c 0a ff',
    'Möhre\nKäse\nTür\nÖl\n�',
  ],
  [
    '4d c3 b6 68 72 65 0a 4b c3 a4 73 65 0a 54 bc 72 0a c3 96 6c 0a c3 9f',
    'Möhre\nKäse\nT�r\nÖl\nß',
  ],
  ['d0 b4 d0 be d0 bc 0a d0 ba d0 be d1 82 0a 98 98 61', 'дом\nкот\n��a'],
  ['4d c3 b6 68 72 65 0a 54 bc 72', 'Möhre\nT�r'],
  ['d0 b4 d0 be d0', 'до�'],
])('[E3] damaged UTF-8 stays UTF-8: %s', (bytes, text) => {
  expect(decodeText(parseBytes(bytes), german)).toMatchObject({ text, encoding: 'utf-8' });
});

it('[E3] a letter that ends a file is no damaged UTF-8', () => {
  expect(decodeText(parseBytes('63 61 66 e9'), german)?.text).toBe('café');
});

it.each([
  ['a picture', '89 50 4e 47 0d 0a 1a 0a 00 00 00 0d'],
  ['a workbook', '50 4b 03 04 14 00 06 00'],
])('[E5] %s is no text', (_, bytes) => {
  expect(decodeText(parseBytes(bytes), german)).toBeUndefined();
});

it('[E6] any bytes are decoded, in every encoding', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 60 }),
      fc.constantFrom('de', 'ru', 'ja', 'zh-Hant', 'x', ''),
      fc.constantFrom(...encodings),
      (bytes, language, encoding) => {
        decodeText(bytes, { languages: [language] });
        expect(typeof decodeAs(bytes, encoding)).toBe('string');
      },
    ),
  );
});
