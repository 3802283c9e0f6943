import type { Bankkontakt } from "#answers/bankkontakt.ts";
import { bankkontaktQuery } from "#api/bankkontakt.ts";
import { useAnswer } from "#core/query/useAnswer.ts";
import { useLanguage } from "#core/i18n/useLanguage.ts";
import { useSession } from "#core/session/SessionContext.tsx";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { formatTelefonWithLandkode } from "#domain/kunde/telefon.ts";

/** Whom to ask: the descriptor's contact until the distributor's has been fetched, and when that fails. */
export function useKontakt(): Bankkontakt {
  const { contact } = useTenant().footer;
  const textLanguage = useLanguage() === "en" ? "en" : undefined;
  const { status } = useSession();
  const { data } = useAnswer({ ...bankkontaktQuery(), enabled: status === "loggedIn" });
  // An answer without name, phone and e-mail is not shown.
  return (data?.navn ?? data?.telefon ?? data?.epost) === undefined || data === undefined
    ? { ...contact, textLanguage }
    : data;
}

/** The phone number to call, as it is written; undefined where there is none. */
export function usePhone(): string | undefined {
  const { telefon } = useKontakt();
  return telefon === undefined ? undefined : formatTelefonWithLandkode(telefon);
}
