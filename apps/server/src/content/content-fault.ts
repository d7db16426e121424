/** A mistake in the content files, with the place where it can be mended. */
export class ContentFault extends Error {
  constructor(file: string, line: number, problem: string) {
    super(`${file}:${line}: ${problem}`);
    this.name = 'ContentFault';
  }
}
