/** Values of every type, and some beyond the usual bounds. */
const otherValues = [null, true, 'text', '', 'x'.repeat(10_000), -1, 0.5, 1e12, [], {}];

/** The objects whose inside has been altered: the example of a component is the same object in all values. */
const alteredObjects = new WeakSet<object>();

/**
 * Copies of the values, each altered in one place: a field is missing or unknown, or a part is replaced
 * by another value. A part that several values have in the same place is altered in one of them, and so is the
 * inside of a component.
 */
export function alteredValues(values: readonly unknown[]): unknown[] {
  const alteredParts = new Set<string>();
  return values.flatMap((value) => alter(value, ''));

  function alter(value: unknown, path: string): unknown[] {
    const part = `${path} ${JSON.stringify(value)}`;
    if (alteredParts.has(part)) return [];
    alteredParts.add(part);
    const others = otherValues.filter((other) => other !== value);
    if (typeof value !== 'object' || value === null || alteredObjects.has(value)) return others;
    alteredObjects.add(value);
    return [
      ...others,
      ...(Array.isArray(value) ? alterItems(value, path) : alterFields(value, path)),
    ];
  }

  function alterItems(items: readonly unknown[], path: string): unknown[] {
    return items.flatMap((item, index) =>
      alter(item, `${path}[]`).map((altered) => items.with(index, altered)),
    );
  }

  function alterFields(fields: object, path: string): unknown[] {
    const altered = Object.entries(fields).flatMap(([name, field]) => [
      Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name)),
      ...alter(field, `${path}.${name}`).map((other) => ({ ...fields, [name]: other })),
    ]);
    return [{ ...fields, intruder: true }, ...altered];
  }
}
