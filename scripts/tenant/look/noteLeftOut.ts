import type { Place } from "#scripts/findings/Finding.ts";
import type { LookFindings } from "./LookFindings.ts";
import type { ThemeChoice } from "./ThemeChoices.ts";

const listed = (names: readonly string[]): string => names.join(", ");

/** Names the themes that are not read. */
export function noteLeftOut({ read, leftOut, special }: ThemeChoice, place: Place, findings: LookFindings): void {
  if (special.length > 0) findings.add(place, "mode-left-out", { modes: listed(special) });
  if (leftOut.length > 0 && read.length > 0)
    findings.add(place, "theme-left-out", { themes: listed(leftOut), read: listed(read) });
}
