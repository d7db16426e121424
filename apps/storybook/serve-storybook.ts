import { type PreviewServer, preview } from 'vite';

/** Serves the built Storybook over HTTP, like a static host. */
export async function serveStorybook(): Promise<{ origin: string; server: PreviewServer }> {
  const server = await preview({
    root: import.meta.dirname,
    configFile: false,
    appType: 'mpa',
    preview: { port: 0 },
  });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return { origin: new URL(address).origin, server };
}
