import { optInPolicy } from "#contract/optInPolicy.ts";
import { publicHostProblem } from "#contract/descriptor/publicHost.ts";

/** What a directive of our policies may contain: these words; and hashes or origins, where it says so. */
interface Allowed {
  readonly words: readonly string[];
  readonly hashes?: true;
  readonly origins?: true;
}

/** Every directive that a policy has, and no other (docs/decisions/0008). */
const directives: Readonly<Record<string, Allowed>> = {
  "default-src": { words: ["'none'"] },
  "script-src": { words: ["'self'"], hashes: true, origins: true },
  "style-src": { words: ["'self'"], hashes: true },
  "img-src": { words: ["'self'"] },
  "font-src": { words: ["'self'"] },
  "connect-src": { words: ["'self'"], origins: true },
  "frame-src": { words: ["'self'", "'none'"], origins: true },
  "form-action": { words: ["'self'", "'none'"], origins: true },
  "frame-ancestors": { words: ["'none'"], origins: true },
  "base-uri": { words: ["'none'"] },
  "object-src": { words: ["'none'"] },
  "require-trusted-types-for": { words: ["'script'"] },
  "trusted-types": { words: ["'none'", optInPolicy] },
};

const hash = /^'sha256-[A-Za-z\d+/]{43}='$/;

/** An origin exactly as a browser compares it: https, a public host, no port. */
function isOrigin(source: string): boolean {
  const host = /^https:\/\/([a-z\d.-]+)$/.exec(source)?.[1];
  return host !== undefined && publicHostProblem(host) === undefined;
}

const isAllowed = (source: string, { words, hashes, origins }: Allowed): boolean =>
  words.includes(source) || (hashes === true && hash.test(source)) || (origins === true && isOrigin(source));

/**
 * Reads a finished policy source by source, as a browser does. The descriptor was checked before; this is the last look
 * at what the server will send (spec: links-9).
 * @returns problems, without the name of brand and environment
 */
export function policyProblems(header: string): string[] {
  // A comma would begin a second policy; a control character, another header.
  const strange = /[^\x20-\x7e]|,/.exec(header)?.[0];
  if (strange !== undefined) return [`contains the character ${JSON.stringify(strange)}`];
  const parts = header.split(";").map((part) => part.trim().split(/ +/));
  const names = parts.map(([name = ""]) => name);
  return [
    ...parts.flatMap(([name = "", ...sources]) => {
      const allowed = Object.hasOwn(directives, name) ? directives[name] : undefined;
      if (allowed === undefined) return [`has the unknown directive ${JSON.stringify(name)}`];
      const wrong = sources.filter((source) => !isAllowed(source, allowed));
      if (sources.length === 0) return [`has no source in ${name}`];
      if (sources.length > 1 && sources.includes("'none'")) return [`has 'none' beside other sources in ${name}`];
      return wrong.map((source) => `is not strict: ${name} ${source}`);
    }),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `has ${name} twice`),
    ...Object.keys(directives)
      .filter((name) => !names.includes(name))
      .map((name) => `has no ${name}`),
  ];
}
