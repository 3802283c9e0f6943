import { valueAt } from "#contract/valueAt.ts";
import { didYouMean } from "#scripts/shared/text/didYouMean.ts";
import { mergeTokens } from "#scripts/shared/tokens/mergeTokens.ts";
import type { Token } from "#scripts/shared/tokens/readTokens.ts";
import { TokenFile } from "#scripts/shared/tokens/TokenFile.ts";
import { type Finding, findingAt, type Fix, spelling } from "#scripts/findings/Finding.ts";
import { problem, type Problem } from "#scripts/findings/Problem.ts";
import { type JsonFile, locate, type Path } from "../json/jsonFile.ts";
import { isTokenType, type TokenType, tokenTypes, unusedTokenTypes } from "../TokenType.ts";
import { roles } from "./themeContract.ts";
import { readTokenValue, type TokenValue } from "./tokenValue.ts";

/** The values of the roles that a file has, and what is wrong with its tokens. */
export interface RolesRead {
  readonly tokens: ReadonlyMap<string, TokenValue>;
  readonly findings: Finding[];
}

const typesByRole: ReadonlyMap<string, TokenType> = new Map(roles.map(({ name, type }) => [name, type]));

/** A sentence as the end of another. */
const withoutStop = (text: string): string => text.replace(/\.+$/, "");

function missingRole(file: JsonFile, name: string, description: string): Finding {
  const [group = "", token = ""] = name.split(".");
  const found = locate(file, [group, token]);
  return findingAt(
    found.key,
    problem("missing-token", { role: name, description: withoutStop(description), isEmpty: found.depth === 2 }),
  );
}

/** What is wrong with the groups, names and properties of a file. */
function formFindings(file: JsonFile, own: TokenFile): Finding[] {
  return own.problems.map(({ problem: found, path, atKey }) => {
    const { key, value } = locate(file, path);
    const near = found.id === "unknown-key/token" ? didYouMean(found.values.key, found.values.known) : undefined;
    return findingAt(atKey ? key : value, found, { fix: spelling(near) });
  });
}

/** What is wrong with the type of a token; `wanted` is that of its role. */
function typeProblem(name: string, type: string | undefined, wanted: TokenType | undefined): Problem | undefined {
  if (type === undefined) return problem("bad-token/no-type", { name });
  if (unusedTokenTypes.some((each) => each === type))
    return problem("unsupported-token", { name, type, known: tokenTypes });
  if (!isTokenType(type)) return problem("bad-token/unknown-type", { name, type, known: tokenTypes });
  return wanted === undefined || type === wanted ? undefined : problem("bad-token/type", { role: name, type, wanted });
}

/** Whether a role has the value of a deprecated token, or is said to be deprecated itself. */
function deprecation(whole: TokenFile, role: Token): Problem | undefined {
  const origin = whole.origin(role.name);
  const used = [role, ...(origin === undefined ? [] : [origin])].find(({ deprecated }) => deprecated !== false);
  if (used === undefined) return undefined;
  const reason = typeof used.deprecated === "string" ? withoutStop(used.deprecated.trim()) : "";
  return used === role
    ? problem("deprecated-token/role", { role: role.name, reason })
    : problem("deprecated-token", { role: role.name, token: used.name, reason });
}

/**
 * Reads the tokens of a theme file against the contract.
 * @param below the tokens over which it is laid: then it has some of the roles only, and may refer to tokens of both
 */
export function readRoles(file: JsonFile, below?: Readonly<Record<string, unknown>>): RolesRead {
  const own = TokenFile.of(file.value);
  const whole = below === undefined ? own : TokenFile.of(mergeTokens(below, file.value));
  const values = new Map<string, TokenValue>();
  const findings = formFindings(file, own);
  const read = (written: Token): void => {
    const { name, valuePath } = written;
    const inPlace = (found: Problem, fix?: Fix, inside: Path = []) => {
      const isThere = valueAt(file.value, [...valuePath, ...inside]) !== undefined;
      const place = locate(file, isThere ? [...valuePath, ...inside] : valuePath).value;
      findings.push(findingAt(place, found, { fix }));
    };
    const token = whole.tokens.get(name) ?? written;
    const wanted = typesByRole.get(name);
    const type = whole.typeOf(token);
    const wrongType = typeProblem(name, type, wanted);
    if (wrongType !== undefined) return inPlace(wrongType);
    const resolved = whole.resolve(token);
    if ("problem" in resolved) return inPlace(resolved.problem, spelling(resolved.near));
    const result = readTokenValue(wanted ?? (type as TokenType), resolved.value);
    if ("problem" in result) {
      // The value of another token is corrected there.
      const isOwn = valueAt(token.value, result.path ?? []) === valueAt(resolved.value, result.path ?? []);
      return inPlace(result.problem, isOwn ? result.fix : undefined, isOwn ? result.path : []);
    }
    if (wanted === undefined) return;
    values.set(name, result.value);
    const outdated = deprecation(whole, token);
    if (outdated !== undefined) inPlace(outdated);
  };
  for (const { name, description } of roles) {
    const token = own.tokens.get(name);
    if (token !== undefined) read(token);
    else if (below === undefined) findings.push(missingRole(file, name, description));
  }
  for (const token of own.tokens.values()) if (token.name.startsWith("palette.")) read(token);
  return { tokens: values, findings };
}
