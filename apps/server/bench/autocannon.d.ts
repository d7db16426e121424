declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  export interface Request {
    method: 'GET' | 'POST';
    path: string;
    headers: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request) => Request;
  }

  interface Options {
    url: string;
    connections: number;
    duration: number;
    requests: Request[];
  }

  interface Result {
    duration: number;
    non2xx: number;
    errors: number;
  }

  // biome-ignore lint/style/noDefaultExport: autocannon has no other export, and brings no types
  export default function autocannon(options: Options): EventEmitter & Promise<Result>;
}
