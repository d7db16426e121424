import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the files of a folder over HTTP, like a static host. */
export async function serveFolder(folder: string): Promise<{ origin: string; server: Server }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = join(
      folder,
      normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname),
    );
    try {
      const content = await readFile(path);
      response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return { origin: `http://localhost:${address.port}`, server };
}
