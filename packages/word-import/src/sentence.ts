const end = /[.!?…]["”»)]?$/;
const wideEnd = /[。！？]$/;
const minWords = 3;

/** Whether a text ends like a sentence, of three words or more in scripts with spaces. */
export const isSentence = (text: string): boolean =>
  wideEnd.test(text) || (end.test(text) && text.split(/\s+/).length >= minWords);
