import type { APIResponse, BrowserContext } from '@playwright/test';

/** Calls the API with the token of the signed-in account. */
export async function callAs(
  context: BrowserContext,
  method: 'post' | 'delete',
  path: string,
  data: object,
): Promise<APIResponse> {
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === 'token')?.value;
  const headers = { authorization: `Bearer ${token}` };
  return context.request[method](path, { headers, data });
}
