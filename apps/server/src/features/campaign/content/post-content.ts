import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { SmmPostContent } from '@wordhoard/contract';
import { pagePaths } from '@wordhoard/contract/page-address';
import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Database } from '../../../platform/database/database.ts';
import type { FileStorage } from '../../../platform/storage/file-storage.ts';
import { smmPost } from '../../../schema/campaign.ts';
import { imageSetFolder, toPreviewUrl } from '../../image/image-set.ts';
import { findWordsById } from '../../word/store.ts';
import type { OutgoingPost, Picture } from '../network/network.ts';
import type { PostWithCampaign } from '../store/post-store.ts';
import {
  addPostCode,
  composePosts,
  getLimits,
  type LimitedChannel,
  type PostTools,
} from './compose.ts';
import { measureLength } from './post-length.ts';

/**
 * Returns the content of a post: the content that was sent, or the one that would be sent now. Undefined
 * if the word is no longer public or has no question.
 */
export async function composeContent(
  database: Database,
  found: PostWithCampaign,
  tools: PostTools,
): Promise<SmmPostContent | undefined> {
  const { post, channel } = found;
  const isOver = post.status === 'sent' || post.status === 'sending' || post.status === 'unknown';
  if (isOver && post.content !== null) return post.content;
  const composed = await composePost(database, found, tools);
  if (composed === undefined) return undefined;
  const content = post.text === null ? composed : replaceText(composed, post.text, channel);
  return content.type === 'POST'
    ? { ...content, text: countVisits(content.text, found, tools) }
    : content;
}

/** The words of a campaign that a quiz takes wrong answers from. */
const maxPosts = 100;

async function composePost(
  database: Database,
  { post: { wordId }, campaign, channel }: PostWithCampaign,
  tools: PostTools,
): Promise<SmmPostContent | undefined> {
  if (wordId === null) return undefined;
  const others = campaign.type === 'QUIZ' ? await findWordIds(database, campaign.id) : [];
  const words = await findWordsById(database, [...new Set([wordId, ...others])], undefined);
  const isWanted = ({ id }: { id: string }) => id === wordId;
  const settings = { ...campaign, channel, ...tools };
  return (await composePosts(database, words, settings, isWanted)).composed[0]?.content;
}

async function findWordIds(database: Database, campaignId: string): Promise<string[]> {
  const rows = await database
    .select({ wordId: smmPost.wordId })
    .from(smmPost)
    .where(eq(smmPost.campaignId, campaignId))
    .orderBy(asc(smmPost.position))
    .limit(maxPosts);
  return rows.flatMap(({ wordId }) => wordId ?? []);
}

/** Shows an admin’s text instead of the composed one. A picture that would limit it too much is left out. */
export function replaceText(
  content: SmmPostContent,
  text: string,
  channel: LimitedChannel,
): SmmPostContent {
  const size = measureText(text, content, channel);
  if (content.type === 'QUIZ') return { ...content, question: text, size };
  const replaced = { ...content, text, bold: [], size };
  if (content.imageUrl === null || size.length <= size.maxLength) return replaced;
  return { ...replaced, imageUrl: null, size: { ...size, maxLength: getLimits(channel).text } };
}

/** The length of an admin’s text, as the network counts. */
export function measureText(
  text: string,
  content: SmmPostContent,
  channel: LimitedChannel,
): SmmPostContent['size'] {
  const limits = getLimits(channel);
  const maxText =
    content.type === 'POST' && content.imageUrl !== null ? limits.caption : limits.text;
  const maxLength = content.type === 'POST' ? maxText : limits.pollQuestion;
  return { length: measureLength(text, limits), maxLength };
}

/** Gives the link to the word the code of the post, so that its visits are counted. */
function countVisits(text: string, { post }: PostWithCampaign, { publicUrl }: PostTools): string {
  const page = `${publicUrl}${pagePaths.word(post.word)}`;
  return text.replaceAll(addPostCode(page, post.word.id), addPostCode(page, post.id));
}

/** A post as it is handed to the network. */
export async function buildOutgoingPost(
  { post: { content, word }, campaign, channel }: PostWithCampaign,
  fileStorage: FileStorage,
): Promise<OutgoingPost> {
  const langCode = channel.tranLangCode;
  if (content === null) throw new Error('The post has no content');
  if (content.type === 'POST') {
    const { text, bold, imageUrl } = content;
    const picture = imageUrl && (await readPicture(imageUrl, word.text, fileStorage));
    return { kind: 'text', text, bold, langCode, picture: picture || null };
  }
  const { question, options, correctIndex, explanation } = content;
  const openSeconds = campaign.pollHours * 60 * 60;
  return { kind: 'quiz', question, options, correctIndex, explanation, langCode, openSeconds };
}

const background = '#ffffff';

/** The picture of a word as JPEG, which every network shows; null if it no longer exists. */
export async function readPicture(
  url: string,
  description: string,
  fileStorage: FileStorage,
): Promise<Picture | null> {
  const bytes = url.startsWith('/picture/')
    ? await readPreview(url)
    : await readUpload(basename(url, '.webp'), fileStorage);
  return bytes && { bytes, description };
}

async function readPreview(url: string): Promise<Uint8Array | null> {
  try {
    return await readFile(join(imageSetFolder, basename(toPreviewUrl(url))));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function readUpload(digest: string, fileStorage: FileStorage): Promise<Uint8Array | null> {
  const webp = await fileStorage.get(digest, 'image/webp');
  return webp === undefined ? null : sharp(webp).flatten({ background }).jpeg().toBuffer();
}
