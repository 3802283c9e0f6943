import { join } from "node:path";
import { isObject } from "#contract/isObject.ts";
import { lookFields, lookFile, lookFileOf } from "#scripts/brands/brandFiles.ts";
import { type Finding, findingAt, type Place, spelling } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { type JsonFile, locate } from "#scripts/brands/json/jsonFile.ts";
import { type BrandFolder, readJson } from "#scripts/brands/loadWorkspace.ts";
import { kindOf } from "#scripts/brands/schema/shapeProblems.ts";
import { roles } from "#scripts/brands/themes/themeContract.ts";
import { didYouMean } from "#scripts/shared/text/didYouMean.ts";
import type { Rule } from "../Rule.ts";

const known = roles.map(({ name }) => name);

/** A role that the theme contract does not have. */
function unknownRole(role: string, place: Place): readonly Finding[] {
  if (known.includes(role)) return [];
  const found = problem("unknown-token", { token: role, known });
  return [findingAt(place, found, { fix: spelling(didYouMean(role, known)) })];
}

/** A value that is not of the kind that its field has. */
const wrongKind = (
  file: JsonFile,
  path: readonly (string | number)[],
  value: unknown,
  wanted: "list" | "object" | "text",
) =>
  findingAt(
    locate(file, path).value,
    problem("wrong-type", { field: String(path.at(-1)), kind: kindOf(value), wanted }),
  );

/** A token, or `null`, for each of some roles. */
function choiceProblems(file: JsonFile, field: "dark" | "roles"): Finding[] {
  const choices = file.value[field] ?? {};
  if (!isObject(choices) || (field === "roles" && file.value[field] === null))
    return [wrongKind(file, [field], file.value[field], "object")];
  return Object.entries(choices).flatMap(([role, token]) => {
    const unknown = unknownRole(role, locate(file, [field, role]).key);
    if (unknown.length > 0) return unknown;
    return token === null || typeof token === "string" ? [] : [wrongKind(file, [field, role], token, "text")];
  });
}

/** The texts of a list. */
function textProblems(file: JsonFile, field: "takenInDark" | "themes"): Finding[] {
  const texts = file.value[field] ?? [];
  if (!Array.isArray(texts)) return [wrongKind(file, [field], texts, "list")];
  return texts.flatMap((text: unknown, at) => {
    if (typeof text !== "string") return [wrongKind(file, [field, at], text, "text")];
    return field === "themes" ? [] : unknownRole(text, locate(file, [field, at]).value);
  });
}

function findingsOf({ name, path, drafts }: BrandFolder): Finding[] {
  const findings: Finding[] = [];
  const file = readJson(join(path, lookFile), lookFileOf(name), findings, drafts);
  if (file === undefined) return findings;
  for (const key of Object.keys(file.value))
    if (!lookFields.includes(key)) {
      const found = problem("unknown-key", { key, parent: lookFile, known: lookFields });
      findings.push(findingAt(locate(file, [key]).key, found, { fix: spelling(didYouMean(key, lookFields)) }));
    }
  return [
    ...findings,
    ...textProblems(file, "themes"),
    ...choiceProblems(file, "roles"),
    ...choiceProblems(file, "dark"),
    ...textProblems(file, "takenInDark"),
  ];
}

/** The answers of `npm run tenant -- look import` name roles of the theme. */
export const lookAnswersRule: Rule = {
  name: "answers of imports",
  check: ({ workspace }) =>
    workspace.brands.filter(({ files }) => files.includes(lookFile)).flatMap((brand) => findingsOf(brand)),
};
