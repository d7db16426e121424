const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text may be the id of a word, or of anything else. */
export const isId = (text: string): boolean => uuid.test(text);
