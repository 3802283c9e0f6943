import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ESTree, parseSync } from "vite";
import type { DocumentedProp, PropsTable } from "#contract/gallery/propsTable.ts";
import { readDefaults } from "./readDefaults.ts";

type TypeDeclaration = ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration;

/** A parsed file with the types that it declares and imports. */
interface SourceModule {
  readonly path: string;
  readonly program: ESTree.Program;
  readonly textOf: (node: ESTree.Span) => string;
  /** The text of the docstring before a node. */
  readonly docOf: (node: ESTree.Span) => string;
  readonly types: ReadonlyMap<string, TypeDeclaration>;
  /** Specifiers of imports, by local name. */
  readonly imports: ReadonlyMap<string, string>;
}

const isType = (node: ESTree.Node | null): node is TypeDeclaration =>
  node?.type === "TSInterfaceDeclaration" || node?.type === "TSTypeAliasDeclaration";

const docText = (comment: string) =>
  comment
    .replaceAll(/^\*|\n\s*\*?/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

function readModule(path: string): SourceModule {
  const source = readFileSync(path, "utf8");
  const { program, comments, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? ""}`);
  const docs = new Map(
    comments.filter(({ type, value }) => type === "Block" && value.startsWith("*")).map((one) => [one.end, one.value]),
  );
  const types = new Map<string, TypeDeclaration>();
  const imports = new Map<string, string>();
  for (const statement of program.body) {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (isType(declared)) types.set(declared.id.name, declared);
    if (statement.type === "ImportDeclaration")
      for (const { local } of statement.specifiers) imports.set(local.name, statement.source.value);
  }
  return {
    path,
    program,
    textOf: ({ start, end }) => source.slice(start, end).replaceAll(/\s+/g, " "),
    docOf: ({ start }) => docText(docs.get(source.slice(0, start).trimEnd().length) ?? ""),
    types,
    imports,
  };
}

interface FoundType {
  readonly module: SourceModule;
  readonly type: TypeDeclaration;
}

/**
 * The declaration of a type in its own file or in the one that it is imported from; undefined for types of packages.
 */
function findType(module: SourceModule, name: string, root: string): FoundType | undefined {
  const type = module.types.get(name);
  if (type !== undefined) return { module, type };
  const specifier = module.imports.get(name);
  if (specifier === undefined || !/^[#.]/.test(specifier)) return undefined;
  const path = specifier.startsWith("#")
    ? join(root, "src", specifier.slice(1))
    : join(dirname(module.path), specifier);
  return findType(readModule(path), name, root);
}

const isLiteral = ({ type }: ESTree.TSType) => type === "TSLiteralType";

/** A type as text. The name of a union of literals is replaced by the union. */
function typeText(module: SourceModule, type: ESTree.TSType, root: string): string {
  if (type.type !== "TSTypeReference" || type.typeName.type !== "Identifier") return module.textOf(type);
  const found = findType(module, type.typeName.name, root);
  if (found?.type.type !== "TSTypeAliasDeclaration") return module.textOf(type);
  const { typeAnnotation } = found.type;
  const isUnion = typeAnnotation.type === "TSUnionType" && typeAnnotation.types.every(isLiteral);
  return isUnion ? found.module.textOf(typeAnnotation).replace(/^\| /, "") : module.textOf(type);
}

/** "Default: no." or "Default `box`." at the end of a sentence; a citation may follow. */
const defaultSentence =
  /\s*\bDefault(?:: (?<words>[^.]+?)| (?<value>`[^`]+`|'[^']+'|\d+))(?: \(spec: [^)]+\))?\.(?=\s|$)/;

/** An optional property may be undefined anyway. */
const withoutUndefined = (type: string) => type.replace(/ \| undefined$/, "").replace(/^\((.*)\)$/, "$1");

function documented(module: SourceModule, member: ESTree.Span, prop: Omit<DocumentedProp, "description">) {
  const doc = module.docOf(member);
  const { words, value } = defaultSentence.exec(doc)?.groups ?? {};
  const standard = (words ?? value)?.replaceAll("`", "");
  return {
    ...prop,
    ...(!prop.isRequired && { type: withoutUndefined(prop.type) }),
    ...(standard !== undefined && { standard }),
    description: doc.replace(defaultSentence, "").trim(),
  };
}

const keyOf = (key: ESTree.PropertyKey) =>
  key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : undefined;

function propOf(module: SourceModule, member: ESTree.TSSignature, root: string): DocumentedProp | undefined {
  if (member.type !== "TSPropertySignature" && member.type !== "TSMethodSignature") return undefined;
  const name = keyOf(member.key);
  if (name === undefined) return undefined;
  const isRequired = !member.optional;
  if (member.type === "TSPropertySignature") {
    const type = member.typeAnnotation ? typeText(module, member.typeAnnotation.typeAnnotation, root) : "unknown";
    return documented(module, member, { name, type, isRequired });
  }
  const parameters = member.params.map(module.textOf).join(", ");
  const result = member.returnType ? module.textOf(member.returnType.typeAnnotation) : "void";
  return documented(module, member, { name, type: `(${parameters}) => ${result}`, isRequired });
}

/** The properties of a type that an interface extends or an intersection is made of; those of packages are left out. */
function propsOfReference(module: SourceModule, name: string, root: string): DocumentedProp[] {
  const found = findType(module, name, root);
  return found === undefined ? [] : propsOfType(found, root);
}

/** The strings of a union of literals. */
function literalsOf(type: ESTree.TSType): readonly unknown[] {
  if (type.type === "TSUnionType") return type.types.flatMap(literalsOf);
  return type.type === "TSLiteralType" && type.literal.type === "Literal" ? [type.literal.value] : [];
}

/** The properties that `Omit<Other, "a" | "b">` or `Pick<Other, "a" | "b">` takes from another type. */
function propsOfChoice(
  module: SourceModule,
  choice: string,
  [from, names]: readonly ESTree.TSType[],
  root: string,
): DocumentedProp[] {
  if (from?.type !== "TSTypeReference" || from.typeName.type !== "Identifier" || names === undefined) return [];
  const named = new Set(literalsOf(names));
  return propsOfReference(module, from.typeName.name, root).filter(
    ({ name }) => named.has(name) === (choice === "Pick"),
  );
}

function propsOfType({ module, type }: FoundType, root: string): DocumentedProp[] {
  const own = (members: readonly ESTree.TSSignature[]) =>
    members.map((member) => propOf(module, member, root)).filter((prop) => prop !== undefined);
  if (type.type === "TSInterfaceDeclaration") {
    const declared = own(type.body.body);
    const inherited = type.extends.flatMap(({ expression, typeArguments }) => {
      if (expression.type !== "Identifier") return [];
      const { name } = expression;
      return name === "Omit" || name === "Pick"
        ? propsOfChoice(module, name, typeArguments?.params ?? [], root)
        : propsOfReference(module, name, root);
    });
    return [...declared, ...inherited.filter(({ name }) => declared.every((one) => one.name !== name))];
  }
  const parts = type.typeAnnotation.type === "TSIntersectionType" ? type.typeAnnotation.types : [type.typeAnnotation];
  return parts.flatMap((part) => {
    if (part.type === "TSTypeLiteral") return own(part.members);
    const isName = part.type === "TSTypeReference" && part.typeName.type === "Identifier";
    return isName ? propsOfReference(module, (part.typeName as { name: string }).name, root) : [];
  });
}

/**
 * Reads the properties of every object type that a TypeScript file declares, with docstrings and defaults.
 * @param root the repository's folder, where `#` starts
 */
export function readProps(path: string, root: string): PropsTable[] {
  const module = readModule(path);
  return [...module.types].flatMap(([typeName, type]) => {
    const defaults = readDefaults(module.program, typeName, module.textOf);
    const props = propsOfType({ module, type }, root).map((prop) => {
      const standard = prop.standard ?? (prop.isRequired ? undefined : defaults.get(prop.name));
      return { ...prop, ...(standard !== undefined && { standard }) };
    });
    return props.length > 0 ? [{ typeName, props }] : [];
  });
}
