import type { Locator, Page } from '@playwright/test';

export interface KeyWord {
  text: string;
  meaning: string;
  /** The URL of the image. */
  picture: string | undefined;
  /** The word in Latin letters. */
  romanisation?: string | undefined;
  /** Its example without the word. */
  gap?: readonly string[] | undefined;
}

interface FeedWord {
  text: string;
  image: { url: string } | null;
  grammar: { romanisation?: string } | null;
  trans: { dest: { text: string } }[];
  example: string | null;
  exampleDetails: { trans: { langCode: string; text: string }[] } | null;
}

/** The words, translations and images of a list, from the API instead of the quiz under test. */
export class AnswerKey {
  readonly #words: readonly KeyWord[];

  constructor(words: readonly KeyWord[]) {
    this.#words = words;
  }

  static async of(page: Page, slug: string, tranLangCode: string): Promise<AnswerKey> {
    const list = await page.request.post('/front-list/record', { data: { slug } });
    const { id: listId } = await list.json();
    const words = await page.request.post('/front-list/word-feed', {
      data: { listId, tranLangCode, page: 1, pageSize: 100 },
    });
    const { data }: { data: FeedWord[] } = await words.json();
    return new AnswerKey(
      data.flatMap(({ text, image, grammar, trans, example, exampleDetails }) => [
        {
          text,
          meaning: `${trans[0]?.dest.text}`,
          picture: image?.url,
          romanisation: grammar?.romanisation,
          gap: example?.split(text),
        },
        ...(exampleDetails?.trans ?? [])
          .filter(({ langCode }) => langCode === tranLangCode)
          .map((meaning) => ({ text: `${example}`, meaning: meaning.text, picture: undefined })),
      ]),
    );
  }

  /** The word that an element shows by its text, translation or image. */
  async wordOn(face: Locator): Promise<KeyWord> {
    const shown = await shownBy(face);
    const word = this.#words.find((one) => isShownAs(one, shown));
    if (word === undefined) throw new Error(`No word is shown as ${shown}`);
    return word;
  }

  /** The index of the first element that shows the word, or of the first that does not. */
  async indexOf(word: KeyWord, faces: readonly Locator[], verdict: Verdict): Promise<number> {
    const shown = await Promise.all(faces.map(shownBy));
    const index = shown.findIndex((face) => isShownAs(word, face) === (verdict === 'right'));
    if (index < 0) throw new Error(`Nothing ${verdict} for ${word.text} among ${shown}`);
    return index;
  }
}

export type Verdict = 'right' | 'wrong';

const isShownAs = ({ text, meaning, picture, gap = [] }: KeyWord, face: string): boolean =>
  [meaning, picture].includes(face) ||
  withoutVowels(text) === withoutVowels(face) ||
  leavesGap(gap, face);

/** Vowels may be marked in Arabic and Hebrew words. */
export const withoutVowels = (word: string): string => word.replaceAll(/\p{M}/gu, '');

function leavesGap([before, after, ...others]: readonly string[], face: string): boolean {
  if (before === undefined || after === undefined || others.length > 0) return false;
  return face.startsWith(before) && face.endsWith(after) && face.length > (before + after).length;
}

/** The URL of the image, or else the word. */
const shownBy = async (face: Locator): Promise<string> =>
  (await face.evaluate((element) => element.querySelector('img')?.getAttribute('src'))) ??
  (await shownWord(face));

/** The word on an element, without its article and its reading. */
export const shownWord = (face: Locator): Promise<string> =>
  face.evaluate((element) => {
    const word = element.querySelector('[lang]')?.cloneNode(true);
    if (!(word instanceof Element)) return '';
    for (const addition of word.querySelectorAll('.headword-article, rt')) addition.remove();
    return word.textContent;
  });
