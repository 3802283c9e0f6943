import { removeValue } from "#scripts/shared/text/jsonc/removeValue.ts";
import { setValue } from "#scripts/shared/text/jsonc/setValue.ts";
import { colourObject } from "#scripts/shared/colours/colourObject.ts";
import { parseJson } from "#scripts/shared/text/jsonc/readTree.ts";
import { isObject } from "#contract/isObject.ts";
import { valueAt } from "#contract/valueAt.ts";
import type { DocumentTexts, TakenOverKind } from "#studio/document/StudioDocument.ts";

/** The name by which a resolver knows a file: it is in the same folder. */
const fileName = (path = ""): string => path.replace(/^.*\//, "");

type Modifiers = Readonly<Record<string, unknown>>;

const groupIn = (group: unknown, name: string): Modifiers => {
  const value = valueAt(group, [name]);
  return isObject(value) ? value : {};
};

/** The modifiers as a whole: they are laid out as the tools lay them out, so that nothing else differs. */
function withModifiers(resolver: string, change: (modifiers: Modifiers) => Modifiers): string {
  const { value } = parseJson(resolver);
  const { scheme, ...others } = change(groupIn(value, "modifiers"));
  const modifiers = { ...(scheme === undefined ? {} : { scheme }), ...others };
  return withOrder(
    setValue(resolver, ["modifiers"], modifiers, () => []),
    scheme !== undefined,
  );
}

/** The files of a context. */
function withSources(resolver: string, kind: TakenOverKind, sources: readonly unknown[]): string {
  const modifier = kind === "dark" ? "scheme" : "contrast";
  return withModifiers(resolver, (modifiers) => {
    const before = groupIn(modifiers, modifier);
    return { ...modifiers, [modifier]: { ...before, contexts: { ...groupIn(before, "contexts"), [kind]: sources } } };
  });
}

/** The resolution order is a list: it is written as a whole too. */
function withOrder(resolver: string, hasScheme: boolean): string {
  const order = valueAt(parseJson(resolver).value, ["resolutionOrder"]);
  if (!Array.isArray(order)) return resolver;
  const scheme = "#/modifiers/scheme";
  const others = order.filter((each) => !isObject(each) || each["$ref"] !== scheme);
  const contrast = others.findIndex((each) => isObject(each) && each["$ref"] === "#/modifiers/contrast");
  const next = hasScheme ? others.toSpliced(contrast === -1 ? others.length : contrast, 0, { $ref: scheme }) : others;
  return setValue(resolver, ["resolutionOrder"], next, () => []);
}

/** The texts of a brand that has dark from now on: everything in it is built. */
export function withDark(texts: DocumentTexts): DocumentTexts {
  const scheme = { contexts: { light: [], dark: [] }, default: "light" };
  return { ...texts, resolver: withModifiers(texts.resolver ?? "", (modifiers) => ({ ...modifiers, scheme })) };
}

/** The texts of a brand that has light alone from now on. Its dark values that were taken over go with the scheme. */
export function withLightAlone(texts: DocumentTexts): DocumentTexts {
  const resolver = withModifiers(texts.resolver ?? "", ({ scheme: _, ...others }) => others);
  return { ...texts, resolver, dark: "" };
}

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
  return { ...texts, [kind]: file, resolver: withSources(resolver, kind, sources) };
}

/** The texts with the colour of a role that is built again. The last one takes the file with it. */
export function withBuilt(texts: DocumentTexts, kind: TakenOverKind, token: string): DocumentTexts {
  const file = removeValue(texts[kind] ?? "", token.split("."));
  const left = valueAt(parseJson(file).value, ["color"]);
  const isEmpty = !isObject(left) || Object.keys(left).every((name) => name.startsWith("$"));
  if (!isEmpty) return { ...texts, [kind]: file };
  return { ...texts, [kind]: "", resolver: withSources(texts.resolver ?? "", kind, []) };
}
