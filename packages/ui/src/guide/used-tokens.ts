import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  isIdentifier,
  isImportDeclaration,
  isNamedImports,
  isPropertyAccessExpression,
  isStringLiteral,
  isVariableStatement,
  type Node,
  type Statement,
} from 'typescript/unstable/ast';
import type { Program } from 'typescript/unstable/sync';

/** Where something is declared. */
export interface Place {
  name: string;
  file: string;
}

/**
 * The tokens in the source of a component and of the helpers that it uses, up to other components, which
 * have tokens of their own.
 */
export function readTokens(
  program: Program,
  component: Place,
  isComponent: (place: Place) => boolean,
): { tokens: string[]; parts: string[] } {
  const tokens = new Set<string>();
  const parts = new Set<string>();
  const seen = new Set<string>();
  visit(component);
  return { tokens: [...tokens].toSorted(), parts: [...parts].toSorted() };

  function visit({ name, file }: Place): void {
    if (seen.has(`${file} ${name}`)) return;
    seen.add(`${file} ${name}`);
    const statements = program.getSourceFile(file)?.statements ?? [];
    const imports = new Map(statements.flatMap((statement) => readImports(statement, file)));
    const declaration = statements.flatMap(findDeclarations).find((found) => found[0] === name);
    if (declaration === undefined) return;
    walk(declaration[1], (node) => {
      for (const token of [...findClassTokens(node), ...findToken(node, imports)])
        tokens.add(token);
      if (isIdentifier(node)) follow(imports.get(node.text) ?? { name: node.text, file });
    });
  }

  function follow(place: Place): void {
    if (place.name === component.name && place.file === component.file) return;
    if (isComponent(place)) parts.add(place.name);
    else visit(place);
  }
}

/** What a statement imports from the kit, by its local name. */
function readImports(statement: Statement, file: string): [string, Place][] {
  if (!isImportDeclaration(statement)) return [];
  const { moduleSpecifier: from, importClause } = statement;
  const names = importClause?.namedBindings;
  if (!isStringLiteral(from) || !from.text.startsWith('.')) return [];
  if (names === undefined || !isNamedImports(names)) return [];
  return names.elements.map(({ name, propertyName }) => [
    name.text,
    { name: (propertyName ?? name).text, file: join(dirname(file), from.text) },
  ]);
}

function findDeclarations(statement: Statement): [string, Node][] {
  if (isVariableStatement(statement))
    return statement.declarationList.declarations.map((node) => [node.name.getText(), node]);
  const { name } = statement as Node & { name?: Node };
  return name === undefined ? [] : [[name.getText(), statement]];
}

function findToken(node: Node, imports: Map<string, Place>): string[] {
  if (!isPropertyAccessExpression(node)) return [];
  const { expression, name } = node;
  const place = isIdentifier(expression) ? imports.get(expression.text) : undefined;
  return place?.file.endsWith('/theme/token.ts') ? [`${place.name}.${name.text}`] : [];
}

function findClassTokens(node: Node): string[] {
  const { text } = node as Node & { text?: string };
  return text?.split(' ').flatMap((name) => classTokens.get(name) ?? []) ?? [];
}

/** The tokens of each class in page.css, which some components share with the server. */
const classTokens = readClasses(
  readFileSync(join(import.meta.dirname, '../layout/page.css'), 'utf8'),
);

function readClasses(css: string): Map<string, string[]> {
  const classes = new Map<string, string[]>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const tokens = [...body.matchAll(/var\(--([a-z]+)-([a-z0-9-]+)/g)].map(
      ([, group, name = '']) => `${group}.${toCamelCase(name)}`,
    );
    for (const [, name = ''] of selector.matchAll(/\.([\w-]+)/g))
      classes.set(name, [...(classes.get(name) ?? []), ...tokens]);
  }
  return classes;
}

function toCamelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
}

function walk(node: Node, report: (node: Node) => void): void {
  report(node);
  node.forEachChild((child) => walk(child, report));
}
