import { useTranslation } from "react-i18next";
import type { KontaktChange } from "#api/optimisticKontakt.ts";
import { formatTelefon } from "#domain/kunde/telefon.ts";
import { EmailAddress } from "#ui/layout/EmailAddress.tsx";
import { KontaktForm } from "./KontaktForm.tsx";
import { ProfilRow } from "../ProfilRow.tsx";
import { useRestoredInput } from "./useKeptInput.ts";
import type { KnownKontakt } from "../profilkunde.ts";

interface KontaktRowProps {
  readonly felt: KontaktChange["felt"];
  readonly kontakt: KnownKontakt;
  /** Only with a number a half-typed text is kept over a session that ended (spec: profil-34). */
  readonly kundenummer: string | undefined;
}

/** The mobile number or the e-mail address (spec: profil-3). A customer unknown to every system cannot change it. */
export function KontaktRow({ felt, kontakt, kundenummer }: KontaktRowProps) {
  const { t } = useTranslation("forsikringsprofil");
  const { keeper } = kontakt;
  const restored = useRestoredInput(felt, kundenummer);
  const value = kontakt[felt];
  const needsEpost = keeper === "livkunde" && felt === "mobil" && !kontakt.epost;
  const formatted = felt === "epost" ? <EmailAddress>{value ?? ""}</EmailAddress> : formatTelefon(value ?? "");
  const shown = value ? <bdi>{formatted}</bdi> : t("missing");
  if (keeper === "none") return <ProfilRow label={t(felt)}>{shown}</ProfilRow>;
  return (
    <ProfilRow
      // A text that comes back opens its row.
      key={restored}
      label={t(felt)}
      edit={{
        label: t(`${felt}.edit`),
        startsOpen: restored !== undefined,
        form: (close) => (
          <KontaktForm
            felt={felt}
            value={value}
            keeper={keeper}
            needsEpost={needsEpost}
            restored={restored}
            kundenummer={kundenummer}
            onClose={close}
          />
        ),
      }}
    >
      {shown}
    </ProfilRow>
  );
}
