import type { SmmPostContent } from '@wordhoard/contract';
import { pagePaths } from '@wordhoard/contract/page-address';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { type PostRow, smmPost } from '../../../schema/campaign.ts';
import { findWordsById } from '../../word/store.ts';
import type { OutgoingPost, Picture } from '../network/network.ts';
import type { PostWithCampaign } from '../store/post-store.ts';
import { composePosts, limitsOf, linkOfPost } from './compose.ts';
import { readPicture } from './picture.ts';
import { lengthOf } from './post-length.ts';

interface Tools {
  publicUrl: string;
  now: Date;
}

/**
 * Returns the content of a post: the content that was sent, or the one that would be sent now. Undefined
 * if the word is no longer public or has no question.
 */
export async function contentOf(
  database: Database,
  found: PostWithCampaign,
  tools: Tools,
): Promise<SmmPostContent | undefined> {
  const { post } = found;
  const isOver = post.status === 'sent' || post.status === 'sending' || post.status === 'unknown';
  if (isOver && post.content !== null) return post.content;
  const content = await composePost(database, found, tools);
  return content && withOwnLink(withOwnText(content, found), found, tools);
}

/** The words of a campaign that a quiz takes wrong answers from. */
const maxPosts = 100;

async function composePost(
  database: Database,
  { post, campaign, channel }: PostWithCampaign,
  tools: Tools,
): Promise<SmmPostContent | undefined> {
  const { wordId } = post;
  if (wordId === null) return undefined;
  const others = campaign.type === 'QUIZ' ? await findWordIds(database, campaign.id) : [];
  const wordIds = [...new Set([wordId, ...others])];
  const words = await findWordsById(database, wordIds, undefined);
  const isWanted = ({ id }: { id: string }) => id === wordId;
  const composition = { ...campaign, channel, ...tools };
  return (await composePosts(database, words, composition, isWanted)).composed[0]?.content;
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

function withOwnText(content: SmmPostContent, { post, channel }: PostWithCampaign): SmmPostContent {
  if (post.text === null) return content;
  const size = textSize(post.text, content, channel);
  return content.type === 'POST'
    ? { ...content, text: post.text, bold: [], size }
    : { ...content, question: post.text, size };
}

/** The length of an admin’s text, as the network counts. */
export function textSize(
  text: string,
  content: SmmPostContent,
  channel: PostWithCampaign['channel'],
): SmmPostContent['size'] {
  const limits = limitsOf(channel);
  const maxText =
    content.type === 'POST' && content.imageUrl !== null ? limits.caption : limits.text;
  const maxLength = content.type === 'POST' ? maxText : limits.pollQuestion;
  return { length: lengthOf(text, limits), maxLength };
}

/** The link to the word counts the visits of this post. */
function withOwnLink(
  content: SmmPostContent,
  { post: { id, word } }: PostWithCampaign,
  { publicUrl }: Tools,
): SmmPostContent {
  if (content.type !== 'POST') return content;
  const page = `${publicUrl}${pagePaths.word(word)}`;
  return {
    ...content,
    text: content.text.replaceAll(linkOfPost(page, word.id), linkOfPost(page, id)),
  };
}

/** A post as it is handed to the network. */
export async function outgoingPost(
  { post, campaign, channel }: PostWithCampaign,
  { fileStorage }: Pick<Services, 'fileStorage'>,
): Promise<OutgoingPost> {
  const { content } = post;
  const langCode = channel.tranLangCode;
  if (content === null) throw new Error('The post has no content');
  if (content.type === 'POST') {
    const { text, bold } = content;
    return { kind: 'text', text, bold, langCode, picture: await pictureOf(post, fileStorage) };
  }
  const { question, options, correctIndex, explanation } = content;
  const openSeconds = campaign.pollHours * 60 * 60;
  return { kind: 'quiz', question, options, correctIndex, explanation, langCode, openSeconds };
}

async function pictureOf(
  { content, word }: PostRow,
  fileStorage: Services['fileStorage'],
): Promise<Picture | null> {
  if (content?.type !== 'POST' || content.imageUrl === null) return null;
  return readPicture(content.imageUrl, word.text, fileStorage);
}
