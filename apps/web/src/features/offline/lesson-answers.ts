import type { Lesson } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { listBrowserWords } from '../lesson/use-lesson-request.ts';
import { findWords, type OfflineAnswers, type OfflineContent } from './offline-content.ts';

export const lessonAnswers: OfflineAnswers = {
  '/front-lesson/next': (
    { langCode, listId, maxWords = limits.lessonWords, learnedIds = [] },
    content,
  ) => {
    const { savedIds, learnedIds: ownIds } = listBrowserWords(content.record, langCode);
    const learned = new Set([...ownIds, ...learnedIds]);
    const candidates =
      listId === undefined
        ? [...listLessons(content, langCode), { list: null, ids: savedIds, remaining: 0 }]
        : toLessons(content, listId);
    const lessons = candidates.map((lesson) => withoutLearned(lesson, learned, content));
    const next = lessons.find(({ ids }) => ids.length > 0);
    if (next === undefined) return undefined;
    const { list, ids, remaining } = next;
    return {
      list,
      ids: ids.slice(0, maxWords),
      remaining: remaining + Math.max(0, ids.length - maxWords),
    };
  },
};

const listLessons = ({ lessons }: OfflineContent, langCode: string): readonly Lesson[] =>
  lessons?.langCode === langCode ? lessons.chosen : [];

/** A list as one lesson. */
const toLessons = ({ lists }: OfflineContent, listId: string): Lesson[] =>
  lists
    .filter(({ list }) => list.id === listId)
    .map(({ list: { id, slug, name }, wordIds }) => ({
      list: { id, slug, name },
      ids: [...wordIds],
      remaining: 0,
    }));

function withoutLearned(
  lesson: Lesson,
  learned: ReadonlySet<string>,
  content: OfflineContent,
): Lesson {
  const left = findWords(content, lesson.ids).filter(
    ({ id, word }) => !learned.has(id) && word.trans.length > 0,
  );
  return { ...lesson, ids: left.map(({ id }) => id) };
}
