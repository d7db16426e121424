import { routes } from '@wordhoard/contract';
import { and, eq, lt, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { reencodeAudio } from '../../platform/audio/reencode-audio.ts';
import { AudioProblem } from '../../platform/audio/sound.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError, requireFound } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import { findClientAddress } from '../../platform/http/client-address.ts';
import { callerIdOf } from '../../platform/http/request-context.ts';
import { speechLimit } from '../../platform/limits/limits.ts';
import type { Services } from '../../platform/services.ts';
import type { Utterance } from '../../platform/speech/speech.ts';
import type { SpokenWord } from '../../platform/speech/spoken-text.ts';
import { speech, upload } from '../../schema/upload.ts';
import { word } from '../../schema/word.ts';
import { computeFileDigest, storeFile } from '../upload/store-file.ts';
import { findGrammar } from '../word/store.ts';
import { selectWordFields, visibleTo } from '../word/visible.ts';

export function addSpeechRoutes(api: Api, services: Services): void {
  const { database, limiter, trustedProxies } = services;
  api.openapi(routes.word.speech, async (context) => {
    const { id } = context.req.valid('param');
    const callerId = callerIdOf(context);
    const [found] = await database
      .select(selectWordFields(callerId))
      .from(word)
      .where(and(eq(word.id, id), visibleTo(callerId)));
    const shown = requireFound(found);
    const grammar = (await findGrammar(database, [id], callerId)).get(id);
    const bytes = await speakWord(services, { ...grammar, ...shown }, async () => {
      await limiter.spend(speechLimit.address, findClientAddress(context, trustedProxies));
      if (callerId !== undefined) await limiter.spend(speechLimit.learner, callerId);
    });
    return context.body(new Uint8Array(bytes), 200, {
      'cache-control': 'private, max-age=86400',
      vary: 'authorization',
      'content-type': 'audio/mpeg',
    });
  });
}

type Ports = Pick<Services, 'database' | 'fileStorage' | 'speech' | 'now'>;

const bounds = { minSeconds: 0.05, maxSeconds: 30 };
const maxWaiting = 20;
const retryAfterSeconds = 5;
const limit = pLimit(1);

/**
 * Speaks a word, or finds the file from the last time.
 *
 * @param spend - counts the use; called only if the word must be spoken
 * @returns an MP3 file
 * @throws ApplicationError `SpeechUnavailable` if the server cannot say the word
 */
async function speakWord(
  ports: Ports,
  word: SpokenWord & { id: string },
  spend: () => Promise<void>,
) {
  const { database, fileStorage, now } = ports;
  const utterance = ports.speech.plan(word);
  if (utterance === undefined) throw new ApplicationError('SpeechUnavailable');
  const content = JSON.stringify(utterance);
  // Each word has a file of its own, so the speed of an answer tells nothing about the words of others.
  const digest = await computeFileDigest(database, { purpose: 'speech', owner: word.id, content });
  const kept = (await isKept(database, digest, now()))
    ? await fileStorage.get(digest, 'audio/mpeg')
    : undefined;
  if (kept !== undefined) return kept;
  await spend();
  const { bytes } = await synthesise(ports, utterance);
  await storeFile(ports, { digest, bytes, mediaType: 'audio/mpeg' }, async (transaction) => {
    await transaction.insert(speech).values({ digest, usedAt: now() }).onConflictDoNothing();
  });
  return bytes;
}

async function synthesise({ speech: synthesis }: Ports, utterance: Utterance) {
  if (limit.pendingCount >= maxWaiting) {
    throw new ApplicationError('TooManyRequests', { retryAfterSeconds });
  }
  try {
    return await reencodeAudio(await limit(() => synthesis.speak(utterance)), bounds);
  } catch (cause) {
    // The speech of a word such as “…” is silent.
    if (cause instanceof AudioProblem) throw new ApplicationError('SpeechUnavailable', { cause });
    throw cause;
  }
}

const maxKeptBytes = 200_000_000;
const dayMilliseconds = 24 * 60 * 60 * 1_000;

/** Whether the speech is kept. Notes that it was used, at most once a day. */
async function isKept(database: Database, digest: string, now: Date): Promise<boolean> {
  const isSpeech = eq(speech.digest, digest);
  const dayAgo = new Date(now.getTime() - dayMilliseconds);
  await database
    .update(speech)
    .set({ usedAt: now })
    .where(and(isSpeech, lt(speech.usedAt, dayAgo)));
  return (await database.$count(speech, isSpeech)) > 0;
}

/** Forgets the speech that was used least recently. The sweep of uploads removes the files. */
export async function forgetOldSpeech(database: Database, maxBytes: number = maxKeptBytes) {
  // Raw SQL: a running total of the sizes.
  await database.execute(
    sql`delete from ${speech} where digest in (
          select digest from (
            select ${speech.digest},
              sum(${upload.byteCount}) over (order by ${speech.usedAt} desc, ${speech.digest}) as total
            from ${speech} join ${upload} on ${upload.digest} = ${speech.digest}
          ) as kept
          where total > ${maxBytes}
        )`,
  );
}
