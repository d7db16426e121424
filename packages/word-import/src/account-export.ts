// In a module of its own, because a page that asks this should not load the readers.
const fields = ['"socialIdentities"', '"contributions"', '"knowing"'];

/**
 * Whether a text is the export of a Wordhoard account, which is imported as a whole.
 *
 * @example isAccountExport('{"words":["Gurke"]}'); // false
 */
export const isAccountExport = (text: string): boolean =>
  /^\s*\{/.test(text) && fields.every((field) => text.includes(field));
