import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Person, runOpenIdProvider } from '../../../server/test/open-id-provider.ts';

/** An OpenID provider in place of Google. Its page accepts any name. */
await runOpenIdProvider({
  redirectUri: `${process.env['E2E_ORIGIN']}/front-auth/social/google/callback`,
  port: Number(process.env['PORT']),
  identify,
  claimsOf: (sub) => ({ sub, email: `${sub}@example.org`, email_verified: true }),
});

async function identify(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Person | undefined> {
  if (request.method === 'POST') {
    const name = new URLSearchParams(await text(request)).get('name');
    return name === null ? 'cancels' : { sub: name };
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
