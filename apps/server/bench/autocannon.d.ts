declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  interface Options {
    url: string;
    connections: number;
    duration: number;
    method?: 'GET' | 'POST';
    headers?: Record<string, string>;
    body?: string;
  }

  interface Result {
    requests: { total: number };
    duration: number;
    non2xx: number;
    errors: number;
  }

  // biome-ignore lint/style/noDefaultExport: this describes what the library exports
  export default function autocannon(options: Options): EventEmitter & Promise<Result>;
}
