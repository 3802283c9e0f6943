import { domainToUnicode } from "node:url";

import { type Finding, findingAt } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { type JsonFile, locate, type Path } from "#scripts/brands/json/jsonFile.ts";
import type { Rule } from "../Rule.ts";

/** Letters of Norwegian, the Sámi languages and our neighbours. Other letters can look like one of them. */
const familiar = /^[a-z0-9æøåäöüéèêóòôáàčđŋšŧž.-]*$/;

const encodedHost = /(?:^|[/@.])((?:[a-z0-9-]+\.)*xn--[a-z0-9.-]+)/i;

function* textsOf(value: unknown, path: Path): Generator<{ readonly text: string; readonly path: Path }> {
  if (typeof value === "string") yield { text: value, path };
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value))
    yield* textsOf(child, [...path, Array.isArray(value) ? Number(key) : key]);
}

function lookalikes(file: JsonFile): Finding[] {
  // Host names are ASCII here (`publicHost.ts`): only an encoded one can show other letters.
  if (!/xn--/i.test(file.text)) return [];
  return [...textsOf(file.value, [])].flatMap(({ text, path }) => {
    const host = encodedHost.exec(text)?.[1];
    const decoded = host === undefined ? "" : domainToUnicode(host);
    // What cannot be decoded is given back as it is.
    const shown = decoded.includes("xn--") ? "" : decoded;
    if (host === undefined || (shown !== "" && familiar.test(shown))) return [];
    return [findingAt(locate(file, path).value, problem("bad-hostname/look-alike", { host, shown }))];
  });
}

/** No host name looks like another one in a script that is not Latin (spec: links-9). */
export const lookalikeRule: Rule = {
  name: "look-alike hosts",
  check: ({ workspace: { base, brands } }) =>
    [...(base === undefined ? [] : [base]), ...brands.map(({ json }) => json)].flatMap(lookalikes),
};
