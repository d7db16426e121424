import { routes } from '@wordhoard/contract';
import { and, eq } from 'drizzle-orm';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { callerIdOf } from '../../platform/http/request-context.ts';
import { speechLimit } from '../../platform/limits/limits.ts';
import type { Services } from '../../platform/services.ts';
import { word } from '../../schema/word.ts';
import { visibleTo, wordFields } from '../word/visible.ts';
import { speakWord } from './speak-word.ts';

export function addSpeechRoutes(api: Api, services: Services): void {
  const { database, limiter, trustedProxies } = services;
  api.openapi(routes.word.speech, async (context) => {
    const { id } = context.req.valid('param');
    const callerId = callerIdOf(context);
    const [found] = await database
      .select(wordFields)
      .from(word)
      .where(and(eq(word.id, id), visibleTo(callerId)));
    if (found === undefined) throw new ApplicationError('NotFound');
    const bytes = await speakWord(services, found, async () => {
      await limiter.spend(speechLimit.address, clientAddress(context, trustedProxies));
      if (callerId !== undefined) await limiter.spend(speechLimit.learner, callerId);
    });
    return context.body(new Uint8Array(bytes), 200, {
      'cache-control': 'private, max-age=86400',
      vary: 'authorization',
      'content-type': 'audio/mpeg',
    });
  });
}
