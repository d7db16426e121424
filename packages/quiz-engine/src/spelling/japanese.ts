import { toHiragana } from '../text/fold.ts';

/** A number in kanji with what it counts: 一つ is 1つ, but 一緒 has no digit, and 十分 is enough. */
const counted =
  /^(?!十分)[〇一二三四五六七八九十]+(?=(?:つ|人|[年月日時分度回階本枚冊個台匹歳才円]|週間|か月|番目)[間目半]?$)/u;

const toDigits = (number: string): string =>
  number
    .replace(/(.?)十(.?)/u, (_, tens, ones) => (tens || '一') + (ones || '〇'))
    .replace(/./gu, (kanji) => `${'〇一二三四五六七八九'.indexOf(kanji)}`);

/** The long mark that technical terms may end with: コンピューター. */
const finalMark =
  /(?<=サーバ|ユーザ|モニタ|[ァ-ヶー]{2}(?:[ーンクプス]タ|ルダ|イバ|ャナ))ー(?![ァ-ヶー])/gu;

const syllablesOfB = ['ば', 'び', 'べ', 'ぼ', 'びゅ'];

/** Writes a folded text in hiragana, and numbers before a counter in digits. */
export const unifyJapanese = (text: string): string =>
  toHiragana(
    text
      .replace(counted, toDigits)
      .replace(/(\p{Script=Han})々/gu, '$1$1')
      .replace(finalMark, ''),
  ).replace(
    /ゔ([ぁぃぇぉゅ]?)/gu,
    (_, vowel) => syllablesOfB['ぁぃぇぉゅ'.indexOf(vowel || '-')] ?? 'ぶ',
  );
