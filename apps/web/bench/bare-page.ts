import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const app = fileURLToPath(new URL('..', import.meta.url));

const html =
  '<!doctype html><html lang="en"><title>Bare</title><div id="root"></div><script type="module" src="./main.js"></script></html>';
const script = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  createRoot(document.getElementById('root')).render(createElement('nav', null, 'A bare page'));
  requestIdleCallback(() => navigator.serviceWorker.register('/sw.js'));
`;

/** Stores the files of the page for its second visit. */
const serviceWorker = (files: readonly string[]): string => `
  addEventListener('install', (event) =>
    event.waitUntil(caches.open('page').then((cache) => cache.addAll(${JSON.stringify(files)}))));
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => event.respondWith(caches.match(event.request)));
`;

/** Serves a page that React fills with one element while `measure` runs: what React itself needs. */
export async function withBarePage(measure: (url: string) => Promise<void>): Promise<void> {
  const root = await mkdtemp(join(app, '.bare-page-'));
  const files = new Map<string, Buffer>();
  try {
    await writeFile(join(root, 'index.html'), html);
    await writeFile(join(root, 'main.js'), script);
    const options = {
      root,
      configFile: false,
      logLevel: 'error',
      build: { write: false },
    } as const;
    const { output } = (await build(options)) as Rolldown.RolldownOutput;
    for (const file of output) {
      const content = file.type === 'chunk' ? file.code : file.source;
      files.set(file.fileName === 'index.html' ? '/' : `/${file.fileName}`, gzipSync(content));
    }
    files.set('/sw.js', gzipSync(serviceWorker([...files.keys()])));
  } finally {
    await rm(root, { recursive: true });
  }
  const server = createServer(({ url = '' }, response) => {
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(files.has(url) ? 200 : 404, {
      'content-type': type,
      'content-encoding': 'gzip',
    });
    response.end(files.get(url));
  }).listen(0);
  await once(server, 'listening');
  await measure(`http://localhost:${(server.address() as AddressInfo).port}/`);
  server.closeAllConnections();
  server.close();
}
