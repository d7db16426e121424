import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export const client = { id: 'wordhoard', secret: 'a client secret' };

/** What the provider discloses about a person. */
interface Claims {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
}

/** The person who signs in at the provider, or cancels. */
export type Person = Claims | 'cancels';

interface Ports {
  redirectUri: string;
  /** Default: any free port. */
  port?: number;
  /** Identifies the person. Returns undefined if it has sent a response, such as a form. */
  identify: (request: IncomingMessage, response: ServerResponse) => Promise<Person | undefined>;
  /** The claims about a person by their `sub`. */
  claimsOf: (sub: string) => Claims;
}

export interface RunningProvider {
  issuer: string;
  close(): Promise<void>;
}

/** Runs a real OpenID provider, whose ID tokens have the same claims as those of Google. */
export async function runOpenIdProvider(ports: Ports): Promise<RunningProvider> {
  const { port = 0, identify } = ports;
  const server = createServer((request, response) => void handle(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = createProvider(issuer, ports);
  const callback = provider.callback();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url?.startsWith('/interaction/')) return void callback(request, response);
    const person = await identify(request, response);
    if (person === undefined) return;
    const result =
      person === 'cancels' ? { error: 'access_denied' } : { login: { accountId: person.sub } };
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
  /** Sets the person of the following sign-ins. */
  signInAs(person: Person): void;
}

/** Starts a provider that shows no form. */
export async function startOpenIdProvider(redirectUri: string): Promise<OpenIdProvider> {
  let current: Person = 'cancels';
  const provider = await runOpenIdProvider({
    redirectUri,
    identify: async () => current,
    claimsOf: (sub) => ({ sub, ...Object(current) }),
  });
  return {
    ...provider,
    signInAs(person) {
      current = person;
    },
  };
}

function createProvider(issuer: string, { redirectUri, claimsOf }: Ports) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' };
  return new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
    jwks: { keys: [key] },
    cookies: { keys: ['a cookie key'] },
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
