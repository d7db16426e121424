/**
 * A `fetch` that tells how much of a request has been sent, from 0 to 1, which the platform's own
 * does not. For uploads: `api.POST(path, { body, fetch: fetchWithProgress(show) })`.
 */
export function fetchWithProgress(onProgress: (sent: number) => void) {
  return async (request: Request): Promise<Response> => {
    const body = await request.blob();
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const exchange = new XMLHttpRequest();
      exchange.responseType = 'blob';
      exchange.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
      exchange.onload = () => resolve(responseOf(exchange));
      exchange.onerror = () => reject(new TypeError('The server was not reached'));
      exchange.onabort = () => reject(request.signal.reason);
      request.signal.addEventListener('abort', () => exchange.abort());
      exchange.open(request.method, request.url);
      for (const [name, value] of request.headers) exchange.setRequestHeader(name, value);
      exchange.send(body);
    });
  };
}

function responseOf(exchange: XMLHttpRequest): Response {
  const lines = exchange.getAllResponseHeaders().trim().split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ');
    return [name, value.join(': ')];
  });
  return new Response(exchange.response, { status: exchange.status, headers });
}
