import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Chunk {
  file: string;
  imports?: string[];
}

const dist = new URL('../dist/', import.meta.url);
const scriptInPage = /(?:src|href)="\/(assets\/[^"]+\.js)"/g;

const homeParts = 'welcome-parts.tsx';
const firstQuestion = ['quiz-play-screen.tsx', 'choice-question.tsx'];

/** Paths of all scripts that a browser loads to show the home page. */
export const homeScripts = (): string[] => scriptsFor([homeParts]);

/** Paths of all scripts that a browser loads to show the first question of a quiz. */
export const firstQuestionScripts = (): string[] => scriptsFor(firstQuestion);

/** Paths of the scripts that a screen needs beyond those of the HTML. */
export function furtherScripts(screen: string): string[] {
  const initial = new Set(scriptsFor([]));
  return scriptsFor([screen]).filter((path) => !initial.has(path));
}

/** The file names of the screens that are loaded on demand. */
export function lazyScreens(): string[] {
  return Object.keys(readManifest())
    .filter((source) => source.endsWith('-screen.tsx'))
    .map((source) => source.slice(source.lastIndexOf('/') + 1));
}

/** Paths of the scripts that the HTML names and of those that show the modules, with all their imports. */
function scriptsFor(modules: readonly string[]): string[] {
  const manifest = readManifest();
  const chunks = Object.values(manifest);
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined, name: string): void => {
    if (chunk === undefined) throw new Error(`The build has no chunk ${name}`);
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunk.imports ?? []) visit(manifest[imported], imported);
  };
  for (const script of readInitialScripts()) {
    visit(
      chunks.find(({ file }) => file === script),
      script,
    );
  }
  for (const module of modules) {
    const source = Object.keys(manifest).find((key) => key.endsWith(`/${module}`));
    visit(source === undefined ? undefined : manifest[source], module);
  }
  return [...found].map(({ file }) => fileURLToPath(new URL(file, dist)));
}

function readInitialScripts(): string[] {
  const html = readFileSync(new URL('index.html', dist), 'utf8');
  return Array.from(html.matchAll(scriptInPage), ([, script = '']) => script);
}

function readManifest(): Record<string, Chunk> {
  return JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
}
