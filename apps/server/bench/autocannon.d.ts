declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  namespace autocannon {
    interface Request {
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
  }

  function autocannon(options: autocannon.Options): EventEmitter & Promise<autocannon.Result>;
  export = autocannon;
}
