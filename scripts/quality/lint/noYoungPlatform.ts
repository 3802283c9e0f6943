import { isAcceptedIn } from "./acceptedFeatures.ts";
import { type HouseRule, isTest, pathInRepository, type RuleContext } from "./houseRule.ts";
import { readYoungFeatures, type YoungFeatures } from "./youngFeatures.ts";

type Visitor = ReturnType<NonNullable<HouseRule["create"]>>;
type Member = Parameters<NonNullable<Visitor["MemberExpression"]>>[0];
type Expression = Member["object"];
type AnyNode = Member["parent"];

let young: YoungFeatures | undefined;

/** Calls whose result is an iterator: `map` of an array is old, that of an iterator is not. */
const iteratorMakers = new Set(["entries", "keys", "matchAll", "values"]);

const globalObjects = new Set(["globalThis", "self", "window"]);

/** `b` of `a.b`. */
const nameOf = ({ computed, property }: Member): string | undefined =>
  !computed && property.type === "Identifier" ? property.name : undefined;

/** Whether the code says what happens without it: `a.b?.()`, `window.a?.b`, `a.b ?? c`, `a.b || c`, `typeof a`. */
function hasWayRound(node: AnyNode): boolean {
  const { parent } = node;
  if (parent === null) return false;
  if (parent.type === "CallExpression") return parent.optional && parent.callee === node;
  if (parent.type === "MemberExpression") return parent.optional && parent.object === node;
  if (parent.type === "LogicalExpression") return parent.operator !== "&&" && parent.left === node;
  return parent.type === "UnaryExpression" && parent.operator === "typeof";
}

/** Whether a name in the code is something of the platform, of the file itself, or imported. */
function originOf({ sourceCode }: RuleContext, node: Expression): "platform" | "own" | "imported" {
  if (node.type !== "Identifier") return "own";
  for (
    let scope: ReturnType<typeof sourceCode.getScope> | null = sourceCode.getScope(node);
    scope !== null;
    scope = scope.upper
  ) {
    const [definition] = scope.set.get(node.name)?.defs ?? [];
    if (definition !== undefined) return definition.type === "ImportBinding" ? "imported" : "own";
  }
  return "platform";
}

/**
 * No function or property of the platform that some supported browser does not have
 * (docs/decisions/0057-supported-browsers.md). Code that says what happens without it may use it: `a.b?.()`. A member
 * of a value is known by its name alone; with the option "calls" such a member may be read, which throws nowhere.
 */
export const noYoungPlatform: HouseRule = {
  meta: { schema: [{ enum: ["all", "calls"] }] },
  create: (context) => {
    const path = pathInRepository(context);
    if (isTest(path)) return {};
    const { globals, statics, members, memberNames, names } = (young ??= readYoungFeatures());
    const [options] = context.options;
    const isReadAllowed = options === "calls";

    const refuse = (node: AnyNode, feature: string, of = "") => {
      if (!isAcceptedIn(path, feature))
        context.report({
          node,
          message: `"${feature}"${of} is younger than the browsers that we support: write it in another way, or as "a.b?.()".`,
        });
    };

    /** The name of an object of the platform: `URL`, also of `window.URL`. */
    const platformName = (node: Expression): string | undefined => {
      if (node.type === "Identifier") return originOf(context, node) === "platform" ? node.name : undefined;
      if (node.type !== "MemberExpression") return undefined;
      const owner = platformName(node.object);
      return owner !== undefined && globalObjects.has(owner) ? nameOf(node) : undefined;
    };

    const isIterator = (node: Expression): boolean => {
      if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
      const { callee } = node;
      return iteratorMakers.has(nameOf(callee) ?? "") && !/^[A-Z]/.test(platformName(callee.object) ?? "");
    };

    /** What a member is called, when it is young. */
    const youngMember = (node: Member, name: string): readonly [feature: string, of?: string] | undefined => {
      const owner = platformName(node.object);
      if (owner !== undefined && globalObjects.has(owner)) return globals.has(name) ? [`window.${name}`] : undefined;
      if (owner !== undefined && statics.get(owner)?.has(name)) return [`${owner}.${name}`];
      if (isIterator(node.object) && members.get("Iterator")?.has(name)) return [`Iterator.${name}`];
      const owners = memberNames.get(name);
      if (isReadAllowed && !(node.parent.type === "CallExpression" && node.parent.callee === node)) return undefined;
      const isOfValue = owner === undefined || !/^[A-Z]/.test(owner);
      if (owners === undefined || !isOfValue || originOf(context, node.object) === "imported") return undefined;
      return [`.${name}`, ` (of ${owners.join(", ")})`];
    };

    return {
      Program() {
        for (const { identifier } of context.sourceCode.scopeManager.globalScope?.through ?? []) {
          const isType = /^TS(?:Type|Qualified|Class|Interface)/.test(identifier.parent?.type ?? "");
          if (globals.has(identifier.name) && !isType && !hasWayRound(identifier)) refuse(identifier, identifier.name);
        }
      },
      MemberExpression(node) {
        const name = nameOf(node);
        const found = name === undefined || !names.has(name) || hasWayRound(node) ? undefined : youngMember(node, name);
        if (found !== undefined) refuse(node, ...found);
      },
      // const { parse } = URL;
      VariableDeclarator({ id, init }) {
        const owner = init === null || id.type !== "ObjectPattern" ? undefined : platformName(init);
        if (owner === undefined || id.type !== "ObjectPattern") return;
        for (const property of id.properties)
          if (property.type === "Property" && property.key.type === "Identifier") {
            const { name } = property.key;
            if (globalObjects.has(owner) ? globals.has(name) : statics.get(owner)?.has(name))
              refuse(property.key, `${owner}.${name}`);
          }
      },
      // The flag v.
      Literal(node) {
        if ("regex" in node && node.regex.flags.includes("v") && memberNames.has("unicodeSets"))
          refuse(node, "RegExp.unicodeSets");
      },
    };
  },
};
