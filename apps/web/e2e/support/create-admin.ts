import { request } from '@playwright/test';
import { adminEmail, createAccount } from './account.ts';

/** Creates the first admin. The workers inherit the token. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for one
export default async function makeAdmin(): Promise<void> {
  const context = await request.newContext({ baseURL: process.env['E2E_ORIGIN'] ?? '' });
  const admin = { username: 'administrator', email: adminEmail };
  process.env['E2E_ADMIN_TOKEN'] = await createAccount(context, admin, 'de');
  await context.dispose();
}
