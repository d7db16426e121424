import { routes } from '@wordhoard/contract';
import { beforeEach, expect, it } from 'vitest';
import { buildWord } from '../../../test/factory.ts';
import { answered, marked } from '../../../test/learn-word.ts';
import { buildLearner, type Learner } from '../../../test/learner.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();
let learner: Learner;
beforeEach(async () => {
  learner = await buildLearner(app);
});

/** A Wednesday. */
const day = '2026-03-18';

const overview = () => app.call(routes.progress.overview, { langCode: 'eo', day }, learner.headers);

it('counts words by their strength', async () => {
  const [known, learned, other] = await Promise.all([
    buildWord(app.database),
    buildWord(app.database),
    buildWord(app.database, { langCode: 'ia' }),
  ]);
  await learner.store(known.id, [marked(day, 'known')]);
  await learner.store(learned.id, [answered(day, 3)]);
  await learner.store(other.id, [answered(day, 3)]);
  const { strengths, forecast } = await overview();
  expect(strengths).toEqual([0, 1, 0, 0, 1]);
  expect(forecast).toHaveLength(14);
  expect(forecast.reduce((sum, count) => sum + count, 0)).toBe(1);
});

it('shows by week how many words were recalled on a later day', async () => {
  const [one, two] = await Promise.all([buildWord(app.database), buildWord(app.database)]);
  await learner.store(one.id, [
    answered('2026-03-08', 3),
    answered('2026-03-09', 2),
    answered('2026-03-16', 1),
    { ...answered('2026-03-16', 3), at: '2026-03-16T13:00:00.000Z' },
  ]);
  await learner.store(two.id, [answered('2026-03-15', 1), answered('2026-03-17', 4)]);
  const { retention } = await overview();
  expect(retention).toHaveLength(12);
  expect(retention.slice(-3)).toEqual([
    { start: '2026-03-02', reviews: 0, recalled: 0 },
    { start: '2026-03-09', reviews: 1, recalled: 1 },
    { start: '2026-03-16', reviews: 2, recalled: 1 },
  ]);
});
