import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();

describe('an image of a set', () => {
  it('is cached forever and cannot run scripts', async () => {
    const response = await app.request('/picture/1f34e.svg');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'",
    );
    expect(await response.text()).toMatch(/^<svg xmlns/);
  });

  it.each([
    '/picture/ffff.svg',
    '/picture/1f34e.png',
    '/picture/..%2f1f34e.svg',
    '/picture/a/b.svg',
  ])('does not exist at %s', async (path) => {
    const response = await app.request(path, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NotFound' });
  });
});
