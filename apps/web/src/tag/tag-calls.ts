import { type ApiClient, dataOf } from '@wordhoard/api-client';
import type { UserReaction } from '@wordhoard/contract/enumeration';

interface WishedReaction {
  id: string;
  reaction: UserReaction | null;
}

export const reactToTag = (api: ApiClient, body: WishedReaction) =>
  dataOf(api.POST('/front-tag-word/reaction', { body }));

interface TagOfWord {
  wordId: string;
  tagId: string;
}

export const putTagOn = (api: ApiClient, { wordId, tagId }: TagOfWord) =>
  dataOf(api.POST('/front-tag-word/link', { body: { parentId: wordId, childId: tagId } }));

export const takeTagOff = (api: ApiClient, { wordId, tagId }: TagOfWord) =>
  dataOf(
    api.POST('/front-tag-word/link', {
      body: { parentId: wordId, children: [{ id: tagId, link: false }] },
    }),
  );

/** The tag of this code, made if there is none yet. */
export async function findOrMakeTag(api: ApiClient, code: string) {
  const { data } = await dataOf(api.POST('/front-tag-word/tag-options', { body: { text: code } }));
  const known = data.find((tag) => tag.code === code);
  return known ?? dataOf(api.POST('/front-tag-word/create', { body: { code } }));
}

/** Takes a tag off that is known by its code only. */
export async function withdrawTag(
  api: ApiClient,
  { wordId, code }: Omit<TagOfWord, 'tagId'> & { code: string },
) {
  const tag = await dataOf(api.POST('/front-tag-word/record', { body: { code } }));
  return takeTagOff(api, { wordId, tagId: tag.id });
}
