/** What old spreadsheets of Windows write: Cyrillic where most letters beyond ASCII are. */
const western = 'windows-1252';
const cyrillic = 'windows-1251';

/**
 * The text of a file in whichever way it is encoded: Excel alone knows three. There is none in a
 * picture, a workbook or a document, whose bytes come with zeros among them.
 */
export async function readTextFile(file: Blob): Promise<string | undefined> {
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  return text.includes('\0') ? undefined : text;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(isMostlyCyrillic(bytes) ? cyrillic : western).decode(bytes);
  }
}

/** Words in Latin letters have an accent here and there, Cyrillic ones hardly any other byte. */
function isMostlyCyrillic(bytes: Uint8Array): boolean {
  const letters = new TextDecoder(cyrillic).decode(bytes).match(/\p{Letter}+/gu) ?? [];
  const whole = letters.filter((word) => /^\p{Script=Cyrillic}{2,}$/u.test(word));
  return whole.length > 0;
}
