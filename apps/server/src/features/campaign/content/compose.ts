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
import {
  acceptForSamePrompt,
  buildCandidates,
  buildFillers,
  type Candidate,
  seededRandom,
  tellHomographsApart,
} from '@wordhoard/quiz-builder';
import type { Database } from '../../../platform/database/database.ts';
import { inTurns } from '../../../platform/in-turns.ts';
import type { ChannelRow, PostLimits } from '../../../schema/campaign.ts';
import { presentCards } from '../../card/cards.ts';
import { findFillers } from '../../quiz/load-candidates.ts';
import { findHomographs } from '../../quiz/make-quiz.ts';
import { findTagCodes } from '../../tag/store.ts';
import { getWordsTheme } from '../../word/theme.ts';
import { defaultLimits } from '../network/network.ts';
import { postParameter, toPostCode } from '../visit/count-visit.ts';
import { buildQuiz } from './build-quiz.ts';
import { buildVisitorContext } from './find-campaign-words.ts';
import { fitText } from './render-text.ts';

/** A post as the network will show it, and what it lost because it would be too long. */
interface Composition {
  content: SmmPostContent;
  losesTranslations: boolean;
  losesPicture: boolean;
}

export interface ComposedPost extends Composition {
  word: WordReference;
}

export interface PostTools {
  publicUrl: string;
  now: Date;
}

/** What a campaign makes of words. */
export interface CompositionSettings extends PostTools {
  type: SmmCampaignType;
  template: string;
  seed: number;
  channel: Pick<ChannelRow, 'network' | 'langCode' | 'tranLangCode' | 'limits'>;
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
  settings: CompositionSettings,
  wanted: (word: WordReference) => boolean = () => true,
) {
  const { tranLangCode } = settings.channel;
  const theme = getWordsTheme(words.map(({ id }) => id));
  const cards = await presentCards(database, words, { callerId: undefined, tranLangCode, theme });
  const isTranslated = ({ trans }: WordRecord) => trans.length > 0;
  const translated = cards.filter((card) => isTranslated(card) && wanted(card));
  const composer =
    settings.type === 'POST'
      ? await createTextComposer(database, translated, settings)
      : await createQuizComposer(database, cards.filter(isTranslated), settings);
  // The questions of 1,000 words take a second.
  const results = await inTurns(translated, (card) => ({
    word: toReference(card),
    composition: composer(card),
  }));
  const missing = results.flatMap(({ word, composition }) => (composition ? [] : [word]));
  return {
    composed: results.flatMap(({ word, composition }): ComposedPost[] =>
      composition ? [{ word, ...composition }] : [],
    ),
    wordsWithoutTranslation: cards
      .filter((card) => !isTranslated(card) && wanted(card))
      .map(toReference),
    wordsWithoutQuestion: settings.type === 'QUIZ' ? missing : [],
    wordsTooLong: settings.type === 'POST' ? missing : [],
  };
}

type Composer = (card: WordRecord) => Composition | undefined;

async function createTextComposer(
  database: Database,
  cards: readonly WordRecord[],
  { channel, template, publicUrl }: CompositionSettings,
): Promise<Composer> {
  const tagCodes = await findTagCodes(
    database,
    cards.map(({ id }) => id),
  );
  const { tranLangCode } = channel;
  const limits = getLimits(channel);
  return (card) => {
    const word = {
      text: card.text,
      langCode: card.langCode,
      translations: card.trans.map(({ dest }) => dest.text),
      grammar: describeGrammar(card, tranLangCode),
      example: card.example,
      tagCodes: tagCodes.get(card.id) ?? [],
      link: buildLink(card, publicUrl),
    };
    const imageUrl = card.image?.url ?? null;
    const hasImage = imageUrl !== null;
    const fitting = fitText(word, { template, tranLangCode, limits, hasPicture: hasImage });
    if (fitting === undefined) return undefined;
    const { hasPicture, translationCount, ...text } = fitting;
    return {
      content: { type: 'POST', ...text, imageUrl: hasPicture ? imageUrl : null },
      losesTranslations: translationCount < word.translations.length,
      losesPicture: hasImage && !hasPicture,
    };
  };
}

/** The link in a preview has the id of the word where a post has its own: as long, but not counted. */
const buildLink = ({ id, ...word }: WordReference, publicUrl: string): string =>
  addPostCode(`${publicUrl}${pagePaths.word(word)}`, id);

export const addPostCode = (pageUrl: string, id: string): string =>
  `${pageUrl}${pageUrl.includes('?') ? '&' : '?'}${postParameter}=${toPostCode(id)}`;

function describeGrammar({ trans }: WordRecord, tranLangCode: string): string {
  const ids = [...new Set(trans.map(({ speechPartId }) => speechPartId))];
  const { speechPart } = serverMessages(negotiateLocale(tranLangCode)).campaignPost;
  return ids
    .flatMap((id) => speechPartCodes[id - 1] ?? [])
    .filter((code) => code !== 'other')
    .map(speechPart)
    .join(', ');
}

async function createQuizComposer(
  database: Database,
  cards: readonly WordRecord[],
  settings: CompositionSettings,
): Promise<Composer> {
  const { channel, seed, now } = settings;
  const find = findHomographs(database, {
    tranLangCode: channel.tranLangCode,
    context: buildVisitorContext(now),
  });
  const candidates = acceptForSamePrompt(buildCandidates(cards, quizSettings));
  const asked = await tellHomographsApart(candidates, quizSettings, find);
  const pool = await findQuizPool(database, asked, settings);
  const items = new Map(asked.map(({ item }) => [item.wordId, item]));
  const { tranLangCode } = channel;
  const limits = getLimits(channel);
  return ({ id, example }) => {
    const item = items.get(id);
    const random = seededRandom(seed ^ Number.parseInt(id.slice(-8), 16));
    const quiz = item && buildQuiz(item, pool, { example, tranLangCode, limits, random });
    if (quiz === undefined) return undefined;
    const content = { type: 'QUIZ' as const, ...quiz };
    return { content, losesTranslations: false, losesPicture: false };
  };
}

const quizSettings = { asks: 'meaning', mode: QuizMode.Tran, direction: 'forward' } as const;

/** Words of the campaign. If they are few, also words of the same themes or common words of the language. */
async function findQuizPool(
  database: Database,
  asked: readonly Candidate[],
  { channel: { langCode, tranLangCode }, now }: CompositionSettings,
): Promise<QuizItemRecord[]> {
  const find = findFillers(database, langCode, { tranLangCode, context: buildVisitorContext(now) });
  const fillers = await buildFillers(asked, quizSettings, find);
  return [...asked.slice(0, maxPool), ...fillers].map(({ item }) => item);
}

export type LimitedChannel = Pick<ChannelRow, 'network' | 'limits'>;

export const getLimits = ({ network, limits }: LimitedChannel): PostLimits =>
  limits ?? defaultLimits[network];

const toReference = ({
  id,
  text,
  langCode,
  mode,
  homograph,
  hasHomographs,
}: WordRecord): WordReference => ({ id, text, langCode, mode, homograph, hasHomographs });
