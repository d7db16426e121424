import lighthouse from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What Lighthouse gives a page on its mobile phone, by category, of 100. */
export async function lighthouseScores(
  url: string,
  debuggingPort: number,
): Promise<Record<string, number>> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    onlyCategories: categories,
    logLevel: 'silent',
  });
  const scores = Object.values(result?.lhr.categories ?? {});
  return Object.fromEntries(scores.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]));
}
