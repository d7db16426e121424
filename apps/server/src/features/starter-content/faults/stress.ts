const acute = '\u0301';

/** Finds what is wrong with the mark of the stress of a Russian or Ukrainian word. */
export function findStressFaults(text: string, stressed: string): string[] {
  if (stressed.replaceAll(acute, '') !== text) return ['other letters than the word'];
  const words = stressed.split(' ');
  return words.flatMap((word) => [
    ...(isCountRight(word) ? [] : [`not one stress in ${word}`]),
    ...(/(?<![аеєиіїоуыэюяё])\u0301/iu.test(word) ? [`a stress on no vowel of ${word}`] : []),
  ]);
}

/** The parts of a compound with a hyphen may each have a stress. */
function isCountRight(word: string): boolean {
  const parts = word.split('-');
  const count = word.split(acute).length - 1;
  if (parts.some((part) => part.split(acute).length > 2)) return false;
  const vowels = word.match(/[аеєиіїоуыэюя]/giu)?.length ?? 0;
  return count > 0 || vowels < 2 || /ё/iu.test(word);
}
