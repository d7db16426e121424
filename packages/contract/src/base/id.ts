const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Checks for a lowercase UUID, the form of all ids. */
export const isId = (text: string): boolean => uuid.test(text);
