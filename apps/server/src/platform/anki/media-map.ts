/**
 * Reads the file `media` of a package: JSON, or in new versions a message of Protocol Buffers.
 *
 * @returns for the name of each picture or sound, the name of its file in the archive
 */
export function readMediaMap(bytes: Uint8Array): Map<string, string> {
  if (bytes.length === 0) return new Map();
  return bytes[0] === openingBrace ? readJson(bytes) : readMessage(bytes);
}

const openingBrace = 0x7b;
const decoder = new TextDecoder();

function readJson(bytes: Uint8Array): Map<string, string> {
  const files: unknown = JSON.parse(decoder.decode(bytes));
  return new Map(
    Object.entries(files ?? {}).flatMap(([file, name]) =>
      typeof name === 'string' ? [[name, file] as const] : [],
    ),
  );
}

/** `MediaEntries`: its field 1 repeats entries, which have their name in field 1 and may have the number of the file in 255. */
function readMessage(bytes: Uint8Array): Map<string, string> {
  const names = new Map<string, string>();
  let index = 0;
  for (const { field, value } of readFields(bytes)) {
    if (field !== 1 || !(value instanceof Uint8Array)) continue;
    const entry = new Map(readFields(value).map((one) => [one.field, one.value]));
    const name = entry.get(1);
    const file = entry.get(fileField) ?? index;
    if (name instanceof Uint8Array) names.set(decoder.decode(name), String(file));
    index += 1;
  }
  return names;
}

const fileField = 255;

interface Field {
  field: number;
  value: number | Uint8Array;
}

const wireTypes = { varint: 0, fixed64: 1, bytes: 2, fixed32: 5 };

function readFields(bytes: Uint8Array): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const readVarint = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 0x80) {
      const byte = bytes[at];
      if (byte === undefined || factor > Number.MAX_SAFE_INTEGER) throw new RangeError('varint');
      at += 1;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
  };
  const take = (length: number) => {
    if (at + length > bytes.length) throw new RangeError('length');
    at += length;
    return bytes.subarray(at - length, at);
  };
  while (at < bytes.length) {
    const key = readVarint();
    const [field, type] = [Math.floor(key / 8), key % 8];
    if (type === wireTypes.varint) fields.push({ field, value: readVarint() });
    else if (type === wireTypes.bytes) fields.push({ field, value: take(readVarint()) });
    else if (type === wireTypes.fixed64) take(8);
    else if (type === wireTypes.fixed32) take(4);
    else throw new RangeError('wire type');
  }
  return fields;
}
