import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Answer, runOpenIdProvider } from '../../../server/test/open-id-provider.ts';

/** An OpenID provider in place of Google. Its page accepts any name. */
await runOpenIdProvider({
  redirectUri: `${process.env['E2E_ORIGIN']}/front-auth/social/google/callback`,
  port: Number(process.env['PORT']),
  ask,
  claimsOf: (sub) => ({ sub, email: `${sub}@example.org`, email_verified: true }),
});

async function ask(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Answer | undefined> {
  if (request.method === 'POST') {
    const name = new URLSearchParams(await text(request)).get('name');
    return name === null ? 'somebody who refuses' : { sub: name };
  }
  response.setHeader('content-type', 'text/html');
  response.end(`
    <!doctype html>
    <title>Who are you?</title>
    <form method="post"><label>Name <input name="name"></label> <button>It is me</button></form>
    <form method="post"><button>I would rather not say</button></form>
  `);
  return undefined;
}
