import { QuizMode } from '@wordhoard/contract/enumeration';
import { paths } from '../app/paths.ts';
import type { QuizChoice, QuizSource } from './quiz-choice.ts';

/** A table may be named before its columns are decided. */
export interface NamedTable {
  kind: 'table';
  slug: string;
  learnColumnId: string | undefined;
  tranColumnId: string | undefined;
}

/** A table, with the columns that are played where they are decided. */
export const tableOf = (
  slug: string,
  learnColumnId?: string,
  tranColumnId?: string,
): NamedTable => ({ kind: 'table', slug, learnColumnId, tranColumnId });

/** What is played, and as far as it is decided, how: what the address of a quiz spells. */
export interface QuizWish {
  source: QuizSource | NamedTable;
  tranLangCode: string;
  choice?: Partial<QuizChoice>;
  /** Chooses the same words for whoever opens the address. */
  seed?: number | undefined;
}

/** The address of a quiz, to be opened or handed on. */
export function quizLink({ source, tranLangCode, choice = {}, seed }: QuizWish): string {
  const parameters = new URLSearchParams(
    present({ ...spellSource(source, tranLangCode), ...spellChoice(choice), seed }),
  );
  const path =
    source.kind === 'list' && 'slug' in source
      ? paths.quizSettings(source.slug, tranLangCode)
      : paths.newQuiz();
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

type Spelled = Readonly<Record<string, string | number | undefined>>;

const present = (spelled: Spelled): [string, string][] =>
  Object.entries(spelled).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, `${value}`]],
  );

function spellSource(source: QuizWish['source'], to: string): Spelled {
  switch (source.kind) {
    case 'list':
      return {};
    case 'table': {
      const { learnColumnId: learn, tranColumnId: translation } = source;
      return { table: 'slug' in source ? source.slug : undefined, learn, translation, to };
    }
    case 'tag':
      return { tag: source.code, lang: source.langCode, to };
    case 'search':
      return { search: source.text, lang: source.langCode, to };
    case 'own':
      return { own: source.knowing, lang: source.langCode, to };
    case 'words':
      return { words: source.ids.join(','), lang: source.langCode, to };
  }
}

/** What the modes are called in an address. */
export const modeNames = { pictures: QuizMode.Image, translations: QuizMode.Tran } as const;

const spellChoice = ({ kind, mode, direction, wordCount }: Partial<QuizChoice>): Spelled => ({
  kind,
  mode: Object.entries(modeNames).find(([, value]) => value === mode)?.[0],
  direction,
  count: wordCount,
});
