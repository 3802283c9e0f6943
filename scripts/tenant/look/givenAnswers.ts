import { resolve } from "node:path";
import { lookFields } from "#scripts/brands/brandFiles.ts";
import { parseJsonFile } from "#scripts/brands/json/jsonFile.ts";
import { readSource } from "#scripts/brands/json/sourceFile.ts";
import { roles } from "#scripts/brands/themes/themeContract.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { suggestion } from "#scripts/shared/text/didYouMean.ts";
import type { Look } from "./Look.ts";
import { type LookAnswers, readAnswers } from "./lookAnswers.ts";

/** The answers of a file that was named: as `look.json` has them, or the roles alone. */
export function givenAnswers(file: string, calledFrom: string): LookAnswers {
  const read = readSource(resolve(calledFrom, file), file);
  const json = "source" in read ? parseJsonFile(read.source).json : undefined;
  if (json === undefined)
    throw new UsageError(`--answers ${file} cannot be read: a file such as {"roles": {"color.page": "token"}}`);
  const value = lookFields.some((field) => Object.hasOwn(json.value, field)) ? json.value : { roles: json.value };
  const names = roles.map(({ name }) => name);
  for (const given of [value["roles"], value["dark"]])
    for (const [role, token] of Object.entries(Object(given) as Record<string, unknown>)) {
      if (!names.includes(role))
        throw new UsageError(
          `${file}: "${role}" is not a role of themes/contract.tokens.json.${suggestion(role, names)}`,
        );
      if (token !== null && typeof token !== "string")
        throw new UsageError(`${file}: the files have no token ${JSON.stringify(token)} for ${role}.`);
    }
  return readAnswers(value);
}

/** Refuses answers with tokens that the files do not have. */
export function checkTokens(file: string, { roles: light, dark }: LookAnswers, look: Look): void {
  for (const [choices, where] of [[light, ""] as const, [dark ?? [], " in dark"] as const])
    for (const [role, token] of choices) {
      if (token === null || look.tokens.has(token)) continue;
      const near = suggestion(token, [...look.tokens.keys()]);
      throw new UsageError(`${file}: the files have no token ${JSON.stringify(token)} for ${role}${where}.${near}`);
    }
}
