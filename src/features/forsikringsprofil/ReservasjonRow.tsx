import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { reservasjonQuery } from "#api/samtykke.ts";
import { hasFailed } from "#core/query/hasFailed.ts";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { useRetryFocus } from "#ui/controls/useRetryFocus.ts";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { FetchFailed } from "./FetchFailed.tsx";
import { ProfilRow } from "./ProfilRow.tsx";
import { ReservasjonForm } from "./ReservasjonForm.tsx";

/** Whether the customer gets documents on paper (spec: profil-24). */
export function ReservasjonRow() {
  const { t } = useTranslation("forsikringsprofil");
  const reservasjon = useQuery(reservasjonQuery());
  const { heading: labelRef, notePress } = useRetryFocus<HTMLElement>(hasFailed(reservasjon));
  const retry = () => {
    notePress();
    void reservasjon.refetch();
  };
  const label = t("papir");
  if (hasFailed(reservasjon))
    return (
      <ProfilRow label={label} labelRef={labelRef}>
        <FetchFailed text={t("papir.failed")} isRetrying={reservasjon.isFetching} onRetry={retry} />
      </ProfilRow>
    );
  if (reservasjon.data === undefined)
    return (
      <ProfilRow label={label} labelRef={labelRef}>
        <VisuallyHidden>{t("papir.loading")}</VisuallyHidden>
        <Skeleton shape="text" width="medium" />
      </ProfilRow>
    );
  const { hasReservasjon } = reservasjon.data;
  return (
    <ProfilRow
      label={label}
      labelRef={labelRef}
      edit={{
        label: t("papir.edit"),
        form: (close) => <ReservasjonForm hasReservasjon={hasReservasjon} onClose={close} />,
      }}
    >
      {t(hasReservasjon ? "papir.on" : "papir.off")}
    </ProfilRow>
  );
}
