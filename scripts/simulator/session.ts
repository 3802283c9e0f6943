import type { SimulatorBrand } from "./simulatorBrand.ts";

/** How a customer gets in: BankID on the brand's own page, or from the online or mobile bank. */
export const ways = ["direkte", "nettbank", "mobilbank"] as const;
export type Way = (typeof ways)[number];

/** Whether a string names a way in. */
export const isWay = (value: unknown): value is Way => ways.includes(value as Way);

/** A customer who is logged in. */
export interface Session {
  /** The kfpSessionId that the portal sees. */
  readonly id: string;
  /** The cookie that proves it; scripts cannot read it. */
  readonly cookie: string;
  readonly customerId: string;
  readonly way: Way;
  /** Milliseconds since 1970, by the world's clock. */
  readonly expiresAt: number;
}

/** The login context of spec §3 for a way in. */
export function loginContextOf(way: Way, brand: SimulatorBrand): string {
  if (way === "direkte") return "FORSIKRING";
  return `${way === "nettbank" ? "NETTBANK" : "MOBILBANK"}${brand.loginContextSuffix}`;
}
