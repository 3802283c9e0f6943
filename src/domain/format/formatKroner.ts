import type { Language } from "#contract/pageLanguage.ts";

const noBreakSpace = "\u00a0";
const minus = "\u2212";

/**
 * Formats an amount: groups of three, two decimals unless it is whole (spec: formats-1, formats-3). In English the
 * currency comes first, "NOK 1,234.50" (spec: languages-32); in Norwegian it is a part of the unit, "1 234,50".
 *
 * @param ore whole øre. The unit ("kr/md", "per month") is a separate text.
 */
export function formatKroner(ore: number, language: Language): string {
  const isEnglish = language === "en";
  const group = isEnglish ? "," : noBreakSpace;
  const kroner = String(Math.floor(Math.abs(ore) / 100)).replace(/\B(?=(\d{3})+$)/g, group);
  const rest = Math.abs(ore) % 100;
  const decimals = rest === 0 ? "" : `${isEnglish ? "." : ","}${String(rest).padStart(2, "0")}`;
  return `${ore < 0 ? minus : ""}${isEnglish ? `NOK${noBreakSpace}` : ""}${kroner}${decimals}`;
}
