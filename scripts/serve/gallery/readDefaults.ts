import { type ESTree, Visitor } from "vite";

/** Whether a parameter is declared as `typeName`. */
function hasType(parameter: ESTree.ParamPattern | undefined, typeName: string): boolean {
  if (parameter?.type !== "Identifier" && parameter?.type !== "ObjectPattern") return false;
  const type = parameter.typeAnnotation?.typeAnnotation;
  return type?.type === "TSTypeReference" && type.typeName.type === "Identifier" && type.typeName.name === typeName;
}

/** Patterns in a function that take its first parameter apart: the parameter itself, or `const { … } = props`. */
function patternsOf({ params, body }: ESTree.Function | ESTree.ArrowFunctionExpression): ESTree.ObjectPattern[] {
  const [parameter] = params;
  if (parameter?.type === "ObjectPattern") return [parameter];
  if (parameter?.type !== "Identifier" || body?.type !== "BlockStatement") return [];
  return body.body
    .flatMap((statement) => (statement.type === "VariableDeclaration" ? statement.declarations : []))
    .filter(({ init }) => init?.type === "Identifier" && init.name === parameter.name)
    .flatMap(({ id }) => (id.type === "ObjectPattern" ? [id] : []));
}

/**
 * Defaults that a file's functions give the properties of their first parameter, when that has this type. Code, by
 * name.
 */
export function readDefaults(
  program: ESTree.Program,
  typeName: string,
  textOf: (node: ESTree.Span) => string,
): ReadonlyMap<string, string> {
  const defaults = new Map<string, string>();
  const read = (node: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    if (!hasType(node.params[0], typeName)) return;
    for (const pattern of patternsOf(node)) {
      for (const property of pattern.properties) {
        if (property.type !== "Property" || property.key.type !== "Identifier") continue;
        if (property.value.type === "AssignmentPattern") defaults.set(property.key.name, textOf(property.value.right));
      }
    }
  };
  new Visitor({ FunctionDeclaration: read, ArrowFunctionExpression: read }).visit(program);
  return defaults;
}
