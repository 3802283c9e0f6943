import type { EffectiveDescriptor } from "#contract/descriptor/descriptorSchema.ts";
import type { SentBankkontakt } from "#answers/bankkontakt.ts";

/** What the simulator needs to know of a brand. */
export interface SimulatorBrand {
  /** The brand's id: its host is `<id>.localhost`, and the session's distributor shortname is the same. */
  readonly id: string;
  readonly name: string;
  /** Whether customers can log in without coming from the bank. */
  readonly directLogin: boolean;
  /** The answer of `GET /auth/bankkontakt`. */
  readonly kontakt: SentBankkontakt;
  /** The ending of the bank's login contexts: `_BANK` for `NETTBANK_BANK`; usually empty. */
  readonly loginContextSuffix: string;
}

type Facts = Pick<EffectiveDescriptor, "id" | "name" | "login" | "footer" | "urls">;

/** The simulator's facts of an effective descriptor. */
export function simulatorBrand({ id, name, login, footer, urls }: Facts): SimulatorBrand {
  const { navn, telefon, epost, apningstider } = footer.contact;
  const contexts = Object.keys(urls.onlineBank?.byLoginContext ?? {});
  const suffix = /^(?:NETTBANK|MOBILBANK)(_[A-Z]+)$/;
  return {
    id,
    name,
    directLogin: login.direct,
    kontakt: {
      navn,
      ...(telefon && { telefon }),
      ...(epost && { epost }),
      domene: `${id}.example`,
      ...(apningstider && { apningstider }),
    },
    loginContextSuffix: contexts.map((context) => suffix.exec(context)?.[1]).find(Boolean) ?? "",
  };
}
