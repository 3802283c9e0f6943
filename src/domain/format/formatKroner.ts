import type { Language } from "#contract/pageLanguage.ts";

const noBreakSpace = "\u00a0";
const minus = "\u2212";

/**
 * Formats an amount: groups of three, two decimals unless it is whole (spec: formats-1, formats-3). "1 234,50" in
 * Norwegian, "1,234.50" in English (spec: languages-32).
 *
 * @param ore whole øre. The unit ("kr/md", "kr/month") is a separate text.
 */
export function formatKroner(ore: number, language: Language): string {
  const isEnglish = language === "en";
  const group = isEnglish ? "," : noBreakSpace;
  const point = isEnglish ? "." : ",";
  const kroner = String(Math.floor(Math.abs(ore) / 100)).replace(/\B(?=(\d{3})+$)/g, group);
  const rest = Math.abs(ore) % 100;
  const decimals = rest === 0 ? "" : `${point}${String(rest).padStart(2, "0")}`;
  return `${ore < 0 ? minus : ""}${kroner}${decimals}`;
}
