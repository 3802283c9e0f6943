import type { LoginContext } from "#contract/wireNames.ts";
import type { SimulatorBrand } from "./simulatorBrand.ts";

/** How a customer logs in: with BankID on the brand's own page, or from the online or mobile bank. */
export const entryChannels = ["direkte", "nettbank", "mobilbank"] as const;
export type EntryChannel = (typeof entryChannels)[number];

/** Whether a value names an entry channel. */
export const isEntryChannel = (value: unknown): value is EntryChannel => entryChannels.includes(value as EntryChannel);

/** A customer who is logged in. */
export interface Session {
  /** The kfpSessionId that the portal sees. */
  readonly id: string;
  /** The value of its cookie, which scripts cannot read. */
  readonly cookie: string;
  readonly customerId: string;
  readonly channel: EntryChannel;
  /** Milliseconds since 1970, by the world's clock. */
  readonly expiresAt: number;
}

/** The login context of an entry channel (spec: http-26). */
export function loginContextOf(channel: EntryChannel, brand: SimulatorBrand): string {
  if (channel === "direkte") return "FORSIKRING" satisfies LoginContext;
  return `${channel === "nettbank" ? "NETTBANK" : "MOBILBANK"}${brand.loginContextSuffix}`;
}
