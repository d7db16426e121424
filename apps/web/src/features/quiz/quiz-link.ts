import type { QuizSource } from '@wordhoard/contract';
import { QuizMode } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { wordModeNames } from '@wordhoard/contract/page-address';
import type { RequestedTable } from '@wordhoard/contract/quiz-address';
import { paths } from '../../shared/routes/routes.ts';
import {
  definitionMode,
  isAspect,
  isDirection,
  isKindChoice,
  type QuizChoice,
} from '../../shared/settings/quiz-choice.ts';

/** A table of which every cell is asked. */
export const toTableSource = (slug: string): RequestedTable => ({
  kind: 'table',
  slug,
  learnColumnId: undefined,
  tranColumnId: undefined,
});

/** The options of a quiz that its address contains. All but the source are optional. */
export interface QuizLinkOptions {
  source: QuizSource | RequestedTable;
  tranLangCode: string;
  choice?: Partial<QuizChoice>;
  /** Selects the same words for everybody who opens the address. */
  seed?: number | undefined;
}

export function buildQuizLink({
  source,
  tranLangCode,
  choice = {},
  seed,
}: QuizLinkOptions): string {
  const parameters = new URLSearchParams(
    listDefinedEntries({
      ...toSourceParameters(source, tranLangCode),
      ...toChoiceParameters(choice),
      seed,
    }),
  );
  const path =
    source.kind === 'list' && 'slug' in source
      ? paths.quizSettings(source.slug, tranLangCode)
      : paths.newQuiz();
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

type QuizParameters = Readonly<Record<string, string | number | undefined>>;

const listDefinedEntries = (parameters: QuizParameters): [string, string][] =>
  Object.entries(parameters).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, `${value}`]],
  );

function toSourceParameters(source: QuizLinkOptions['source'], to: string): QuizParameters {
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
      return {
        search: source.text || undefined,
        of: source.mode && wordModeNames[source.mode],
        lang: source.langCode,
        to,
      };
    case 'own':
      return { own: source.knowing, lang: source.langCode, to };
    case 'lesson':
    case 'words':
      return { words: source.ids.join(','), list: source.listId, lang: source.langCode, to };
  }
}

/** The names of the answer modes in addresses. */
const modeNames = {
  pictures: QuizMode.Image,
  translations: QuizMode.Tran,
  definitions: definitionMode,
} as const;

/** The answer mode and the direction are those of questions about the meaning. */
function toChoiceParameters({
  kind,
  asks = 'meaning',
  mode,
  direction,
  wordCount,
}: Partial<QuizChoice>): QuizParameters {
  if (asks !== 'meaning') return { asks, kind, count: wordCount };
  const modeName = Object.entries(modeNames).find(([, value]) => value === mode)?.[0];
  return { kind, mode: modeName, direction, count: wordCount };
}

/** Reads the choice of quiz from an address and ignores invalid parts. */
export function readChoice(parameters: URLSearchParams): Partial<QuizChoice> {
  const asks = parameters.get('asks');
  const kind = parameters.get('kind');
  const mode = Object.entries(modeNames).find(([name]) => name === parameters.get('mode'))?.[1];
  const direction = parameters.get('direction');
  const count = parseWholeNumber(parameters.get('count'), limits.quizMaxWords);
  return {
    ...(isAspect(asks) && { asks }),
    ...(isKindChoice(kind) && { kind }),
    ...(mode !== undefined && { mode }),
    ...(isDirection(direction) && { direction }),
    ...(count !== undefined && count > 0 && { wordCount: count }),
  };
}

const maxSeed = 0xffff_ffff;

export const readSeed = (parameters: URLSearchParams): number | undefined =>
  parseWholeNumber(parameters.get('seed'), maxSeed);

function parseWholeNumber(text: string | null, max: number): number | undefined {
  const number = Number(text);
  return text && Number.isInteger(number) && number >= 0 && number <= max ? number : undefined;
}
