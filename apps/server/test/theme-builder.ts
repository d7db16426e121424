import type { LevelCode } from '@wordhoard/contract/enumeration';
import { buildImage, buildList, buildTranslation, buildWord } from './factory.ts';
import type { TestApp } from './test-app.ts';

/** Languages without starter content, which take turns. No test file builds as many themes. */
const langCodes = 'cs da el et fi ga hr hu is ko lt lv mt nl no ro sk sl sv tr'.split(' ');

interface ThemeWord {
  text: string;
  level?: LevelCode;
  hasImage?: true;
  isUntranslated?: true;
}

/** Builds themes in a language of their own, and tells the words of lessons by their texts. */
export class ThemeBuilder {
  readonly langCode = takeTurn(langCodes);
  readonly languages = { langCode: this.langCode, tranLangCode: 'ia' };
  readonly #app: TestApp;
  readonly #words = new Map<string, Awaited<ReturnType<typeof buildWord>>>();

  constructor(app: TestApp) {
    this.#app = app;
  }

  /** Builds a public list of the starter content, with words in this order. */
  async add(words: readonly ThemeWord[], overrides: Parameters<typeof buildList>[2] = {}) {
    const built = await Promise.all(words.map((word) => this.#build(word)));
    return buildList(this.#app.database, built, { langCode: this.langCode, ...overrides });
  }

  textsOf(ids: readonly string[]): (string | undefined)[] {
    const words = [...this.#words.values()];
    return ids.map((id) => words.find((word) => word.id === id)?.text);
  }

  idOf(text: string): string {
    return this.#words.get(text)?.id ?? '';
  }

  /** A text of two themes is the same word. */
  async #build({ text, level, hasImage, isUntranslated }: ThemeWord) {
    const known = this.#words.get(text);
    if (known !== undefined) return known;
    const { database } = this.#app;
    const word = await buildWord(database, {
      text,
      langCode: this.langCode,
      grammar: level === undefined ? null : { level },
    });
    this.#words.set(text, word);
    if (hasImage) await buildImage(database, word.id);
    if (!isUntranslated) {
      const translation = await buildWord(database, { langCode: 'ia' });
      await buildTranslation(database, [word, translation]);
    }
    return word;
  }
}

function takeTurn(codes: string[]): string {
  const code = codes.pop() ?? '';
  codes.unshift(code);
  return code;
}
