import { failure, routes } from '@wordhoard/contract';
import { UserRole } from '@wordhoard/contract/enumeration';
import { beforeAll, expect, it } from 'vitest';
import { buildUser } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();
let authorization: string;

beforeAll(async () => {
  ({ authorization = '' } = await app.headersOf(
    await buildUser(app.database, { role: UserRole.Admin }),
  ));
});

const routesWithBody = Object.values(routes)
  .flatMap((domain) => Object.values(domain))
  .filter(({ request }) => 'body' in request)
  .map(({ method, path, request }) => ({
    method: method.toUpperCase(),
    path: 'query' in request && request.query ? `${path}?token=a` : path,
    mediaTypes: 'body' in request ? Object.keys(request.body.content) : [],
  }));

it.each(routesWithBody)(
  '$method $path refuses a request without its body',
  async ({ method, path, mediaTypes }) => {
    const response = await app.request(path, { method, headers: { authorization } });
    expect(response.status).toBe(400);
    expect(failure.parse(await response.json())).toMatchObject({
      code: 'ParameterInvalid',
      fields: [{ path: '', code: 'required', message: 'Required' }],
    });
    for (const mediaType of mediaTypes) {
      const headers = { authorization, 'content-type': mediaType };
      const { status } = await app.request(path, { method, headers });
      expect(status).toBe(400);
    }
  },
);
