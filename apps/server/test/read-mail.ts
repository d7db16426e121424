export interface ReadMail {
  headers: ReadonlyMap<string, string>;
  text: string;
}

/** Decodes a mail with one part: RFC 5322 with encoded words and transfer encodings of MIME. */
export function readMail(raw: string): ReadMail {
  const [head = '', ...body] = raw.replaceAll('\r\n', '\n').split('\n\n');
  const lines = head.replaceAll(/\n[ \t]+/g, ' ').split('\n');
  const headers = new Map(
    lines.map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name.toLowerCase(), readWords(value.join(': '))];
    }),
  );
  const decode = decoders[headers.get('content-transfer-encoding') ?? '7bit'];
  if (decode === undefined) throw new Error('The mail has an unsupported encoding');
  return { headers, text: decode(body.join('\n\n')) };
}

const fromBase64 = (text: string): string => Buffer.from(text, 'base64').toString();

const decoders: Readonly<Record<string, (text: string) => string>> = {
  '7bit': (text) => text,
  'quoted-printable': unquote,
  base64: fromBase64,
};

const readWords = (value: string): string =>
  value
    .replaceAll('?= =?', '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, encoding: string, content: string) =>
      encoding.toLowerCase() === 'b' ? fromBase64(content) : unquote(content.replaceAll('_', ' ')),
    );

function unquote(text: string): string {
  const bytes = text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_code, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString();
}
