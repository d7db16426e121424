import { reader, type TestApp } from './test-app.ts';

/** A minimal browser, which stores cookies and follows redirects. */
export class Browser {
  readonly #app: TestApp;
  readonly #cookies = new Map<string, Map<string, string>>();

  constructor(app: TestApp) {
    this.#app = app;
  }

  /** The headers of a request to the app. */
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
    this.#storeCookies(url.host, response);
    return response;
  }

  /** Follows redirects from an address up to a path. */
  async follow(address: string, lastPath = '/social-sign-in'): Promise<URL> {
    const response = await this.request(address);
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${address} responded with ${response.status}`);
    const next = new URL(location, new URL(address, this.#home));
    return next.pathname === lastPath ? next : this.follow(next.href, lastPath);
  }

  get #home(): URL {
    return new URL(this.#app.configuration.publicUrl);
  }

  #storeCookies(host: string, response: Response): void {
    const cookies = this.#cookies.get(host) ?? new Map<string, string>();
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    this.#cookies.set(host, cookies);
  }

  #cookieHeader(host: string): string {
    const cookies = this.#cookies.get(host) ?? new Map<string, string>();
    return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}
