import type {
  QuizAvailability,
  QuizSource,
  ResolvedQuizSettings,
  UnavailableReason,
  WordRecord,
} from '@wordhoard/contract';
import { type QuizAspect, QuizMode, quizAspects, WordMode } from '@wordhoard/contract/enumeration';
import { shuffle } from '@wordhoard/quiz-engine';
import type { Database } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { presentCards } from '../card/cards.ts';
import { findTranslationsOfWords } from '../translation/store.ts';
import { buildAnswerPool, findUnavailableKinds } from './answer-pool.ts';
import { type Candidate, listItems, toSubjectKey } from './candidate.ts';
import { acceptOtherAnswers, buildCandidates, findFillers } from './load-candidates.ts';
import { seededRandom } from './make-quiz.ts';
import { findSourceWords, type WordSource } from './source-words.ts';
import { loadTableQuestions, type TableSource } from './table-candidates.ts';

type Request<Source = QuizSource> = Pick<ResolvedQuizSettings, 'tranLangCode' | 'seed'> & {
  source: Source;
};

/** Finds what can be asked about the words of a source, in every answer mode and aspect. */
export async function findAvailability(
  database: Database,
  { source, ...request }: Request,
  context: RequestContext,
): Promise<QuizAvailability> {
  const { translation, image, definition, grammar } =
    source.kind === 'table'
      ? await loadTable(database, { ...request, source }, context)
      : await loadWords(database, { ...request, source }, context);
  const describeMode = async (questions: Questions) => {
    const [example] = shuffle(questions.candidates, seededRandom(request.seed));
    return { ...(await describe(questions)), example: example?.item };
  };
  return {
    meaning: {
      translation: await describeMode(translation),
      image: image && (await describeMode(image)),
      definition: definition && (await describeMode(definition)),
    },
    grammar: Object.fromEntries(
      await Promise.all(
        grammar.map(async ({ aspect, ...questions }) => [aspect, await describe(questions)]),
      ),
    ),
    isRecorded:
      translation.candidates.length > 0 &&
      translation.candidates.every(({ word }) => word.recording !== null),
  };
}

interface Questions {
  candidates: readonly Candidate[];
  /** Why there are no candidates. */
  missing: UnavailableReason;
  findFillers?: () => Promise<Candidate[]>;
}

interface LoadedSource {
  translation: Questions;
  image?: Questions | undefined;
  definition?: Questions | undefined;
  /** Only what can be asked. */
  grammar: (Questions & { aspect: QuizAspect })[];
}

/** Fillers are loaded only if the words of the source are too few for a multiple choice. */
async function describe({ candidates, missing, findFillers: find }: Questions) {
  const items = listItems(candidates);
  const count = new Set(items.map(toSubjectKey)).size;
  const unavailable = findUnavailableKinds(buildAnswerPool(items, []), missing);
  if (unavailable['multiple-choice'] !== 'TooFewOptions' || find === undefined) {
    return { count, unavailable };
  }
  const answerPool = buildAnswerPool(items, listItems(await find()));
  return { count, unavailable: findUnavailableKinds(answerPool, missing) };
}

/** The examples ask for the word. */
const direction = 'backward';

/** Pictures can stand for the words of a column, but not for a single cell. */
async function loadTable(
  database: Database,
  { source, tranLangCode }: Request<TableSource>,
  context: RequestContext,
): Promise<LoadedSource> {
  const { hasWords, build } = await loadTableQuestions(database, source, tranLangCode, context);
  const ask = (mode: number, missing: UnavailableReason): Questions => ({
    candidates: build({ mode, direction }),
    missing: hasWords ? missing : 'NoWords',
  });
  return {
    translation: ask(QuizMode.Tran, 'NoTranslations'),
    image: source.learnColumnId === undefined ? undefined : ask(QuizMode.Image, 'NoImages'),
    grammar: [],
  };
}

/** Definitions are asked for the words that they explain only. */
async function loadWords(
  database: Database,
  { source, tranLangCode }: Request<WordSource>,
  context: RequestContext,
): Promise<LoadedSource> {
  const { words, langCode, theme } = await findSourceWords(database, source, tranLangCode, context);
  const callerId = context.caller?.id;
  const cards = await presentCards(database, words, { callerId, tranLangCode, theme });

  const ask = (
    shown: readonly WordRecord[],
    changes: Partial<Pick<ResolvedQuizSettings, 'asks' | 'mode' | 'tranLangCode'>>,
    missing: UnavailableReason,
  ): Questions => {
    const asksMeaning = { asks: 'meaning', mode: QuizMode.Tran, direction, tranLangCode } as const;
    const settings = { ...asksMeaning, ...changes };
    const candidates = acceptOtherAnswers(buildCandidates(shown, settings), [], settings);
    return {
      candidates,
      missing: words.length > 0 ? missing : 'NoWords',
      findFillers: () => findFillers(database, langCode, candidates, { settings, context }),
    };
  };

  const translation = ask(cards, {}, 'NoTranslations');
  const grammar = quizAspects
    .filter((aspect) => aspect !== 'meaning')
    .map((aspect) => ({ aspect, ...ask(cards, { asks: aspect }, 'UnsuitableKind') }))
    .filter(({ candidates }) => candidates.length > 0);
  if (source.kind === 'search' && source.mode === WordMode.Definition) {
    return { translation, grammar };
  }
  const defined = await withDefinitions(database, cards, { callerId, langCode });
  return {
    translation,
    image: ask(cards, { mode: QuizMode.Image }, 'NoImages'),
    definition: ask(defined, { tranLangCode: langCode }, 'NoDefinitions'),
    grammar,
  };
}

/** The cards with their definitions instead of their translations. */
async function withDefinitions(
  database: Database,
  cards: readonly WordRecord[],
  filter: { callerId: string | undefined; langCode: string },
): Promise<WordRecord[]> {
  const wordIds = cards.map(({ id }) => id);
  const found = await findTranslationsOfWords(database, wordIds, filter);
  const definitionsOf = Map.groupBy(found, ({ wordId }) => wordId);
  return cards.map((card) => ({
    ...card,
    trans: definitionsOf.get(card.id) ?? [],
  }));
}
