import { draw, type Random } from '../random/random.ts';
import { foldMarks } from '../text/fold.ts';
import { listConfusionKeys } from '../text/readings.ts';
import { listAcceptedTexts, type QuizAnswer } from './item.ts';

/**
 * Picks distractors: plausible wrong options.
 *
 * No distractor belongs to the asked word or could be confused with an accepted answer, an excluded text or another
 * distractor. Texts can be confused if they differ only in case, punctuation, optional words or
 * marks. If the answer is an image, all distractors are images with different keys. Distractors of a definition are
 * definitions.
 *
 * Candidates that the learner mixes up with the answer come first, then those of its part of speech and group, then those
 * of its part of speech, then those of its group, then the rest. Within each tier, those of the nearest level come first, and all of the
 * same distance are equally likely. If the answer is in several groups, they are taken from each group in turn. Candidates are drawn lazily, so the
 * cost of a large pool is one pass over it.
 *
 * @param answer - the right answer
 * @param pool - the candidates; it may contain the answer itself and duplicates
 * @param count - how many distractors to pick, a whole number; fewer are returned if the pool is too small
 * @param mixedUpIds - the words that the learner mixes up with the asked one
 * @returns the distractors, the most plausible first
 * @example
 * pickDistractors(cat, animals, 3, Math.random).map(({ text }) => text); // ['dog', 'cow', 'hen']
 */
export function pickDistractors<Candidate extends QuizAnswer>(
  answer: QuizAnswer,
  pool: readonly Candidate[],
  count: number,
  random: Random,
  mixedUpIds: ReadonlySet<string> = new Set(),
): Candidate[] {
  const { langCode } = answer;
  const listKeys = (text: string) => [
    ...listConfusionKeys(text, langCode),
    ...[foldMarks(text, langCode)].filter((key) => key !== ''),
  ];
  const { spellings = [], excluded = [] } = answer;
  const unfit = new Set(
    [...listAcceptedTexts(answer), ...spellings, ...excluded].flatMap(listKeys),
  );
  const taken = new Set(answer.imageKey === undefined ? unfit : [answer.imageKey]);
  const picked: Candidate[] = [];

  for (const candidate of drawByTier(answer, pool, { random, mixedUpIds })) {
    if (picked.length >= count) break;
    const textKeys = listKeys(candidate.text);
    const keys = candidate.imageKey === undefined ? textKeys : [candidate.imageKey];
    if (textKeys.some((key) => unfit.has(key)) || keys.some((key) => taken.has(key))) continue;

    for (const key of keys) taken.add(key);
    picked.push(candidate);
  }
  return picked;
}

function* drawByTier<Candidate extends QuizAnswer>(
  answer: QuizAnswer,
  pool: readonly Candidate[],
  { random, mixedUpIds }: { random: Random; mixedUpIds: ReadonlySet<string> },
): Generator<Candidate, void> {
  const eligible = pool.filter((candidate) => isEligible(answer, candidate));
  const tiers = groupBy(eligible, (candidate) => {
    const tier = mixedUpIds.has(candidate.wordId) ? 0 : findTier(answer, candidate);
    return tier + measureDistance(answer, candidate);
  });
  for (const [, tier] of [...tiers].toSorted(([one], [other]) => one - other)) {
    const lists = groupCandidates(answer, tier).map((candidates) => draw(candidates, random));
    yield* takeInTurn(lists);
  }
}

/** The candidates by the group that they share with the answer. */
const groupCandidates = <Candidate extends QuizAnswer>(
  answer: QuizAnswer,
  candidates: readonly Candidate[],
): Candidate[][] => [
  ...groupBy(candidates, (candidate) => findSharedGroup(answer, candidate)).values(),
];

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** Takes one item of each list in turn, until all are used up. */
function* takeInTurn<Item>(lists: readonly Iterator<Item, void>[]): Generator<Item, void> {
  let open = lists;
  while (open.length > 0) {
    const rest: Iterator<Item, void>[] = [];
    for (const list of open) {
      const next = list.next();
      if (next.done === true) continue;
      yield next.value;
      rest.push(list);
    }
    open = rest;
  }
}

function isEligible(answer: QuizAnswer, candidate: QuizAnswer): boolean {
  if (candidate.wordId === answer.wordId) return false;
  if (candidate.text.trim() === '' && candidate.imageKey === undefined) return false;
  const isAlike = (candidate.isDefinition ?? false) === (answer.isDefinition ?? false);
  return isAlike && (candidate.imageKey === undefined) === (answer.imageKey === undefined);
}

/** How far the levels of two answers are apart, less than 1. An unknown level is taken to be two away. */
function measureDistance({ level = Number.NaN }: QuizAnswer, candidate: QuizAnswer): number {
  const distance = Math.abs(level - (candidate.level ?? Number.NaN));
  return Number.isNaN(distance) ? 0.2 : distance / 10;
}

function findTier(answer: QuizAnswer, candidate: QuizAnswer): number {
  const isSamePart =
    answer.speechPartId !== undefined && answer.speechPartId === candidate.speechPartId;
  const isSameGroup = findSharedGroup(answer, candidate) !== undefined;
  if (isSamePart) return isSameGroup ? 1 : 2;
  return isSameGroup ? 3 : 4;
}

/** The first group of the answer that the candidate is in as well. */
function findSharedGroup(answer: QuizAnswer, candidate: QuizAnswer): string | undefined {
  const groups = listGroups(candidate);
  return listGroups(answer).find((group) => groups.includes(group));
}

const listGroups = ({ group = [] }: QuizAnswer): readonly string[] =>
  typeof group === 'string' ? [group] : group;
