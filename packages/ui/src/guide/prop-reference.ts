import {
  type Checker,
  type Symbol as CompilerSymbol,
  SignatureKind,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync';

export interface PropReference {
  name: string;
  description: string;
  /** The type as a text. The members of a union of literals are spelled out. */
  type: string;
  /** The fields of an object, or of the entries of an array, whose type the kit names. */
  fields: string[];
  isRequired: boolean;
  initial: string | undefined;
  /** The members of a union of texts or numbers. */
  values: (string | number)[];
}

export function readProp(
  checker: Checker,
  prop: CompilerSymbol,
  initial: string | undefined,
): PropReference {
  const type = checker.getTypeOfSymbol(prop) ?? checker.getUnknownType();
  const literals = findLiterals(checker, type);
  return {
    name: prop.name,
    description: toLine(checker.getDocumentationCommentOfSymbol(prop)),
    type:
      literals?.map((literal) => checker.typeToString(literal)).join(' | ') ??
      toText(checker, prop),
    fields: literals ? [] : readFields(checker, findEntry(checker, type)),
    isRequired: !isOptional(prop),
    initial,
    values: literals?.filter(isTextOrNumber).map(({ value }) => value) ?? [],
  };
}

/** Whether the kit declares it, rather than React. */
export const isOwn = ({ declarations: [first] }: CompilerSymbol) =>
  !first?.path.includes('/node_modules/');

export const toLine = (text: string) => text.replace(/\s*\n\s*/g, ' ').trim();

const isOptional = ({ flags }: CompilerSymbol) => Boolean(flags & SymbolFlags.Optional);

const isTextOrNumber = (type: Type) => type.isStringLiteralType() || type.isNumberLiteralType();

/** The members of a union of texts, numbers and null. */
function findLiterals(checker: Checker, type: Type): readonly Type[] | undefined {
  const members = findMembers(checker, type);
  const isLiteral = (member: Type) =>
    isTextOrNumber(member) || checker.typeToString(member) === 'null';
  return members.length > 1 && members.every(isLiteral) ? members : undefined;
}

const findMembers = (checker: Checker, type: Type): readonly Type[] =>
  type.isUnionType()
    ? type.getTypes().filter((member) => checker.typeToString(member) !== 'undefined')
    : [type];

function toText(checker: Checker, symbol: CompilerSymbol): string {
  const type = checker.getTypeOfSymbol(symbol) ?? checker.getUnknownType();
  const text = checker.typeToString(type).replace(/ReactElement<[^|]*\| [^>]*>>/g, 'ReactElement');
  const required = isOptional(symbol) ? text.replace(/ \| undefined$/, '') : text;
  return required.replace(/^\((\([^()]*\) => [\w<>[\]]+)\)$/, '$1');
}

/** The type itself, or that of the entries of an array, without undefined. */
function findEntry(checker: Checker, type: Type): Type {
  const [first = type, ...others] = findMembers(checker, type);
  const single = others.length > 0 ? type : first;
  if (!checker.isArrayType(single) || !single.isTypeReference()) return single;
  return checker.getTypeArguments(single)[0] ?? single;
}

function readFields(checker: Checker, type: Type): string[] {
  const isFunction = checker.getSignaturesOfType(type, SignatureKind.Call).length > 0;
  if (!type.isObjectType() || isFunction) return [];
  return checker
    .getPropertiesOfType(type)
    .filter(isOwn)
    .map((field) => {
      const comment = toLine(checker.getDocumentationCommentOfSymbol(field));
      const text = `${field.name}${isOptional(field) ? '?' : ''}: ${toText(checker, field)}`;
      return comment ? `${text}  // ${comment}` : text;
    });
}
