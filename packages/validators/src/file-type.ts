import { type Check, textCheck } from './check.ts';

/**
 * Tells whether the extension of a file, the part of its name after the last dot, is in a
 * comma-separated list, ignoring case and white space around an item. The first character of each item
 * is ignored, so each item must begin with a dot.
 *
 * @param fileName - such as `apple.PNG`
 * @param accept - such as `.png, .jpg`, in the format of the HTML attribute `accept`
 *
 * @example
 * isAcceptedFile('apple.PNG', '.jpg, .png'); // true
 * isAcceptedFile('apple', '.png'); // false
 */
export function isAcceptedFile(fileName: string, accept: string): boolean {
  if (typeof fileName !== 'string' || typeof accept !== 'string') return false;
  const dot = fileName.lastIndexOf('.');
  if (dot === -1 || dot === fileName.length - 1) return false;
  const extension = fileName.slice(dot + 1).toLowerCase();
  return accept.split(',').some((item) => item.trim().slice(1).toLowerCase() === extension);
}

/**
 * The name of the file must end in an accepted extension, see {@link isAcceptedFile}. An empty
 * value is valid.
 *
 * @param accept - such as `.png, .jpg`
 * @returns a check of a file's name with the issue `fileType`
 *
 * @example
 * fileType('.png, .jpg')('notes.txt'); // { code: 'fileType', accept: '.png, .jpg' }
 */
export function fileType(accept: string): Check {
  return textCheck((fileName) => isAcceptedFile(fileName, accept), { code: 'fileType', accept });
}
