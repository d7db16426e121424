import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFunctionDeclaration, isObjectBindingPattern } from 'typescript/unstable/ast';
import {
  API,
  type Symbol as CompilerSymbol,
  type Project,
  SignatureKind,
  type Type,
} from 'typescript/unstable/sync';
import { isOwn, type PropReference, readProp, toLine } from './prop-reference.ts';
import { type Place, readTokens } from './used-tokens.ts';

/** What the compiler knows about a component. */
export interface ComponentReference {
  name: string;
  file: string;
  /** The id of its page in Storybook. */
  page: string;
  /** The docstring. */
  purpose: string;
  props: PropReference[];
  /** The design tokens of its own source, such as `color.accent`. */
  tokens: string[];
  /** The components of the kit that it is built from. */
  parts: string[];
}

export const sourceFolder = join(import.meta.dirname, '..');

/** Reads the exported components of the kit by the compiler: 2 s for all. */
export function readComponents(): ComponentReference[] {
  const api = new API({ cwd: sourceFolder });
  try {
    const config = join(sourceFolder, '../tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (project === undefined) throw new Error(`There is no project ${config}`);
    const pages = findDocumented();
    const found = globSync('**/*.tsx', { cwd: sourceFolder })
      .filter((path) => !/^(story|test)\/|\.(stories|test)\.tsx$/.test(path))
      .flatMap((path) => readFile(project, join(sourceFolder, path), pages));
    const isComponent = ({ name, file }: Place) =>
      found.some((component) => component.name === name && component.file === file);
    return found.map((component) => ({
      ...component,
      ...readTokens(project.program, component, isComponent),
    }));
  } finally {
    api.close();
  }
}

/** The components that the stories show, each with the id of its page. */
function findDocumented(): Map<string, string> {
  return new Map(
    globSync('**/*.stories.tsx', { cwd: sourceFolder }).flatMap((path) => {
      const text = readFileSync(join(sourceFolder, path), 'utf8');
      const title = /^ {2}title: '(.+)',$/m.exec(text)?.[1] ?? '';
      const id = title.toLowerCase().replace(/[^a-z]+/g, '-');
      const named = text.matchAll(/^ {2}(?:component: (\w+)|subcomponents: \{ ([\w, ]+) \}),$/gm);
      return [...named]
        .flatMap(([, component, parts]) => component ?? parts?.split(', ') ?? [])
        .map((name) => [name, `${id}--docs`] as const);
    }),
  );
}

type Declaration = Omit<ComponentReference, 'tokens' | 'parts'>;

function readFile(project: Project, file: string, pages: Map<string, string>): Declaration[] {
  const { checker, program } = project;
  const module = program.getSourceFile(file);
  const symbol = module && checker.getSymbolAtLocation(module);
  if (symbol === undefined) return [];
  return checker.getExportsOfModule(symbol).flatMap((exported) => {
    const page = pages.get(exported.name);
    const props = page && findProps(project, exported);
    if (!page || !props) return [];
    const initials = readInitials(project, exported);
    return {
      name: exported.name,
      file,
      page,
      purpose: toLine(checker.getDocumentationCommentOfSymbol(exported)),
      props: checker
        .getPropertiesOfType(props)
        .filter(isOwn)
        .map((prop) => readProp(checker, prop, initials.get(prop.name))),
    };
  });
}

/** The type of the props of a component: of the last overload, as styled-components has several. */
function findProps({ checker }: Project, symbol: CompilerSymbol): Type | undefined {
  const type = checker.getTypeOfSymbol(symbol);
  const signature = type && checker.getSignaturesOfType(type, SignatureKind.Call).at(-1);
  if (!signature?.parameters.length) return undefined;
  return checker.getParameterType(signature, 0);
}

/** The defaults of the destructured props. */
function readInitials(project: Project, symbol: CompilerSymbol): Map<string, string> {
  const node = symbol.valueDeclaration?.resolve(project);
  const pattern = node && isFunctionDeclaration(node) ? node.parameters[0]?.name : undefined;
  if (pattern === undefined || !isObjectBindingPattern(pattern)) return new Map();
  return new Map(
    pattern.elements.flatMap((element) => {
      if (element.initializer === undefined) return [];
      return [
        [(element.propertyName ?? element.name)?.getText() ?? '', element.initializer.getText()],
      ];
    }),
  );
}
