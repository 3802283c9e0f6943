import { removeValue } from "#scripts/text/jsonc/removeValue.ts";
import { setValue } from "#scripts/text/jsonc/setValue.ts";
import { colourObject } from "#scripts/colours/colourObject.ts";
import { parseJson } from "#scripts/text/jsonc/readJson.ts";
import { isObject } from "#contract/isObject.ts";
import { valueAt } from "#contract/valueAt.ts";
import type { DocumentTexts, TakenOverKind } from "#studio/document/StudioDocument.ts";

/** The name by which a resolver knows a file: it is in the same folder. */
const fileName = (path = ""): string => path.replace(/^.*\//, "");

const schemeOf = (dark: readonly unknown[]): unknown => ({ contexts: { light: [], dark }, default: "light" });

const namesAt = () => ["scheme", "contrast"];

/** The resolution order is a list: it is written as a whole, as it was with or without the scheme. */
function withOrder(resolver: string, hasScheme: boolean): string {
  const order = valueAt(parseJson(resolver).value, ["resolutionOrder"]);
  if (!Array.isArray(order)) return resolver;
  const scheme = "#/modifiers/scheme";
  const others = order.filter((each) => !isObject(each) || each["$ref"] !== scheme);
  const contrast = others.findIndex((each) => isObject(each) && each["$ref"] === "#/modifiers/contrast");
  const place = contrast === -1 ? others.length : contrast;
  const next = hasScheme ? others.toSpliced(place, 0, { $ref: scheme }) : others;
  return setValue(resolver, ["resolutionOrder"], next, () => []);
}

/** The texts of a brand that has dark from now on: everything in it is built. */
export function withDark(texts: DocumentTexts): DocumentTexts {
  const { resolver = "" } = texts;
  const next = setValue(resolver, ["modifiers", "scheme"], schemeOf([]), namesAt);
  return { ...texts, resolver: withOrder(next, true) };
}

/** The texts of a brand that has light alone from now on. Its dark values that were taken over go with the scheme. */
export function withLightAlone(texts: DocumentTexts): DocumentTexts {
  const { resolver = "" } = texts;
  return { ...texts, resolver: withOrder(removeValue(resolver, ["modifiers", "scheme"]), false), dark: "" };
}

const contextPath = (kind: TakenOverKind): readonly string[] =>
  kind === "dark" ? ["modifiers", "scheme", "contexts", "dark"] : ["modifiers", "contrast", "contexts", "more"];

const emptyFile = `{
  "color": {
    "$type": "color"
  }
}
`;

/** The texts with a colour of a role that is taken over for a context. The first one brings the file. */
export function withTakenOver(
  texts: DocumentTexts,
  paths: DocumentTexts,
  kind: TakenOverKind,
  colours: ReadonlyMap<string, string>,
): DocumentTexts {
  const before = texts[kind] ?? "";
  const file = [...colours].reduce(
    (text, [token, css]) => {
      const value = colourObject(css);
      return value === undefined ? text : setValue(text, [...token.split("."), "$value"], value, () => []);
    },
    before === "" ? emptyFile : before,
  );
  const { resolver = "" } = texts;
  const sources = [{ $ref: fileName(paths[kind]) }];
  const isNamed = JSON.stringify(valueAt(parseJson(resolver).value, contextPath(kind))) === JSON.stringify(sources);
  return {
    ...texts,
    [kind]: file,
    resolver: isNamed ? resolver : setValue(resolver, contextPath(kind), sources, () => []),
  };
}

/** The texts with the colour of a role that is built again. The last one takes the file with it. */
export function withBuilt(texts: DocumentTexts, kind: TakenOverKind, token: string): DocumentTexts {
  const file = removeValue(texts[kind] ?? "", token.split("."));
  const left = valueAt(parseJson(file).value, ["color"]);
  const isEmpty = !isObject(left) || Object.keys(left).every((name) => name.startsWith("$"));
  if (!isEmpty) return { ...texts, [kind]: file };
  return { ...texts, [kind]: "", resolver: setValue(texts.resolver ?? "", contextPath(kind), [], () => []) };
}
