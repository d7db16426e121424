import type { APIResponse, BrowserContext } from '@playwright/test';

/** Calls the server as whoever has come in, without a page. */
export async function callAs(
  context: BrowserContext,
  method: 'post' | 'delete',
  path: string,
  data: object,
): Promise<APIResponse> {
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === 'token')?.value;
  return context.request[method](path, { headers: { authorization: `Bearer ${token}` }, data });
}
