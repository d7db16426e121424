import type { QuizItemRecord, SmmPostContent } from '@wordhoard/contract';
import { type SpeechPartCode, speechPartCodes } from '@wordhoard/contract/enumeration';
import { normalizeText } from '@wordhoard/contract/text';
import { negotiateLocale } from '@wordhoard/i18n';
import { serverMessages } from '@wordhoard/i18n/server';
import { buildMultipleChoice, foldText, type Random } from '@wordhoard/quiz-engine';
import type { PostLimits } from '../../../schema/campaign.ts';
import { findDirection, isolate } from './direction.ts';
import { measureLength, shorten } from './post-length.ts';

const maxOptions = 4;

export interface QuizSettings {
  /** Shows how the word is used. */
  example: string | null;
  /** The language of the readers. */
  tranLangCode: string;
  limits: PostLimits;
  /** Returns numbers in [0, 1). */
  random: Random;
}

export type QuizText = Omit<Extract<SmmPostContent, { type: 'QUIZ' }>, 'type'>;

/**
 * Builds a poll that asks for the meaning of a word.
 *
 * @param pool - the candidates for wrong options; it may contain the item itself
 * @returns undefined if the network does not take so long a text, if there is no wrong option, or if the
 *   word and its meaning are the same
 */
export function buildQuiz(
  item: QuizItemRecord,
  pool: readonly QuizItemRecord[],
  { example, tranLangCode, limits, random }: QuizSettings,
): QuizText | undefined {
  const locale = negotiateLocale(tranLangCode);
  const { campaignPost } = serverMessages(locale);
  const word = normalizeText(item.prompt.text);
  const quote = (text: string) => isolate(text, findDirection(locale));
  const sense = nameSense(item, campaignPost.speechPart);
  const question = campaignPost.question(quote(word), sense && quote(sense));
  const size = { length: measureLength(question, limits), maxLength: limits.pollQuestion };
  const isAskable = word !== '' && size.length <= size.maxLength && !isGivenAway(item);
  if (!isAskable || !isOption(item, limits)) return undefined;

  const optionCount = Math.min(maxOptions, limits.maxPollOptions);
  const candidates = pool.filter((other) => isOption(other, limits));
  const { options } = buildMultipleChoice(item, candidates, { optionCount, random });
  if (options.length < 2) return undefined;

  const explain = (maxLength: number) =>
    explainAnswer(item, { example, tranLangCode, limits, maxLength });
  const answer = campaignPost.answer(quote(item.text));
  return {
    question,
    options: options.map(({ text }) => text),
    correctIndex: options.indexOf(item),
    explanation: limits.pollExplanation === null ? null : explain(limits.pollExplanation),
    answerText: limits.pollExplanation === null ? appendExplanation(answer, explain, limits) : null,
    size,
  };
}

/** What tells the word from words of the same text. */
function nameSense(
  { prompt: { sense } }: QuizItemRecord,
  nameSpeechPart: (code: SpeechPartCode) => string,
): string | undefined {
  if (sense === undefined || 'imageKey' in sense) return undefined;
  if ('text' in sense) return normalizeText(sense.text);
  return nameSpeechPart(speechPartCodes[sense.speechPartId - 1] ?? 'other');
}

/** Whether the question shows its answer: “What does ‘Hotel’ mean?” */
const isGivenAway = ({ prompt, text, langCode }: QuizItemRecord): boolean =>
  foldText(prompt.text, langCode) === foldText(text, langCode);

/** Whether a network shows the answer as an option. */
function isOption({ text, imageKey }: QuizItemRecord, limits: PostLimits): boolean {
  if (imageKey !== undefined || text.trim() === '') return false;
  // Networks do not count links in options, and no unit counts more than UTF-16.
  const { unit, pollOption } = limits;
  return text.length <= pollOption || measureLength(text, { unit, linkLength: null }) <= pollOption;
}

function appendExplanation(
  answer: string,
  explain: (maxLength: number) => string | null,
  limits: PostLimits,
): string {
  const start = `${answer}\n\n`;
  const explanation = explain(limits.text - measureLength(start, limits));
  return explanation === null ? answer : start + explanation;
}

interface ExplanationSettings extends Omit<QuizSettings, 'random'> {
  maxLength: number;
}

/** The word, its meanings and an example, as far as they fit; null if not even a meaning does. */
function explainAnswer(
  { prompt, text, accepted }: QuizItemRecord,
  { example, tranLangCode, limits, maxLength }: ExplanationSettings,
): string | null {
  const direction = findDirection(tranLangCode);
  const append = (start: string, value: string): string => {
    const marks = measureLength(isolate(value, direction), limits) - measureLength(value, limits);
    const rest = shorten(value, maxLength - measureLength(start, limits) - marks, limits);
    return rest === '' ? '' : start + isolate(rest, direction);
  };
  const meanings = [...new Set([text, ...accepted].map(normalizeText))].join(', ');
  const word = isolate(normalizeText(prompt.text), direction);
  const meaning = append(`${word} – `, meanings);
  if (meaning === '') return null;
  return append(`${meaning}\n`, normalizeText(example ?? '')) || meaning;
}
