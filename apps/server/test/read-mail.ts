export interface ReadMail {
  headers: ReadonlyMap<string, string>;
  text: string;
  /** Absent if the mail has no other form than text. */
  html?: string;
}

/** Decodes a mail, or a text with its HTML: RFC 5322 with encoded words and transfer encodings of MIME. */
export function readMail(raw: string): ReadMail {
  const { headers, text } = readPart(raw.replaceAll('\r\n', '\n'));
  const boundary = /^multipart\/alternative; boundary="(.*)"$/.exec(
    headers.get('content-type') ?? '',
  )?.[1];
  if (boundary === undefined) return { headers, text };
  const [, first = '', second = ''] = text.split(`--${boundary}`);
  const [plain, html] = [first, second].map((part) => readPart(part.slice(1)).text);
  return { headers, text: plain ?? '', ...(html !== undefined && { html }) };
}

function readPart(raw: string): Pick<ReadMail, 'headers' | 'text'> {
  const [head = '', ...body] = raw.split('\n\n');
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
