import { routes } from '@wordhoard/contract';
import { Rating } from '@wordhoard/contract/enumeration';
import { beforeEach, expect, it } from 'vitest';
import { buildWord } from '../../../test/factory.ts';
import { buildReviewLearner, type ReviewLearner } from '../../../test/review-learner.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();
let learner: ReviewLearner;
beforeEach(async () => {
  learner = await buildReviewLearner(app);
});

const answered = (day: string, rating: Rating, hour = '12') => ({
  reviewedAt: `${day}T${hour}:00:00.000Z`,
  day,
  rating,
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
  await learner.merge([
    {
      wordId: known.id,
      reviews: [{ reviewedAt: `${day}T08:00:00.000Z`, day, mark: 'known' }],
    },
    { wordId: learned.id, reviews: [answered(day, Rating.Good)] },
    { wordId: other.id, reviews: [answered(day, Rating.Good)] },
  ]);
  const { strengths, forecast } = await overview();
  expect(strengths).toEqual([0, 1, 0, 0, 1]);
  expect(forecast).toHaveLength(14);
  expect(forecast.reduce((sum, count) => sum + count, 0)).toBe(1);
});

it('shows by week how many words were recalled on a later day', async () => {
  const [one, two] = await Promise.all([buildWord(app.database), buildWord(app.database)]);
  await learner.merge([
    {
      wordId: one.id,
      reviews: [
        answered('2026-03-08', Rating.Good),
        answered('2026-03-09', Rating.Hard),
        answered('2026-03-16', Rating.Again),
        answered('2026-03-16', Rating.Good, '13'),
      ],
    },
    {
      wordId: two.id,
      reviews: [answered('2026-03-15', Rating.Again), answered('2026-03-17', Rating.Easy)],
    },
  ]);
  const { retention } = await overview();
  expect(retention).toHaveLength(12);
  expect(retention.slice(-3)).toEqual([
    { start: '2026-03-02', reviews: 0, recalled: 0 },
    { start: '2026-03-09', reviews: 1, recalled: 1 },
    { start: '2026-03-16', reviews: 2, recalled: 1 },
  ]);
});
