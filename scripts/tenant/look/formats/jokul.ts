import { isObject } from "#contract/isObject.ts";
import { type JsonFile, locate } from "#scripts/brands/json/jsonFile.ts";
import { schemeNames } from "#scripts/shared/colours/contexts/buildContexts.ts";
import type { LookFindings } from "../LookFindings.ts";
import type { Tree } from "../LookLayer.ts";
import type { PlainLook, PlainToken } from "../readSchemes.ts";

/** Whether an object is a colour with a value for each scheme. */
const isPair = (node: unknown): node is Tree =>
  isObject(node) && schemeNames.some((scheme) => typeof node[scheme] === "string");

const hasPair = (node: unknown): boolean =>
  isPair(node) || (isObject(node) && !Object.hasOwn(node, "$value") && Object.values(node).some(hasPair));

/** Whether a file is what Jøkul's theme builder sends: colours with light and dark, and a font. */
export const isJokul = ({ value }: Pick<JsonFile, "value">): boolean => hasPair(value["color"]);

/** The roles that each value of the font is for. Their names are those of the tokens. */
const fontRoles: Readonly<Record<string, readonly string[]>> = {
  "font.family": ["font.heading", "font.body"],
  "font.weight": ["font.weightBody"],
  "font.weight.normal": ["font.weightBody"],
  "font.weight.regular": ["font.weightBody"],
  "font.weight.bold": ["font.weightStrong", "font.weightHeading"],
};

/** The colours of Jøkul's theme builder in light and dark, and the family and weights of its font for the roles of fonts. */
export function readJokul(file: JsonFile, findings: LookFindings): PlainLook {
  const [light, dark] = [new Map<string, PlainToken>(), new Map<string, PlainToken>()];
  const leaveOut = (path: readonly string[]) =>
    findings.add(locate(file, path).key, "unread-part", { part: path.join(".") });
  const colours = (node: unknown, path: readonly string[]): void => {
    if (isPair(node)) {
      const token = (value: unknown): PlainToken => ({ type: "color", value, place: locate(file, path).key });
      const name = path.join(".");
      if (node["light"] !== undefined) light.set(name, token(node["light"]));
      if (node["dark"] !== undefined) dark.set(name, token(node["dark"]));
      for (const key of Object.keys(node))
        if (key !== "light" && key !== "dark")
          findings.add(locate(file, [...path, key]).key, "mode-value", { token: name, mode: key });
    } else if (isObject(node)) for (const [key, child] of Object.entries(node)) colours(child, [...path, key]);
    else leaveOut(path);
  };
  const font = (node: unknown, path: readonly string[]): void => {
    const name = path.join(".");
    const type = name === "font.family" ? "fontFamily" : "fontWeight";
    const forRoles = Object.hasOwn(fontRoles, name) && !isObject(node) ? fontRoles[name] : undefined;
    if (forRoles !== undefined)
      for (const role of forRoles)
        light.set(role, { type, value: node, place: locate(file, path).key, nameInFile: name });
    else if (isObject(node)) for (const [key, child] of Object.entries(node)) font(child, [...path, key]);
    else leaveOut(path);
  };
  for (const [key, child] of Object.entries(file.value))
    if (key === "color") colours(child, [key]);
    else if (key === "font") font(child, [key]);
    else if (!key.startsWith("$")) leaveOut([key]);
  return { light, dark };
}
