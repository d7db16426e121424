import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { client } from './open-id-provider.ts';

/** How an ID token is signed. */
export type SigningMethod =
  | 'its own key'
  | 'another algorithm'
  | 'the client secret'
  | 'an unknown key'
  | 'no signature';

/** A provider that sends invalid responses and tokens. */
export interface MisbehavingProvider {
  issuer: string;
  /** Sets the response to the next requests for tokens. */
  respondWith(status: number, body: string): void;
  idToken(claims: JWTPayload, signing?: SigningMethod): Promise<string>;
  close(): Promise<void>;
}

export async function startMisbehavingProvider(port = 0): Promise<MisbehavingProvider> {
  const [rsa, elliptic, unknown] = await Promise.all([
    generateKeyPair('RS256', { extractable: true }),
    generateKeyPair('ES256', { extractable: true }),
    generateKeyPair('RS256'),
  ]);
  const keys = [
    { ...(await exportJWK(rsa.publicKey)), kid: 'rsa', alg: 'RS256', use: 'sig' },
    { ...(await exportJWK(elliptic.publicKey)), kid: 'elliptic', alg: 'ES256', use: 'sig' },
  ];
  let tokenResponse = { status: 500, body: '' };
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const responses = {
    '/.well-known/openid-configuration': () => json(buildMetadata(issuer)),
    '/keys': () => json({ keys }),
    '/token': () => tokenResponse,
  };
  server.on('request', serving(responses));

  return {
    issuer,
    respondWith(status, body) {
      tokenResponse = { status, body };
    },
    idToken(claims, signing = 'its own key') {
      const now = Math.floor(Date.now() / 1_000);
      const payload = { iss: issuer, aud: client.id, sub: '1', iat: now, exp: now + 60, ...claims };
      const token = new SignJWT(payload);
      switch (signing) {
        case 'its own key':
          return token.setProtectedHeader({ alg: 'RS256', kid: 'rsa' }).sign(rsa.privateKey);
        case 'another algorithm':
          return token
            .setProtectedHeader({ alg: 'ES256', kid: 'elliptic' })
            .sign(elliptic.privateKey);
        case 'the client secret':
          return token.setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(client.secret));
        case 'an unknown key':
          return token.setProtectedHeader({ alg: 'RS256', kid: 'rsa' }).sign(unknown.privateKey);
        case 'no signature':
          return Promise.resolve(new UnsecuredJWT(payload).encode());
      }
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface JsonResponse {
  status: number;
  body: string;
}

const serving =
  (responses: Record<string, () => JsonResponse>): RequestListener =>
  ({ url = '' }, response) => {
    const { status, body } = responses[url]?.() ?? { status: 404, body: '' };
    const type = body.startsWith('{') ? 'application/json' : 'text/html';
    response.writeHead(status, { 'content-type': type }).end(body);
  };

const json = (body: object): JsonResponse => ({ status: 200, body: JSON.stringify(body) });

const buildMetadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
});
