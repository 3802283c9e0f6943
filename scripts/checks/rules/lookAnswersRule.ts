import { join } from "node:path";
import { isObject } from "#contract/isObject.ts";
import { lookFile, lookFileOf } from "#scripts/brands/brandFiles.ts";
import { type Finding, findingAt, spelling } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { locate } from "#scripts/brands/json/jsonFile.ts";
import { type BrandFolder, readJson } from "#scripts/brands/loadWorkspace.ts";
import { kindOf } from "#scripts/brands/schema/shapeProblems.ts";
import { roles } from "#scripts/brands/themes/themeContract.ts";
import { didYouMean } from "#scripts/shared/text/didYouMean.ts";
import type { Rule } from "../Rule.ts";

const fields = ["roles"];
const known = roles.map(({ name }) => name);

function findingsOf({ name, path, drafts }: BrandFolder): Finding[] {
  const findings: Finding[] = [];
  const file = readJson(join(path, lookFile), lookFileOf(name), findings, drafts);
  if (file === undefined) return findings;
  for (const key of Object.keys(file.value))
    if (!fields.includes(key)) {
      const found = problem("unknown-key", { key, parent: lookFile, known: fields });
      findings.push(findingAt(locate(file, [key]).key, found, { fix: spelling(didYouMean(key, fields)) }));
    }
  const { roles: answers = {} } = file.value;
  if (!isObject(answers)) {
    const found = problem("wrong-type", { field: "roles", kind: kindOf(answers), wanted: "object" });
    return [...findings, findingAt(locate(file, ["roles"]).value, found)];
  }
  for (const [role, token] of Object.entries(answers)) {
    const { key, value } = locate(file, ["roles", role]);
    if (!known.includes(role)) {
      const found = problem("unknown-token", { token: role, known });
      findings.push(findingAt(key, found, { fix: spelling(didYouMean(role, known)) }));
    } else if (token !== null && typeof token !== "string")
      findings.push(findingAt(value, problem("wrong-type", { field: role, kind: kindOf(token), wanted: "text" })));
  }
  return findings;
}

/** The answers of `npm run tenant -- look import` name roles of the theme. */
export const lookAnswersRule: Rule = {
  name: "answers of imports",
  check: ({ workspace }) =>
    workspace.brands.filter(({ files }) => files.includes(lookFile)).flatMap((brand) => findingsOf(brand)),
};
