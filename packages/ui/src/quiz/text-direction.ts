const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Of letters that do not stand in a text, where `dir="auto"` would find out. */
export const textDirection = (letters: readonly string[]): 'ltr' | 'rtl' =>
  letters.some((letter) => rightToLeft.test(letter)) ? 'rtl' : 'ltr';
