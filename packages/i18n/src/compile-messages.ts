import { parse } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessages } from './load-messages.ts';

export function compileMessages(texts: Record<string, string>): CompiledMessages {
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]));
}
