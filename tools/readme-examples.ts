import { stripTypeScriptTypes } from 'node:module';
import { createContext, runInContext } from 'node:vm';

/** An example up to a line whose comment claims the value of its expression. */
export interface ReadmeExample {
  readonly code: string;
  /** The claimed value as code; absent for an example as a whole. */
  readonly claim?: string | undefined;
}

/** Returns every claim of the examples in a text, and every example as a whole. */
export function readExamples(markdown: string): ReadmeExample[] {
  return Array.from(markdown.matchAll(/^```ts\n(.*?)^```$/gmsu)).flatMap(([, block = '']) => {
    const code = block.replace(/^import .*$/gmu, '');
    const claims = Array.from(code.matchAll(/; \/\/ (.+)$/gmu), ({ index, 1: claim }) => ({
      code: code.slice(0, index),
      claim,
    }));
    return [...claims, { code }];
  });
}

/** Runs code with the given global variables and returns the value of its last statement. */
export function run(code: string, globals: object): unknown {
  return runInContext(`{${stripTypeScriptTypes(code)}}`, createContext({ ...globals }));
}
