import type { QuizAvailability, UnavailableReason } from '@wordhoard/contract';
import { type QuizAspect, QuizMode, quizAspects } from '@wordhoard/contract/enumeration';
import { shuffle } from '@wordhoard/quiz-engine';
import { acceptOtherAnswers } from './accepted-answers.ts';
import { buildAnswerPool, findUnavailableKinds } from './answer-pool.ts';
import { type AspectSettings, buildCandidates } from './build-item.ts';
import { type AskedWords, buildFillers } from './build-quiz.ts';
import { type Candidate, listItems, toSubjectKey } from './candidate.ts';
import { seededRandom } from './seeded-random.ts';

/** The questions of one answer mode or aspect. */
export interface AskedQuestions {
  candidates: readonly Candidate[];
  /** Why there are no candidates. */
  missing: UnavailableReason;
  findFillers?: () => Promise<Candidate[]>;
}

/** The questions of all answer modes and aspects of a source. */
export interface AskedSource {
  translation: AskedQuestions;
  image?: AskedQuestions | undefined;
  definition?: AskedQuestions | undefined;
  /** Only what can be asked. */
  grammar: (AskedQuestions & { aspect: QuizAspect })[];
}

/**
 * Finds what can be asked about a source, in every answer mode and aspect.
 *
 * @param seed - selects the examples
 * @example
 * const availability = await findAvailability(askAboutWords(words, definedWords), seed);
 */
export async function findAvailability(
  { translation, image, definition, grammar }: AskedSource,
  seed: number,
): Promise<QuizAvailability> {
  const describeMode = async (questions: AskedQuestions) => {
    const [example] = shuffle(questions.candidates, seededRandom(seed));
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

/** Fillers are loaded only if the words of the source are too few for a multiple choice. */
async function describe({ candidates, missing, findFillers: find }: AskedQuestions) {
  const items = listItems(candidates);
  const count = new Set(items.map(toSubjectKey)).size;
  const unavailable = findUnavailableKinds(buildAnswerPool(items, []), missing);
  if (unavailable['multiple-choice'] !== 'TooFewOptions' || find === undefined) {
    return { count, unavailable };
  }
  const answerPool = buildAnswerPool(items, listItems(await find()));
  return { count, unavailable: findUnavailableKinds(answerPool, missing) };
}

/** The examples of availability ask for the word. */
export const exampleDirection = 'backward';

/**
 * Asks everything about words. Definitions are asked for the words that they explain only.
 *
 * @param defined - the same words with definitions as their translations; undefined if they are definitions themselves
 */
export function askAboutWords(
  translated: AskedWords,
  defined: AskedWords | undefined,
): AskedSource {
  const ask = (
    { words, findFillers }: AskedWords,
    changes: Partial<AspectSettings>,
    missing: UnavailableReason,
  ): AskedQuestions => {
    const asksMeaning = {
      asks: 'meaning',
      mode: QuizMode.Tran,
      direction: exampleDirection,
    } as const;
    const settings = { ...asksMeaning, ...changes };
    const candidates = acceptOtherAnswers(buildCandidates(words, settings), [], settings);
    return {
      candidates,
      missing: words.length > 0 ? missing : 'NoWords',
      findFillers: () => buildFillers(candidates, settings, findFillers),
    };
  };
  const grammar = quizAspects
    .filter((aspect) => aspect !== 'meaning')
    .map((aspect) => ({ aspect, ...ask(translated, { asks: aspect }, 'UnsuitableKind') }))
    .filter(({ candidates }) => candidates.length > 0);
  return {
    translation: ask(translated, {}, 'NoTranslations'),
    image: defined && ask(translated, { mode: QuizMode.Image }, 'NoImages'),
    definition: defined && ask(defined, {}, 'NoDefinitions'),
    grammar,
  };
}
