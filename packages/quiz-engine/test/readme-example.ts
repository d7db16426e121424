import { stripTypeScriptTypes } from 'node:module';
import { createContext, runInContext } from 'node:vm';

/** An example, up to a line that says in a comment what its expression is. */
export interface ReadmeExample {
  readonly code: string;
  /** As code; absent at the end of an example that claims nothing there. */
  readonly claim?: string | undefined;
}

/** Every claim of the examples in a text, and every example as a whole. */
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

/** Runs code in a world of its own; what the last statement comes to is the answer. */
export function run(code: string, world: object): unknown {
  return runInContext(`{${stripTypeScriptTypes(code)}}`, createContext({ ...world }));
}
