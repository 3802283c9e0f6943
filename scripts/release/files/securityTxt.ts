import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import { securityFile } from "#contract/releaseFiles.ts";
import type { StampInput } from "#scripts/stamp/StampInput.ts";

/** How long the contact is valid: less than a year, as the standard recommends. It is renewed once a month. */
const validMonths = 11;

/**
 * The day on which the contact ends: the first of a month, so that the file is the same in all builds of a month.
 * @param day the day of the commit, as `2026-12-24`
 */
function securityExpiry(day: string): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return `${new Date(Date.UTC(year, month - 1 + validMonths, 1)).toISOString().slice(0, 19)}Z`;
}

/**
 * The content of `/.well-known/security.txt` (RFC 9116): where weaknesses of the portal are reported.
 * @param day the day of the commit, as `2026-12-24`
 */
export function securityTxt(input: Pick<StampInput, "languages" | "security">, day: string): string {
  const hosts = environmentNames.flatMap((name) => input.languages[0].environments[name].hostnames);
  const { email, policyUrl } = input.security;
  const addressOf = (path: string) => `https://${hosts[0]}${path}`;
  return [
    `Contact: mailto:${email}`,
    `Expires: ${securityExpiry(day)}`,
    "Preferred-Languages: nb, en",
    ...(policyUrl === undefined ? [] : [`Policy: ${policyUrl.startsWith("/") ? addressOf(policyUrl) : policyUrl}`]),
    ...hosts.map((host) => `Canonical: https://${host}/${securityFile}`),
    "",
  ].join("\n");
}
