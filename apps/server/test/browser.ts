import { reader, type TestApp } from './test-app.ts';

/** A browser as far as signing in goes: it keeps cookies, and goes where it is sent. */
export class Browser {
  readonly #app: TestApp;
  readonly #cookies = new Map<string, Map<string, string>>();

  constructor(app: TestApp) {
    this.#app = app;
  }

  /** The headers of a call of the app from this browser. */
  get headers(): Record<string, string> {
    return { ...reader, cookie: this.#cookieHeader(this.#home.host) };
  }

  async request(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.#home);
    const headers = new Headers(init.headers);
    headers.set('cookie', this.#cookieHeader(url.host));
    const sent: RequestInit = { ...init, headers, redirect: 'manual' };
    const isHome = url.host === this.#home.host;
    const response = isHome
      ? await this.#app.request(`${url.pathname}${url.search}`, sent)
      : await fetch(url, sent);
    this.#keep(url.host, response);
    return response;
  }

  /** Where it is sent from an address, and on from there, up to a path. */
  async follow(address: string, lastPath = '/social-sign-in'): Promise<URL> {
    const response = await this.request(address);
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${address} answers ${response.status}`);
    const next = new URL(location, new URL(address, this.#home));
    return next.pathname === lastPath ? next : this.follow(next.href, lastPath);
  }

  get #home(): URL {
    return new URL(this.#app.configuration.publicUrl);
  }

  #keep(host: string, response: Response): void {
    const kept = this.#cookies.get(host) ?? new Map<string, string>();
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      kept.set(name, value);
    }
    this.#cookies.set(host, kept);
  }

  #cookieHeader(host: string): string {
    const kept = this.#cookies.get(host) ?? new Map<string, string>();
    return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}
