const end = /[.!?…]["”»)]?$/;
const wideEnd = /[。！？]$/;
const minWords = 3;

/** Whether a text ends like a sentence, of three words or more in scripts with spaces. */
export const isSentence = (text: string): boolean =>
  wideEnd.test(text) || (end.test(text) && text.split(/\s+/).length >= minWords);

/** Whether lines are sentences, and their commas no separators: not all have one, and no capital follows any. */
export const isProse = (lines: readonly string[]): boolean => {
  const filled = lines.filter((line) => line.trim() !== '');
  return (
    filled.every((line) => isSentence(line.trim()) && !/,(?!\s\p{Ll})/u.test(line)) &&
    filled.some((line) => !line.includes(','))
  );
};
