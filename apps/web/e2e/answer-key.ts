import type { Locator, Page } from '@playwright/test';

export interface KeyWord {
  text: string;
  meaning: string;
  picture: string;
}

interface FeedWord {
  text: string;
  image: { url: string } | null;
  trans: { dest: { text: string } }[];
}

/** Which words, meanings and pictures of a list belong together: asked of the server, not of the quiz. */
export class AnswerKey {
  readonly #words: readonly KeyWord[];

  private constructor(words: readonly KeyWord[]) {
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
      data.map(({ text, image, trans }) => ({
        text,
        meaning: `${trans[0]?.dest.text}`,
        picture: `${image?.url}`,
      })),
    );
  }

  /** The word that something shows as itself, by what it means, or by its picture. */
  async wordOn(face: Locator): Promise<KeyWord> {
    const shown = await shownBy(face);
    const word = this.#words.find(({ text, meaning, picture }) =>
      [text, meaning, picture].includes(shown),
    );
    if (word === undefined) throw new Error(`No word is shown as ${shown}`);
    return word;
  }

  /** The place of the one that shows the word, or of the first that does not. */
  async placeOf(word: KeyWord, faces: Locator, wish: Wish): Promise<number> {
    const all = await faces.all();
    const words = await Promise.all(all.map((face) => this.wordOn(face)));
    return words.findIndex(({ text }) => (text === word.text) === (wish === 'right'));
  }
}

export type Wish = 'right' | 'wrong';

/** The address of the picture, or else the word. */
const shownBy = (face: Locator): Promise<string> =>
  face.evaluate(
    (element) =>
      element.querySelector('img')?.getAttribute('src') ??
      element.querySelector('[lang]')?.textContent ??
      '',
  );
