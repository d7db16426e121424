import type { ContentPlan } from './plan.ts';

export type Names = ReturnType<typeof namesIn>;

/** Names the rows of a plan, to find the same rows in another version: their ids differ. */
export function namesIn(plan: ContentPlan) {
  const words = new Map(plan.word.map((row) => [row.id, wordName(row)]));
  const ofWord = (id: string): string => words.get(id) ?? '';
  const urls = new Map(plan.image.map(({ id, url }) => [id, url]));
  const codes = new Map(plan.tag.map(({ id, code }) => [id, code]));
  const slugs = new Map(plan.list.map(({ id, slug }) => [id, slug]));
  const ofTranslation = ({ lowWordId, highWordId, speechPartId }: Row<'translation'>) =>
    [...[ofWord(lowWordId), ofWord(highWordId)].sort(), speechPartId].join('\n');
  const ofImage = ({ imageId, wordId }: Row<'wordImage'>) =>
    `${urls.get(imageId)}\n${ofWord(wordId)}`;
  const ofTag = ({ tagId, wordId }: Row<'tagWord'>) => `#${codes.get(tagId)}\n${ofWord(wordId)}`;
  const ofListWord = ({ listId, wordId }: Row<'listWord'>) =>
    `${slugs.get(listId)}\n${ofWord(wordId)}`;
  const rows = [
    plan.translation.map(ofTranslation),
    plan.wordImage.map(ofImage),
    plan.tagWord.map(ofTag),
    plan.listWord.map(ofListWord),
    plan.wordContribution.map(({ wordId }) => ofWord(wordId)),
    plan.tag.map(({ code }) => `#${code}`),
    plan.list.map(({ slug }) => slug),
    plan.wordTable.map(({ slug }) => slug),
  ];
  return {
    words: new Set(words.values()),
    rows: new Set(rows.flat()),
    ofWord,
    ofTranslation,
    ofImage,
    ofTag,
    ofListWord,
  };
}

export type Row<Table extends keyof ContentPlan> = ContentPlan[Table][number];

export const wordName = ({
  langCode,
  key,
  mode,
}: {
  langCode: string;
  key: string;
  mode: number;
}) => `${langCode} ${mode} ${key}`;
