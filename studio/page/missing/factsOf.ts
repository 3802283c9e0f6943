import { standInMark } from "#scripts/text/standInMark.ts";
import { parseJson } from "#scripts/text/jsonc/readTree.ts";
import { type FieldPlace, valueText } from "#studio/document/describeField.ts";
import { imageField, imageKinds } from "#studio/document/imageKinds.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { sectionOf } from "../fields/sectionOf.ts";

/** What a brand has to say, in the order in which a person knows it. `systems`: what those who run it know. */
export const factGroups = ["who", "look", "reach", "send", "systems"] as const;
export type FactGroup = (typeof factGroups)[number];

/** A fact of the brand's own, written or still missing. */
export interface Fact {
  readonly place: FieldPlace;
  readonly group: FactGroup;
  readonly isMissing: boolean;
}

const systems =
  /^(?:analytics|cookieConsent|errorReporting|partnerAgreements|allowedHosts|frameAncestors|marketSource|nativeBridge)$/;
const address = /(?:url|timeout|goto|default|destination|fallback|meldSkade)$/i;

function groupOf(place: FieldPlace): FactGroup {
  const { path } = place;
  const first = String(path[0]);
  if (first === "environments" || systems.test(first)) return "systems";
  if (first === "assets") return "look";
  if (first === "urls" || first === "logout" || address.test(String(path.at(-1)))) return "send";
  return sectionOf(place)?.id === "contact" ? "reach" : "who";
}

/** The texts in a value, with their paths. */
function* textsIn(value: unknown, path: FieldPlace["path"] = []): Generator<[FieldPlace["path"], string]> {
  if (typeof value === "string") yield [path, value];
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value))
    yield* textsIn(child, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** Fields that name something in the brand's own files, and notes for colleagues. */
const noFacts = new Set(["$schema", "id", "theme", "assets", "languages"]);

/** The facts of a brand, by its texts as they are edited. A choice is no fact: every brand begins with one. */
export function factsOf(texts: DocumentTexts): Fact[] {
  const written = [...textsIn(parseJson(texts.descriptor).value)].flatMap(([path, value]): Fact[] => {
    const isChoice = value !== "" && valueText("descriptor", path, value) !== undefined;
    if (noFacts.has(String(path[0])) || isChoice) return [];
    const place = { kind: "descriptor" as const, path };
    return [{ place, group: groupOf(place), isMissing: value === "" }];
  });
  const images = imageKinds.flatMap((kind): Fact[] => {
    const svg = texts[kind] ?? "";
    const place = { kind: "descriptor" as const, path: imageField(kind) };
    return svg === "" ? [] : [{ place, group: "look", isMissing: svg.includes(standInMark) }];
  });
  return [...written, ...images];
}
