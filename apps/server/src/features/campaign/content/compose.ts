import type {
  QuizItemRecord,
  SmmPostContent,
  WordRecord,
  WordReference,
} from '@wordhoard/contract';
import { QuizMode, type SmmCampaignType, speechPartCodes } from '@wordhoard/contract/enumeration';
import { pagePaths } from '@wordhoard/contract/page-address';
import { negotiateLocale } from '@wordhoard/i18n';
import { serverMessages } from '@wordhoard/i18n/server';
import type { Database } from '../../../platform/database/database.ts';
import { inTurns } from '../../../platform/in-turns.ts';
import type { ChannelRow, PostLimits } from '../../../schema/campaign.ts';
import { presentCards } from '../../card/cards.ts';
import { acceptForSamePrompt } from '../../quiz/accepted-answers.ts';
import { type Candidate, meaningItem } from '../../quiz/candidate.ts';
import { findFillers } from '../../quiz/load-candidates.ts';
import { seededRandom } from '../../quiz/make-quiz.ts';
import { findTagCodes } from '../../tag/store.ts';
import { getWordsTheme } from '../../word/theme.ts';
import { defaultLimits } from '../network/default-limits.ts';
import { postCodeOf, postParameter } from '../visit/count-visit.ts';
import { buildQuiz } from './build-quiz.ts';
import { asVisitor } from './find-campaign-words.ts';
import { fitText } from './render-text.ts';

/** The post of a word as the network will show it. */
export interface Composed {
  word: WordReference;
  content: SmmPostContent;
}

/** What a campaign makes of words. */
export interface Composition {
  type: SmmCampaignType;
  template: string;
  seed: number;
  channel: Pick<ChannelRow, 'network' | 'langCode' | 'tranLangCode' | 'limits'>;
  publicUrl: string;
  now: Date;
}

interface Composing {
  composed: Composed[];
  withoutTranslation: WordReference[];
  withoutQuestion: WordReference[];
  /** Even with one translation and without a picture. */
  tooLong: WordReference[];
}

/** The items among which the answers of a quiz are chosen. */
const maxPool = 100;

/**
 * Composes the posts of public words, in their order.
 *
 * @param wanted - the words to post; by default all. The others only offer wrong answers.
 */
export async function composePosts(
  database: Database,
  words: readonly { id: string }[],
  composition: Composition,
  wanted: (word: WordReference) => boolean = () => true,
): Promise<Composing> {
  const { tranLangCode } = composition.channel;
  const theme = getWordsTheme(words.map(({ id }) => id));
  const cards = await presentCards(database, words, { callerId: undefined, tranLangCode, theme });
  const isTranslated = ({ trans }: WordRecord) => trans.length > 0;
  const translated = cards.filter((card) => isTranslated(card) && wanted(card));
  const composer =
    composition.type === 'POST'
      ? await textComposer(database, translated, composition)
      : await quizComposer(database, cards.filter(isTranslated), composition);
  // The questions of 1,000 words take a second.
  const results = await inTurns(translated, (card) => ({
    word: referenceTo(card),
    content: composer(card),
  }));
  const missing = results.flatMap(({ word, content }) => (content ? [] : [word]));
  return {
    composed: results.flatMap(({ word, content }) => (content ? [{ word, content }] : [])),
    withoutTranslation: cards
      .filter((card) => !isTranslated(card) && wanted(card))
      .map(referenceTo),
    withoutQuestion: composition.type === 'QUIZ' ? missing : [],
    tooLong: composition.type === 'POST' ? missing : [],
  };
}

type Composer = (card: WordRecord) => SmmPostContent | undefined;

async function textComposer(
  database: Database,
  cards: readonly WordRecord[],
  { channel, template, publicUrl }: Composition,
): Promise<Composer> {
  const tagCodes = await findTagCodes(
    database,
    cards.map(({ id }) => id),
  );
  const { tranLangCode } = channel;
  const limits = limitsOf(channel);
  return (card) => {
    const word = {
      text: card.text,
      langCode: card.langCode,
      translations: card.trans.map(({ dest }) => dest.text),
      grammar: grammarOf(card, tranLangCode),
      example: card.example,
      tagCodes: tagCodes.get(card.id) ?? [],
      link: linkTo(card, publicUrl),
    };
    const settings = { template, tranLangCode, limits, hasPicture: card.image !== null };
    const fitting = fitText(word, settings);
    if (fitting === undefined) return undefined;
    const { hasPicture, ...text } = fitting;
    return { type: 'POST', ...text, imageUrl: hasPicture ? (card.image?.url ?? null) : null };
  };
}

/** The link in a preview has the id of the word where a post has its own: as long, but not counted. */
const linkTo = ({ id, ...word }: WordReference, publicUrl: string): string =>
  linkOfPost(`${publicUrl}${pagePaths.word(word)}`, id);

export const linkOfPost = (pageUrl: string, id: string): string =>
  `${pageUrl}${pageUrl.includes('?') ? '&' : '?'}${postParameter}=${postCodeOf(id)}`;

function grammarOf({ trans }: WordRecord, tranLangCode: string): string {
  const ids = [...new Set(trans.map(({ speechPartId }) => speechPartId))];
  const { speechPart } = serverMessages(negotiateLocale(tranLangCode)).campaignPost;
  return ids
    .flatMap((id) => speechPartCodes[id - 1] ?? [])
    .filter((code) => code !== 'other')
    .map(speechPart)
    .join(', ');
}

async function quizComposer(
  database: Database,
  cards: readonly WordRecord[],
  composition: Composition,
): Promise<Composer> {
  const { channel, seed } = composition;
  const asked = acceptForSamePrompt(cards.flatMap(candidateOf));
  const pool = await quizPool(database, asked, composition);
  const items = new Map(asked.map(({ item }) => [item.wordId, item]));
  const { tranLangCode } = channel;
  const limits = limitsOf(channel);
  return ({ id, example }) => {
    const item = items.get(id);
    const random = seededRandom(seed ^ Number.parseInt(id.slice(-8), 16));
    const quiz = item && buildQuiz(item, pool, { example, tranLangCode, limits, random });
    return quiz && { type: 'QUIZ', ...quiz };
  };
}

const settings = { asks: 'meaning', mode: QuizMode.Tran, direction: 'forward' } as const;

function candidateOf(word: WordRecord): Candidate[] {
  const item = meaningItem(word, settings, undefined);
  return item === undefined ? [] : [{ word, item }];
}

/** Words of the campaign. If they are few, also words of the same themes or common words of the language. */
async function quizPool(
  database: Database,
  asked: readonly Candidate[],
  { channel: { langCode, tranLangCode }, now }: Composition,
): Promise<QuizItemRecord[]> {
  const fillers = await findFillers(database, langCode, asked, {
    settings: { ...settings, tranLangCode },
    context: asVisitor(now),
  });
  return [...asked.slice(0, maxPool), ...fillers].map(({ item }) => item);
}

export const limitsOf = ({ network, limits }: Pick<ChannelRow, 'network' | 'limits'>): PostLimits =>
  limits ?? defaultLimits[network];

const referenceTo = ({ id, text, langCode, mode }: WordRecord): WordReference => ({
  id,
  text,
  langCode,
  mode,
});
