import type { QuizItem, QuizSide } from '@wordhoard/quiz-engine';
import type { AnswerContent } from '../quiz/board/quiz-content.tsx';
import type { WordText } from '../word/word-text.ts';

export * as images from './images.ts';

const word = (lang: string, text: string, facts: Partial<WordText> = {}): WordText => ({
  lang,
  text,
  ...facts,
});

/** Words of several languages: short and long ones, left-to-right and right-to-left. */
export const words = {
  apple: word('en', 'apple'),
  apfel: word('de', 'Apfel'),
  yabloko: word('ru', 'яблоко'),
  pear: word('en', 'pear'),
  grusha: word('ru', 'груша'),
  pera: word('es', 'pera'),
  manzana: word('es', 'manzana'),
  limon: word('es', 'limón'),
  limonRussian: word('ru', 'лимон'),
  fresa: word('es', 'fresa'),
  klubnika: word('ru', 'клубника'),
  uva: word('es', 'uva'),
  vinograd: word('ru', 'виноград'),
  bread: word('en', 'bread'),
  hleb: word('ru', 'хлеб'),
  jablko: word('pl', 'jabłko'),
  mariposa: word('es', 'mariposa'),
  babochka: word('ru', 'бабочка'),
  coche: word('es', 'coche'),
  carro: word('es', 'carro'),
  avtomobil: word('ru', 'автомобиль'),
  mashina: word('ru', 'машина'),
  library: word('en', 'library'),
  maktaba: word('ar', 'مَكْتَبَة'),
  tapuach: word('he', 'תפוח'),
  ringo: word('ja', '林檎'),
  neko: word('ja', '猫', { reading: 'ねこ', romanisation: 'neko' }),
  tabemono: word('ja', '食べ物', { reading: 'たべもの', romanisation: 'tabemono' }),
  yanjing: word('zh', '眼睛', { reading: 'yǎnjing' }),
  kitab: word('ar', 'كتاب', { reading: 'كِتاب', romanisation: 'kitāb' }),
  shulchan: word('he', 'שולחן', { reading: 'שׁוּלְחָן', romanisation: 'shulkhan' }),
  moloko: word('ru', 'молоко', { stress: 'молоко́', romanisation: 'moloko' }),
  auge: word('de', 'Auge', { article: 'das' }),
  eichhoernchen: word('de', 'Eichhörnchen'),
  squirrel: word('en', 'squirrel'),
  insurance: word('de', 'Rechtsschutzversicherungsgesellschaften'),
  legalInsurers: word('en', 'insurance companies providing legal protection'),
  insuranceCompany: word('de', 'Versicherungsgesellschaften'),
  legalProtection: word('en', 'a company of legal protection'),
  arcEnCiel: word('fr', 'arc-en-ciel'),
  raduga: word('ru', 'радуга'),
  cheminDeFer: word('fr', 'chemin de fer'),
  zheleznayaDoroga: word('ru', 'железная дорога'),
  pustakalay: word('hi', 'पुस्तकालय'),
  sightseeing: word('ru', 'достопримечательности'),
  sights: word('en', 'sights'),
};

/** A word of a quiz with its accepted answers, the expected one first. */
export const quizItem = (prompt: WordText, text: WordText, ...accepted: WordText[]): QuizItem => ({
  wordId: prompt.text,
  prompt: { text: prompt.text, langCode: prompt.lang },
  text: text.text,
  langCode: text.lang,
  accepted: accepted.map((other) => other.text),
});

export const manzana = quizItem(words.manzana, words.yabloko);

export const fruits = [
  manzana,
  quizItem(words.pera, words.grusha),
  quizItem(words.limon, words.limonRussian),
  quizItem(words.fresa, words.klubnika),
  quizItem(words.uva, words.vinograd),
  quizItem(words.mariposa, words.babochka),
];

/** A deterministic random generator, so that a story always looks the same. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** Converts a side of a question to the content of a board. */
export function sideContent({ text, langCode = '', imageKey }: QuizSide): AnswerContent {
  if (imageKey !== undefined) return { kind: 'image', image: imageKey, alt: text };
  return { kind: 'word', word: { text, lang: langCode } };
}
