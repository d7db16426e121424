import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Story {
  id: string;
  /** The group and the component: `Words/WordCard`. */
  title: string;
  name: string;
}

interface Entry extends Story {
  type: 'story' | 'docs';
}

/** Every story of a built Storybook, in the order of its sidebar. */
export async function builtStories(folder: string): Promise<Story[]> {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  return Object.values(index.entries as Record<string, Entry>).filter(
    ({ type }) => type === 'story',
  );
}
