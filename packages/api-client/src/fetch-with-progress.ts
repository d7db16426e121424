/**
 * Creates a `fetch` that reports how much of a request has been sent, from 0 to 1, which the
 * platform's `fetch` cannot. For uploads: `api.POST(path, { body, fetch: fetchWithProgress(show) })`.
 */
export function fetchWithProgress(onProgress: (sent: number) => void) {
  return async (request: Request): Promise<Response> => {
    const body = await request.blob();
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.responseType = 'blob';
      xhr.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
      xhr.onload = () => resolve(toResponse(xhr));
      xhr.onerror = () => reject(new TypeError('The server was not reached'));
      xhr.onabort = () => reject(request.signal.reason);
      request.signal.addEventListener('abort', () => xhr.abort());
      xhr.open(request.method, request.url);
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
      xhr.send(body);
    });
  };
}

function toResponse(xhr: XMLHttpRequest): Response {
  const lines = xhr.getAllResponseHeaders().trim().split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ');
    return [name, value.join(': ')];
  });
  return new Response(xhr.response, { status: xhr.status, headers });
}
