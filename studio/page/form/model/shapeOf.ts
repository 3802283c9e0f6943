import { isObject } from "#contract/isObject.ts";
import type { FieldPath } from "#studio/document/describeField.ts";
import { schemaNodes } from "../../fields/schemaNodes.ts";
import type { JsonSchema } from "../../studioApi.ts";

/** The kinds of token that a theme's roles have. */
export type TokenType = "color" | "dimension" | "duration" | "fontFamily" | "fontWeight" | "number" | "shadow";

/** What kind of control a field has. */
export type FieldShape =
  /** `most`: characters. `isLong`: it may have several paragraphs. */
  | { readonly type: "text"; readonly most: number | undefined; readonly isLong: boolean }
  /** A day of the calendar. */
  | { readonly type: "day" }
  | { readonly type: "number" }
  | { readonly type: "switch" }
  | { readonly type: "choice"; readonly values: readonly string[] }
  /** A list that has each value once at most. */
  | { readonly type: "choices"; readonly values: readonly string[] }
  | { readonly type: "texts"; readonly most: number | undefined }
  | { readonly type: "objects"; readonly fewest: number; readonly most: number | undefined }
  | { readonly type: "group"; readonly names: readonly string[] }
  /** Fields by a key. `keys`: the possible keys; left out: any key. */
  | { readonly type: "keyed"; readonly keys: readonly string[] | undefined }
  /** An object in one of several forms, which a field of it chooses. */
  | {
      readonly type: "variants";
      readonly chooser: string;
      /** The fields of each form, by the value of the chooser. */
      readonly forms: ReadonlyMap<string, readonly string[]>;
    }
  | { readonly type: "token"; readonly token: TokenType }
  | { readonly type: "unknown" };

const typesOf = ({ type }: JsonSchema): readonly string[] => [type].flat().filter((each) => each !== undefined);

const textsIn = (values: readonly unknown[]): string[] => values.filter((value) => typeof value === "string");

/** The field that has one fixed value in each form of an object. */
function chooserOf(forms: readonly JsonSchema[]): string | undefined {
  const [first] = forms;
  return Object.keys(first?.properties ?? {}).find((name) =>
    forms.every(({ properties }) => properties?.[name]?.const !== undefined),
  );
}

function objectShape(forms: readonly JsonSchema[]): FieldShape {
  const [first] = forms;
  const properties = first?.properties ?? {};
  const names = Object.keys(properties);
  const chooser = names.length > 0 ? chooserOf(forms) : undefined;
  if (chooser !== undefined && !("$value" in properties)) {
    const entries = forms.map((form) => {
      const rest = Object.keys(form.properties ?? {}).filter((name) => name !== chooser);
      return [String(form.properties?.[chooser]?.const), rest] as const;
    });
    return { type: "variants", chooser, forms: new Map(entries) };
  }
  if ("$value" in properties) return { type: "token", token: properties["$type"]?.const as TokenType };
  // Products and login contexts: many of one kind, of which a brand has few.
  if (names.length > 4 && names.every((name) => /^[A-ZÆØÅ_]+$/.test(name))) return { type: "keyed", keys: names };
  if (names.length === 0 && isObject(first?.additionalProperties)) return { type: "keyed", keys: undefined };
  return {
    type: "group",
    names: names.filter((name) => !/^\$(?:type|description|deprecated|extends|ref|extensions|schema)$/.test(name)),
  };
}

function listShape(root: JsonSchema, path: FieldPath, list: JsonSchema): FieldShape {
  const [item] = schemaNodes(root, [...path, 0]);
  if (item?.enum !== undefined) return { type: "choices", values: textsIn(item.enum) };
  if (item !== undefined && typesOf(item).includes("object"))
    return { type: "objects", fewest: list.minItems ?? 0, most: list.maxItems };
  return { type: "texts", most: list.maxItems };
}

/** Addresses and names of other systems are far below their limits: only texts that people read show theirs. */
function textShape({ maxLength: most, examples }: JsonSchema): FieldShape {
  const isRead = examples === undefined && most !== 128;
  return { type: "text", most: isRead ? most : undefined, isLong: isRead && (most ?? 0) >= 1000 };
}

/** What kind of control the field at a path has. */
export function shapeOf(root: JsonSchema, path: FieldPath): FieldShape {
  const nodes = schemaNodes(root, path);
  const objects = nodes.filter((node) => typesOf(node).includes("object"));
  if (objects.length > 0) return objectShape(objects);
  const [node] = nodes;
  if (node === undefined) return { type: "unknown" };
  const types = typesOf(node);
  if (types.includes("array")) return listShape(root, path, node);
  if (node.enum !== undefined) return { type: "choice", values: textsIn(node.enum) };
  if (types.includes("boolean")) return { type: "switch" };
  if (types.includes("number") || types.includes("integer")) return { type: "number" };
  if (node.format === "date") return { type: "day" };
  if (types.includes("string")) return textShape(node);
  return { type: "unknown" };
}
