/** Reads values of Transit, in which Mochi writes JSON. Tagged lists become arrays, keywords texts without their sign. */
export function readTransit(value: unknown): unknown {
  if (typeof value === 'string') return readText(value);
  if (Array.isArray(value)) return value.map(readTransit);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [[tag = '', tagged] = []] = entries;
  if (tag.startsWith('~#')) return readTransit(tagged);
  return Object.fromEntries(entries.map(([key, one]) => [readText(key), readTransit(one)]));
}

/** A sign that begins a text is doubled. */
function readText(text: string): string {
  if (text.startsWith('~~')) return text.slice(1);
  return /^~[:$a-z]/.test(text) ? text.slice(2) : text;
}
