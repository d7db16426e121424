import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export const client = { id: 'wordhoard', secret: 'a secret between the two' };

/** What the provider tells of somebody. */
interface Claims {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
}

export interface OpenIdProvider {
  issuer: string;
  /** Who sits before the screen: whoever comes is asked nothing, and signs in or refuses. */
  isThere(person: Claims | 'somebody who refuses'): void;
  close(): Promise<void>;
}

/** A real provider, which tells as much in an ID token as Google does. */
export async function startOpenIdProvider(redirectUri: string): Promise<OpenIdProvider> {
  let present: Claims | 'somebody who refuses' = 'somebody who refuses';
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = createProvider(issuer, redirectUri, () => present);
  const callback = provider.callback();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url?.startsWith('/interaction/')) return void callback(request, response);
    const result =
      typeof present === 'string'
        ? { error: 'access_denied' }
        : { login: { accountId: present.sub } };
    await provider.interactionFinished(request, response, result);
  }

  return {
    issuer,
    isThere(person) {
      present = person;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function createProvider(issuer: string, redirectUri: string, present: () => Claims | string) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' };
  return new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
    jwks: { keys: [key] },
    cookies: { keys: ['of this test'] },
    features: { devInteractions: { enabled: false } },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name'] },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ sub, ...Object(present()) }),
    }),
    ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60, IdToken: 60 },
    async loadExistingGrant({ oidc: { provider, client: { clientId = '' } = {}, session } }) {
      const known = session?.grantIdFor(clientId);
      if (known !== undefined) return provider.Grant.find(known);
      const grant = new provider.Grant({ accountId: session?.accountId, clientId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}
