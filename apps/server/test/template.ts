import { WordMode } from '@wordhoard/contract/enumeration';
import type { Concept, Content } from '../src/features/starter-content/content.ts';
import {
  type ContentSource,
  loadStarterContent,
} from '../src/features/starter-content/load-content.ts';
import { planStarterContent } from '../src/features/starter-content/plan.ts';
import { digestContent, readContent } from '../src/features/starter-content/read-content.ts';
import type { Connection } from '../src/platform/database/database.ts';
import { createJobQueues } from './job-runner.ts';

/** The database that each test file copies: with the starter content, or with tables only. */
type Template =
  | { kind: 'embedded'; file: string }
  | { kind: 'postgres'; serverUrl: string; socketUrl: string; name: string; tables: string };

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
  }
}

type NewDatabase = Pick<Connection, 'prepare' | 'queueDatabase'>;

export async function createTables({ prepare, queueDatabase }: NewDatabase): Promise<void> {
  await prepare(async () => {});
  await createJobQueues(queueDatabase);
}

export const fillTables = (
  { prepare }: NewDatabase,
  content: () => Content = testContent,
): Promise<void> =>
  prepare((database, copyRows) =>
    loadStarterContent(database, copyRows, { source: createSource(content) }),
  );

/** Content that a server takes for its complete content at the next start. */
const createSource = (content: () => Content): ContentSource => ({
  digest: digestContent,
  read: async () => ({ content: content(), plan: planStarterContent }),
});

/** As little as a server that starts several times needs. */
export const smallContentSource = createSource(() =>
  selectContent(['weekdays'], ['english-comparatives']),
);

/** The themes that tests name. A database with all concepts of all themes takes several times as long to copy. */
const themes = [
  'greetings',
  'numbers',
  'family',
  'colors',
  'food',
  'weekdays',
  'months',
  'town',
  'transport',
  'everyday-verbs',
  'verbs-of-movement',
  'adjectives',
  'questions',
  'fruit',
  'insects',
  'pets-and-farm',
];

/** The themes of the tests that run on the embedded database too, which takes longer to load and copy them. */
const journeyThemes = ['greetings', 'fruit'];

/** Tests name no later concepts of a theme. */
const conceptsOfTheme = 20;

/** Words of which tests use regular forms too. */
const inflectedWords = ['dog', 'Hund', 'chien', 'perro', 'собака', 'pies', 'cane', 'cão', '食べる'];

/** The idioms that tests name, by their English equivalents. A list needs four. */
const idioms = ['break the ice', 'from A to Z', 'in the blink of an eye', 'play with fire'];

/** The tables that tests name. */
const tableSlugs = [
  'english-comparatives',
  'english-irregular-verbs',
  'german-definite-articles',
  'personal-pronouns',
  'russian-noun-cases',
];

export function testContent(): Content {
  return selectContent(themes, tableSlugs);
}

export function journeyContent(content?: Content): Content {
  return selectContent(journeyThemes, tableSlugs, content);
}

function selectContent(
  themes: readonly string[],
  tableSlugs: readonly string[],
  { groups, tables, ...content } = readContent(),
): Content {
  const isNamed = ({ mode, words }: Concept) =>
    mode === WordMode.Idiom && words.en.some((text) => idioms.includes(text));
  const byGroup = Map.groupBy(content.concepts, ({ group }) => group);
  const concepts = [...byGroup].flatMap(([group, ofGroup]) =>
    themes.includes(group) ? ofGroup.slice(0, conceptsOfTheme) : ofGroup.filter(isNamed),
  );
  const used = new Set(concepts.map(({ group }) => group));
  const names = new Set(
    concepts.flatMap(({ words }) => Object.entries(words).flatMap(formatNames)),
  );
  const isKept = (word: ContentWord) => names.has(formatName(word));
  return {
    concepts,
    groups: groups.filter(({ code }) => used.has(code)),
    units: [],
    tables: tables.filter(({ slug }) => tableSlugs.includes(slug)),
    grammar: content.grammar.filter(isKept),
    forms: content.forms.filter((row) => isKept(row) && isNamedForm(row)),
  };
}

const isNamedForm = ({ kind, text }: Content['forms'][number]): boolean =>
  !['inflected', 'plural', 'variant'].includes(kind) || inflectedWords.includes(text);

interface ContentWord {
  langCode: string;
  text: string;
}

const formatName = ({ langCode, text }: ContentWord): string => `${langCode} ${text}`;
const formatNames = ([langCode, texts]: [string, readonly string[]]): string[] =>
  texts.map((text) => formatName({ langCode, text }));
