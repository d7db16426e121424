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

/** What comes of asking somebody who they are. */
export type Answer = Claims | 'somebody who refuses';

interface Ports {
  redirectUri: string;
  /** By itself any that is free. */
  port?: number;
  /** Asks whoever sits before the screen, until there is an answer. */
  ask: (request: IncomingMessage, response: ServerResponse) => Promise<Answer | undefined>;
  /** What is known of somebody by their `sub`. */
  claimsOf: (sub: string) => Claims;
}

export interface RunningProvider {
  issuer: string;
  close(): Promise<void>;
}

/** A real provider, which tells as much in an ID token as Google does. */
export async function runOpenIdProvider(ports: Ports): Promise<RunningProvider> {
  const { port = 0, ask } = ports;
  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = createProvider(issuer, ports);
  const callback = provider.callback();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url?.startsWith('/interaction/')) return void callback(request, response);
    const answered = await ask(request, response);
    if (answered === undefined) return;
    const result =
      typeof answered === 'string'
        ? { error: 'access_denied' }
        : { login: { accountId: answered.sub } };
    await provider.interactionFinished(request, response, result);
  }

  return {
    issuer,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export interface OpenIdProvider extends RunningProvider {
  /** Who sits before the screen: whoever comes is asked nothing, and signs in or refuses. */
  isThere(person: Answer): void;
}

/** One that asks nobody anything. */
export async function startOpenIdProvider(redirectUri: string): Promise<OpenIdProvider> {
  let present: Answer = 'somebody who refuses';
  const provider = await runOpenIdProvider({
    redirectUri,
    ask: async () => present,
    claimsOf: (sub) => ({ sub, ...Object(present) }),
  });
  return {
    ...provider,
    isThere(person) {
      present = person;
    },
  };
}

function createProvider(issuer: string, { redirectUri, claimsOf }: Ports) {
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
      claims: async () => ({ ...claimsOf(sub) }),
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
