import { isObject } from "#contract/isObject.ts";
import { didYouMean } from "#scripts/shared/text/didYouMean.ts";
import { TokenFile } from "#scripts/shared/tokens/TokenFile.ts";
import { type Finding, findingAt, type FindingExtras, spelling } from "#scripts/findings/Finding.ts";
import { problem, type Problem } from "#scripts/findings/Problem.ts";
import { type JsonFile, locate, type Path } from "../json/jsonFile.ts";
import { constants, roles } from "./themeContract.ts";

const roleNames = roles.map(({ name }) => name);
const groups = [...new Set(roleNames.map((name) => String(name.split(".")[0])))];
const constantGroups = new Set(constants.map(({ name }) => String(name.split(".")[0])));

const at = (file: JsonFile, path: Path, found: Problem, extras?: FindingExtras): Finding =>
  findingAt(locate(file, path).key, found, extras);

/** Whether a token is in a group that is unknown itself: that is one finding. */
const isInUnknown = (token: string, group: object, known: readonly string[]): boolean => {
  const [first = ""] = token.split(".");
  return token !== first && !known.includes(first) && Object.hasOwn(group, first);
};

/** Groups and tokens that are not in the contract. `palette` may have any tokens. */
export function unknownKeys(file: JsonFile): Finding[] {
  return Object.entries(file.value).flatMap(([group, tokens]) => {
    if ((group.startsWith("$") && group !== "$root") || group === "palette") return [];
    if (constantGroups.has(group)) return [at(file, [group], problem("fixed-token", { group }))];
    if (!groups.includes(group)) {
      const suggestion = didYouMean(group, [...groups, "palette"]);
      return [
        at(file, [group], problem("unknown-token/group", { group, known: groups }), {
          fix: spelling(suggestion),
        }),
      ];
    }
    // That it is no group is a problem of the file's form.
    if (!isObject(tokens)) return [];
    const known = roleNames.filter((name) => name.startsWith(`${group}.`)).map((name) => name.slice(group.length + 1));
    const inside = [...TokenFile.of(file.value).tokens.keys()]
      .filter((name) => name.startsWith(`${group}.`))
      .map((name) => name.slice(group.length + 1));
    return [...new Set([...Object.keys(tokens), ...inside])]
      .filter(
        (token) =>
          (!token.startsWith("$") || token === "$root") && !known.includes(token) && !isInUnknown(token, tokens, known),
      )
      .map((token) =>
        at(file, [group, ...token.split(".")], problem("unknown-token", { token: `${group}.${token}`, known }), {
          fix: spelling(didYouMean(token, known)),
        }),
      );
  });
}
