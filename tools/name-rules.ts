/**
 * Lint rules for names: a type is a noun, and a function named `…Of` looks something up.
 * Both follow CONTRIBUTING.md.
 */

/** The parts of a syntax node that the rules read. */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly id?: Node | null;
  readonly init?: Node | null;
  readonly body?: Node | readonly Node[] | null;
  readonly left?: Node;
  readonly callee?: Node;
  readonly property?: Node;
  readonly arguments?: readonly Node[];
  readonly expression?: Node | boolean;
  readonly argument?: Node | null;
}

interface Context {
  report(problem: { readonly node: Node; readonly message: string }): void;
}

/** Words that look like a participle and are nouns. */
const nouns = new Set(
  `Binding Building Embed Ending Feed Finding Heading Knowing Listing Mapping Meaning Need Padding Ping
  Rating Reading Recording Ring Seed Setting Speed Spelling String Thing Timing Warning`.split(
    /\s+/,
  ),
);
const participle =
  /(ed|ing)$|^(Bought|Built|Chosen|Done|Drawn|Found|Given|Gone|Held|Kept|Known|Left|Lost|Made|Meant|Said|Seen|Sent|Shown|Taken|Told|Written)$/;

/** `AskedWord` and `SaveOptions` are nouns; `Asked` and `Saving` are not. */
const typeIsNoun = {
  create(context: Context) {
    function check({ id }: Node): void {
      const lastWord = /[A-Z][a-z]*\d*$/.exec(id?.name ?? '')?.[0] ?? '';
      if (!id || !participle.test(lastWord) || nouns.has(lastWord)) return;
      const message = `Name the type ${id.name} by a noun, for example AskedWord instead of Asked.`;
      context.report({ node: id, message });
    }
    return { TSTypeAliasDeclaration: check, TSInterfaceDeclaration: check };
  },
};

const readers = new Set(['at', 'find', 'findIndex', 'findLast', 'get', 'indexOf']);

/** Whether an expression only reads a property, a map or an array. */
function isLookup(node: Node | null | undefined): boolean {
  switch (node?.type) {
    case 'MemberExpression':
      return true;
    case 'CallExpression': {
      if (node.callee?.type !== 'MemberExpression') return false;
      const name = node.callee.property?.name ?? '';
      return readers.has(name) || (name === 'map' && isProjection(node.arguments?.[0]));
    }
    case 'LogicalExpression':
      return isLookup(node.left);
    case 'AwaitExpression':
      return isLookup(node.argument);
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return typeof node.expression === 'object' && isLookup(node.expression);
    default:
      return false;
  }
}

/** Whether a callback of `map` only picks a property: `({ id }) => id`. */
function isProjection(callback: Node | undefined): boolean {
  if (callback?.type !== 'ArrowFunctionExpression') return false;
  const returned = getReturned(callback);
  return returned?.type === 'Identifier' || isLookup(returned);
}

/** The expression that a function returns, if it does nothing else. */
function getReturned({ body }: Node): Node | undefined {
  if (!isNode(body)) return undefined;
  if (body.type !== 'BlockStatement') return body;
  const statements = isNode(body.body) ? [] : (body.body ?? []);
  const [statement] = statements;
  const isOnlyReturn = statements.length === 1 && statement?.type === 'ReturnStatement';
  return (isOnlyReturn && statement.argument) || undefined;
}

const isNode = (body: Node['body']): body is Node =>
  body !== null && body !== undefined && 'type' in body;

/** `colorOf` may read a table of colors. What computes, loads or builds is named by a verb. */
const ofLooksUp = {
  create(context: Context) {
    function check(id: Node | null | undefined, callable: Node): void {
      if (!id || !/^[a-z]\w*Of$|^(?!is|has)[a-z]+Of[A-Z]/.test(id.name ?? '')) return;
      if (isLookup(getReturned(callable))) return;
      const message = `Name the function ${id.name} by a verb: only a lookup ends in “Of”.`;
      context.report({ node: id, message });
    }
    return {
      FunctionDeclaration: (node: Node) => check(node.id, node),
      VariableDeclarator({ id, init }: Node) {
        if (init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression')
          check(id, init);
      },
    };
  },
};

export default {
  meta: { name: 'names' },
  rules: { 'type-is-noun': typeIsNoun, 'of-looks-up': ofLooksUp },
};
