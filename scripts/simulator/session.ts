import type { LoginContext } from "#contract/wireNames.ts";
import type { SimulatorBrand } from "./simulatorBrand.ts";

/** How a customer gets in: BankID on the brand's own page, or from the online or mobile bank. */
export const ways = ["direkte", "nettbank", "mobilbank"] as const;
export type EntryChannel = (typeof ways)[number];

/** Whether a string names a way in. */
export const isEntryChannel = (value: unknown): value is EntryChannel => ways.includes(value as EntryChannel);

/** A customer who is logged in. */
export interface Session {
  /** The kfpSessionId that the portal sees. */
  readonly id: string;
  /** The cookie that proves it; scripts cannot read it. */
  readonly cookie: string;
  readonly customerId: string;
  readonly channel: EntryChannel;
  /** Milliseconds since 1970, by the world's clock. */
  readonly expiresAt: number;
}

/** The login context of spec §3 for a way in. */
export function loginContextOf(channel: EntryChannel, brand: SimulatorBrand): string {
  if (channel === "direkte") return "FORSIKRING" satisfies LoginContext;
  return `${channel === "nettbank" ? "NETTBANK" : "MOBILBANK"}${brand.loginContextSuffix}`;
}
