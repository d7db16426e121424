import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, readData } from '@wordhoard/api-client';
import type { Quiz, QuizItemRecord } from '@wordhoard/contract';
import { QuizMode } from '@wordhoard/contract/enumeration';
import { buildMultipleChoice, type Random } from '@wordhoard/quiz-engine';

interface ImageOption {
  url: string;
  /** What the image shows. */
  text: string;
}

export type ProofQuestion =
  | ({ kind: 'translation' } & TypedAnswers)
  | { kind: 'image'; imageId: string; right: string; options: readonly ImageOption[] }
  | { kind: 'none' };

/** The right answers in their language. */
export interface TypedAnswers {
  langCode: string;
  accepted: readonly string[];
  spellings?: readonly string[] | undefined;
}

interface ProvenWord {
  id: string;
  langCode: string;
  tranLangCode: string;
}

/**
 * Asks for a translation, or for the image if there is none. The question is not refetched while
 * the learner answers it.
 */
export function proofQuestionQuery(api: ApiClient, word: ProvenWord, random: Random) {
  return queryOptions({
    queryKey: ['knowing', 'proof', word],
    queryFn: async ({ signal }): Promise<ProofQuestion> => {
      const { pairs } = await fetchQuiz(api, { word, mode: QuizMode.Tran, signal });
      const item = pairs[0]?.item;
      if (item !== undefined) return buildTranslationQuestion(item, word);
      return buildImageQuestion(
        await fetchQuiz(api, { word, mode: QuizMode.Image, signal }),
        random,
      );
    },
    staleTime: 'static',
    gcTime: 0,
  });
}

interface QuizQuery {
  word: ProvenWord;
  mode: number;
  signal: AbortSignal;
}

function fetchQuiz(
  api: ApiClient,
  { word: { id, langCode, tranLangCode }, mode, signal }: QuizQuery,
) {
  const source = { kind: 'words' as const, ids: [id], langCode };
  const body = {
    ...{ source, tranLangCode, mode, codes: ['cards' as const] },
    ...{ count: 1, direction: 'forward' as const },
  };
  return readData(api.POST('/front-quiz/entity', { body, signal }));
}

const buildTranslationQuestion = (
  { text, langCode, accepted, spellings }: QuizItemRecord,
  { tranLangCode }: ProvenWord,
): ProofQuestion => ({
  kind: 'translation',
  langCode: langCode ?? tranLangCode,
  accepted: [...new Set([text, ...accepted])],
  spellings,
});

function buildImageQuestion({ pairs, pool }: Quiz, random: Random): ProofQuestion {
  const [pair] = pairs;
  const image = pair?.word.image;
  if (pair === undefined || !image) return { kind: 'none' };
  const { options } = buildMultipleChoice(pair.item, pool, { random });
  return {
    kind: 'image',
    imageId: image.id,
    right: image.url,
    options: options.flatMap(({ imageKey, text }) =>
      imageKey === undefined ? [] : [{ url: imageKey, text }],
    ),
  };
}
