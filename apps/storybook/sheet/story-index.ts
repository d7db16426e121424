import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Story {
  id: string;
  /** The component, with what it belongs to: `Words/WordCard`. */
  title: string;
  name: string;
}

interface Entry extends Story {
  type: 'story' | 'docs';
}

/** Every story of a built Storybook, in the order of its side bar. */
export async function builtStories(folder: string): Promise<Story[]> {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  return Object.values(index.entries as Record<string, Entry>).filter(
    ({ type }) => type === 'story',
  );
}
