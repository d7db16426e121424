import { setTimeout } from 'node:timers/promises';
import { type ReviewSync, routes } from '@wordhoard/contract';
import { Agent, request } from 'undici';
import { v7 as newId } from 'uuid';
import { answerEvent } from '../test/review-events.ts';

export interface ScaleLearner {
  token: string;
  wordIds: readonly string[];
  /** The position in the stream of their events that their device has reached. */
  cursor: number;
}

interface Answers {
  milliseconds: number[];
  errors: number;
}

const pauseMilliseconds = 5_000;
const agent = new Agent({ connections: 500, headersTimeout: 30_000, bodyTimeout: 0 });
const streamAgent = new Agent({ connections: null, bodyTimeout: 0, headersTimeout: 60_000 });

/** Each learner sends an answer every five seconds, to one of the servers. */
export async function answerAll(
  learners: readonly ScaleLearner[],
  servers: readonly string[],
  seconds: number,
): Promise<Answers> {
  const answers: Answers = { milliseconds: [], errors: 0 };
  const end = performance.now() + seconds * 1_000;
  await Promise.all(
    learners.map(async (learner, index) => {
      const server = servers[index % servers.length] ?? '';
      let next = performance.now() + Math.random() * pauseMilliseconds;
      while (next < end) {
        await setTimeout(Math.max(0, next - performance.now()));
        const start = performance.now();
        const isAnswered = await sendAnswer(learner, server).catch(() => false);
        if (isAnswered) answers.milliseconds.push(performance.now() - start);
        else answers.errors += 1;
        next += pauseMilliseconds;
      }
    }),
  );
  return answers;
}

async function sendAnswer(learner: ScaleLearner, server: string): Promise<boolean> {
  const { token, wordIds, cursor } = learner;
  const wordId = wordIds[Math.floor(Math.random() * wordIds.length)] ?? '';
  const { statusCode, body } = await request(server + routes.review.sync.path, {
    method: 'POST',
    dispatcher: agent,
    headers: { ...buildHeaders(token), 'content-type': 'application/json' },
    body: JSON.stringify({
      deviceId: newId(),
      cursor,
      events: [answerEvent(wordId)],
      sessions: [],
    }),
  });
  const answer = (await body.json()) as ReviewSync;
  if (statusCode === 200) learner.cursor = answer.cursor;
  return statusCode === 200;
}

/** Opens event streams of the learners in turn. Returns how many are open, and a function that closes all. */
export async function openStreams(
  learners: readonly ScaleLearner[],
  servers: readonly string[],
  count: number,
) {
  const streams: { isOpen: boolean; messages: number }[] = [];
  const open = async (index: number) => {
    const learner = learners[index % learners.length];
    const { statusCode, body } = await request(
      servers[index % servers.length] + routes.user.changes.path,
      { dispatcher: streamAgent, headers: buildHeaders(learner?.token ?? '') },
    );
    const stream = { isOpen: statusCode === 200, messages: 0 };
    streams.push(stream);
    body
      .on('data', (data) => {
        stream.messages += String(data).split('data:').length - 1;
      })
      .on('error', () => {})
      .on('close', () => {
        stream.isOpen = false;
      });
  };
  const atOnce = 50;
  for (let start = 0; start < count; start += atOnce)
    await Promise.all(Array.from({ length: atOnce }, (_, one) => open(start + one)));
  return {
    countOpen: () => streams.filter(({ isOpen }) => isOpen).length,
    countMessages: () => streams.reduce((sum, { messages }) => sum + messages, 0),
    close: () => streamAgent.destroy(),
  };
}

/** A learner has an address of their own. */
const buildHeaders = (token: string) => {
  const [one = 0, two = 0, three = 0] = Buffer.from(token.slice(-8));
  return { authorization: `Bearer ${token}`, 'x-forwarded-for': `10.${one}.${two}.${three}` };
};
