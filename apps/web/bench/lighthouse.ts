import lighthouse from 'lighthouse';

export const lighthouseCategories = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
] as const;

/** Each of 100. */
export type LighthouseScores = Record<(typeof lighthouseCategories)[number], number>;

/** Scores a page with Lighthouse's mobile profile. */
export async function lighthouseScores(
  url: string,
  debuggingPort: number,
): Promise<LighthouseScores> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    onlyCategories: [...lighthouseCategories],
    logLevel: 'silent',
  });
  const getScore = (category: string) =>
    Math.round((result?.lhr.categories[category]?.score ?? 0) * 100);
  return Object.fromEntries(
    lighthouseCategories.map((category) => [category, getScore(category)]),
  ) as LighthouseScores;
}
