import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const dist = new URL('../dist/', import.meta.url);
const entry = 'index.html';

/** Paths of the scripts that a browser must have before it can show the screens named. */
export function scriptsFor(...screens: string[]): string[] {
  const manifest = readManifest();
  return chunksFor(manifest, [entry, ...screens]).map(pathOf);
}

/** Paths of the scripts that a screen needs beside those that every page has. */
export function scriptsBeyondEntry(screen: string): string[] {
  const common = new Set(scriptsFor());
  return scriptsFor(screen).filter((path) => !common.has(path));
}

export function lazyScreens(): string[] {
  return Object.keys(readManifest()).filter((key) => key.endsWith('-screen.tsx'));
}

function chunksFor(manifest: Record<string, Chunk>, keys: readonly string[]): Chunk[] {
  const found = new Set<Chunk>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no chunk ${key}`);
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...found];
}

function readManifest(): Record<string, Chunk> {
  return JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
}

const pathOf = ({ file }: Chunk): string => fileURLToPath(new URL(file, dist));
