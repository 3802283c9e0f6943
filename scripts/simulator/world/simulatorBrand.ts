import type { EffectiveDescriptor } from "#contract/descriptor/descriptorSchema.ts";
import type { SentBankkontakt } from "#answers/bankkontakt.ts";
import type { Language } from "#contract/pageLanguage.ts";

/** What the simulator needs to know of a brand. */
export interface SimulatorBrand {
  /** The brand's id: its host is `<id>.localhost`, and the session's distributor shortname is the same. */
  readonly id: string;
  readonly name: string;
  /** Whether customers can log in without coming from the bank. */
  readonly directLogin: boolean;
  /** The answer of `GET /auth/bankkontakt`. */
  readonly kontakt: SentBankkontakt;
  /** The same in other languages of the brand. Left out: it has none. */
  readonly kontaktIn?: Partial<Readonly<Record<Language, SentBankkontakt>>>;
  /** The ending of the bank's login contexts: `_BANK` for `NETTBANK_BANK`; usually empty. */
  readonly loginContextSuffix: string;
}

type Facts = Pick<EffectiveDescriptor, "id" | "name" | "login" | "footer" | "urls">;

/** The contact of a descriptor as the API has it. */
function kontaktOf(id: string, { contact }: Facts["footer"]): SentBankkontakt {
  const { navn, telefon, epost, apningstider } = contact;
  return {
    navn,
    ...(telefon && { telefon }),
    ...(epost && { epost }),
    domene: `${id}.example`,
    ...(apningstider && { apningstider }),
  };
}

/**
 * The simulator's facts of an effective descriptor.
 * @param others its footer in the brand's other languages
 */
export function simulatorBrand(
  { id, name, login, footer, urls }: Facts,
  others: Partial<Readonly<Record<Language, Facts["footer"]>>> = {},
): SimulatorBrand {
  const contexts = Object.keys(urls.onlineBank?.byLoginContext ?? {});
  const suffix = /^(?:NETTBANK|MOBILBANK)(_[A-Z]+)$/;
  return {
    id,
    name,
    directLogin: login.direct,
    kontakt: kontaktOf(id, footer),
    kontaktIn: Object.fromEntries(Object.entries(others).map(([language, each]) => [language, kontaktOf(id, each)])),
    loginContextSuffix: contexts.map((context) => suffix.exec(context)?.[1]).find(Boolean) ?? "",
  };
}
