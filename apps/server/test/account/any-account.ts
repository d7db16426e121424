import { EntryStatus, Privacy, WordMode } from '@wordhoard/contract/enumeration';
import { computeWordId } from '@wordhoard/contract/word-id';
import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import type { FileWord } from '../../src/features/import/account/account-file.ts';
import type { AccountFile } from '../../src/features/import/account/account-worker.ts';
import { anyCollections, name, time } from './any-collections.ts';
import { anyPractice, buildNotes, buildQuiz, buildReviews } from './any-practice.ts';

const own = {
  ...{ status: EntryStatus.Pending, reason: null, likeCount: 0, dislikeCount: 0 },
  createdAt: time(0),
};

function nameWord(langCode: string, mode: WordMode, homograph: number): FileWord {
  const word = { langCode, mode, homograph, text: `${langCode} ${newId()}` };
  return { ...word, id: computeWordId(word) };
}

/** The names of the picture and the sound of an account. */
interface FileNames {
  picture: string;
  sound: string;
}

const kind = fc.tuple(
  fc.constantFrom(WordMode.Word, WordMode.Idiom),
  fc.integer({ min: 1, max: 2 }),
);

/** Any words, and any account that has used them. */
export const anyAccount = (files: FileNames): fc.Arbitrary<AccountFile> =>
  fc.array(kind, { minLength: 2, maxLength: 5 }).chain((kinds) => {
    const words = kinds.map((one) => nameWord('eo', ...one));
    return anyUse(words).map((use) => buildAccount({ words, use, files }));
  });

const anyUse = (words: readonly FileWord[]) =>
  fc.record({
    ...anyCollections(words),
    ...anyPractice(words),
    said: fc.array(
      fc.record({
        example: fc.option(name),
        form: name,
        reading: fc.option(name),
        speechPartIds: fc.subarray([1, 4]),
      }),
      { minLength: words.length, maxLength: words.length },
    ),
    translated: fc.subarray([...words]),
    pictured: fc.subarray([...words]),
    spoken: fc.subarray([...words]),
    wordsPerDay: fc.option(fc.integer({ min: 1, max: 50 })),
  });

interface GeneratedAccount {
  words: readonly FileWord[];
  use: ReturnType<typeof anyUse> extends fc.Arbitrary<infer Use> ? Use : never;
  files: FileNames;
}

function buildAccount(generated: GeneratedAccount): AccountFile {
  const { words, use } = generated;
  const { lists, tables, wordsPerDay } = use;
  const [list] = lists;
  const quizzes = use.quizzed.map((kindOf) => buildQuiz(kindOf, { lists, tables, words }));
  const contributions = buildContributions(generated);
  const { translations, images } = contributions;
  return {
    version: 1,
    ...{ lists, tables, quizzes, contributions },
    reviews: buildReviews(use.reviews, quizzes[0]),
    suggestions: [],
    notes: buildNotes(use.notes),
    study: null,
    plans: list && wordsPerDay ? [{ ...list, wordsPerDay, createdAt: time(1) }] : [],
    saved: { lists: [], tables: [] },
    reactions: { translations: [], images: [], recordings: [], tags: [] },
    pins: {
      translations: translations.slice(0, 1).map(({ id, words: [one] }) => ({
        ...{ wordId: one?.id ?? '', translationId: id },
      })),
      images: images.slice(0, 1).map(({ id }) => ({ wordImageId: id })),
    },
  };
}

const nothingSaid = { example: null, exampleDetails: null, grammar: null, speechPartIds: [] };

function buildContributions({ words, use, files }: GeneratedAccount): AccountFile['contributions'] {
  const foreign = nameWord('ia', WordMode.Word, 1);
  const told = { ...own, privacy: Privacy.Private };
  const described = words.map((word, index) => {
    const { example = null, form = '', reading, speechPartIds = [] } = use.said[index] ?? {};
    const details = { form, trans: [{ langCode: 'ia', text: 'Un phrase.' }] };
    const exampleDetails = example === null ? null : details;
    const grammar = reading ? { reading } : null;
    return { ...told, word, example, exampleDetails, grammar, speechPartIds };
  });
  const others = use.translated.length > 0 ? [{ ...told, ...nothingSaid, word: foreign }] : [];
  return {
    words: [...described, ...others],
    translations: use.translated.map((one) => ({
      ...{ ...own, id: newId(), words: [one, foreign], speechPartId: 4 },
    })),
    images: use.pictured.map((word, index) => ({
      ...{ ...own, id: newId(), word, url: '', file: files.picture },
      ...{ licence: 'CC0', source: `drawn ${index}` },
    })),
    recordings: use.spoken.map((word) => ({
      ...{ ...own, id: newId(), word, url: '', file: files.sound },
      ...{ licence: 'CC BY 4.0', speaker: 'Ada', milliseconds: 600 },
    })),
    tags: [],
  };
}
