import type { Placement as PlacementRecord } from '@wordhoard/contract';
import type { LevelCode } from '@wordhoard/contract/enumeration';
import {
  buildMultipleChoice,
  createPlacement,
  findNextPlacementQuestion,
  findPlacedLevel,
  type MultipleChoiceQuestion,
  type Placement,
  type Random,
} from '@wordhoard/quiz-engine';
import { buildPoolItem, type WordItem } from '../quiz/session/word-item.ts';

interface PlacementLevel {
  level: LevelCode;
  questions: readonly MultipleChoiceQuestion<WordItem>[];
}

export interface PlacementTest {
  levels: readonly PlacementLevel[];
  placement: Placement;
}

/** A level with fewer words takes wrong options from all levels. */
const minPool = 12;

/** Builds all questions, so that an undone one is asked as before. */
export function startPlacement(record: PlacementRecord, random: Random): PlacementTest {
  const items = record.levels.map(({ items }) =>
    items.map((item) => buildPoolItem(item, 'forward')),
  );
  const levels = record.levels.map(({ level }, index) => {
    const ofLevel = items[index] ?? [];
    const pool = ofLevel.length < minPool ? items.flat() : ofLevel;
    return { level, questions: ofLevel.map((item) => buildMultipleChoice(item, pool, { random })) };
  });
  const placement = createPlacement(levels.map(({ questions }) => questions.length));
  return { levels, placement };
}

/** The question to ask next; `undefined` once the level is found. */
export function findNextQuestion({
  levels,
  placement,
}: PlacementTest): MultipleChoiceQuestion<WordItem> | undefined {
  const next = findNextPlacementQuestion(placement);
  return next && levels[next.level]?.questions[next.index];
}

export const levelOf = ({ levels, placement }: PlacementTest): LevelCode =>
  levels[findPlacedLevel(placement)]?.level ?? 'A1';

export const listRightWords = ({ levels, placement }: PlacementTest): WordItem[] =>
  placement.answers.flatMap(({ level, index, correct }) => {
    const question = levels[level]?.questions[index];
    return correct && question ? [question.item] : [];
  });
