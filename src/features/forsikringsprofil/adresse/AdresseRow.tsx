import { useTranslation } from "react-i18next";
import { kundeadresserQuery, postnummerQuery } from "#api/adresse.ts";
import { SlowAnswer } from "#core/query/SlowAnswer.tsx";
import { useAnswer } from "#core/query/useAnswer.ts";
import { adresseLines, mainAdresse } from "#domain/kunde/kundeadresse.ts";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { useRetryFocus } from "#ui/controls/useRetryFocus.ts";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { AdresseForm } from "./AdresseForm.tsx";
import { AdresseText } from "./AdresseText.tsx";
import { FetchFailed } from "../FetchFailed.tsx";
import { ProfilRow } from "../ProfilRow.tsx";
import { useSuccessToast } from "../useSuccessToast.ts";

/**
 * The address. Fetched, and updated from the population register, only for customers with niceKundenummer
 * (spec: profil-20).
 */
export function AdresseRow({ hasKundenummer }: { readonly hasKundenummer: boolean }) {
  const { t } = useTranslation("forsikringsprofil");
  const adresser = useAnswer({ ...kundeadresserQuery(), enabled: hasKundenummer });
  const poststeder = useAnswer({ ...postnummerQuery(), enabled: hasKundenummer });
  const { heading: labelRef, notePress } = useRetryFocus<HTMLElement>(
    adresser.status === "failed" || adresser.status === "slow",
  );
  const toast = useSuccessToast();
  const retry = () => {
    notePress();
    adresser.retry();
  };
  const label = t("address");

  if (!hasKundenummer) return <ProfilRow label={label}>{t("missing")}</ProfilRow>;
  if (adresser.status === "failed")
    return (
      <ProfilRow label={label} labelRef={labelRef}>
        <FetchFailed text={t("address.failed")} isRetrying={adresser.isRetrying} onRetry={retry} />
      </ProfilRow>
    );
  if (adresser.data === undefined)
    return (
      <ProfilRow label={label} labelRef={labelRef}>
        <VisuallyHidden>{t("address.loading")}</VisuallyHidden>
        <Skeleton shape="text" width="medium" />
        <Skeleton shape="text" width="short" />
        <SlowAnswer answers={[adresser]} onRetry={notePress}>
          {t("address.slow")}
        </SlowAnswer>
      </ProfilRow>
    );

  const adresse = mainAdresse(adresser.data);
  // The names of places come from another call: until they are there, the codes alone are shown.
  const lines = adresse && adresseLines(adresse, poststeder.data ?? {});
  const shown = lines ? <AdresseText lines={lines} isFolkreregistrert={adresse.isFolkreregistrert} /> : t("missing");
  return (
    <ProfilRow
      label={label}
      labelRef={labelRef}
      edit={{
        label: t("address.edit"),
        form: (close) => (
          <AdresseForm present={shown} poststeder={poststeder.data ?? {}} toast={toast} onClose={close} />
        ),
      }}
    >
      {shown}
    </ProfilRow>
  );
}
