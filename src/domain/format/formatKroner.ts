const noBreakSpace = "\u00a0";
const minus = "\u2212";

/**
 * Formats an amount in Norwegian: groups of three with a no-break space, two decimals unless it is whole
 * (spec: formats-1, formats-3).
 *
 * @param ore whole øre. The unit ("kr", "kr/md", "kr/år") is a separate text.
 */
export function formatKroner(ore: number): string {
  const kroner = String(Math.floor(Math.abs(ore) / 100)).replace(/\B(?=(\d{3})+$)/g, noBreakSpace);
  const rest = Math.abs(ore) % 100;
  const decimals = rest === 0 ? "" : `,${String(rest).padStart(2, "0")}`;
  return `${ore < 0 ? minus : ""}${kroner}${decimals}`;
}
