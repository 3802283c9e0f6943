import { useTranslation } from "react-i18next";
import { reservasjonQuery } from "#api/samtykke.ts";
import { SlowAnswer } from "#core/query/SlowAnswer.tsx";
import { useAnswer } from "#core/query/useAnswer.ts";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { useRetryFocus } from "#ui/controls/useRetryFocus.ts";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { FetchFailed } from "../FetchFailed.tsx";
import { ProfilRow } from "../ProfilRow.tsx";
import { ReservasjonForm } from "./ReservasjonForm.tsx";

/** Whether the customer gets documents on paper (spec: profil-24). */
export function ReservasjonRow() {
  const { t } = useTranslation("forsikringsprofil");
  const reservasjon = useAnswer(reservasjonQuery());
  const { heading: labelRef, notePress } = useRetryFocus<HTMLElement>(
    reservasjon.status === "failed" || reservasjon.status === "slow",
  );
  const retry = () => {
    notePress();
    reservasjon.retry();
  };
  const label = t("papir");
  if (reservasjon.status === "failed")
    return (
      <ProfilRow label={label} labelRef={labelRef}>
        <FetchFailed text={t("papir.failed")} isRetrying={reservasjon.isRetrying} onRetry={retry} />
      </ProfilRow>
    );
  if (reservasjon.data === undefined)
    return (
      <ProfilRow label={label} labelRef={labelRef}>
        <VisuallyHidden>{t("papir.loading")}</VisuallyHidden>
        <Skeleton shape="text" width="medium" />
        <SlowAnswer answers={[reservasjon]} onRetry={notePress}>
          {t("papir.slow")}
        </SlowAnswer>
      </ProfilRow>
    );
  const { hasReservasjon } = reservasjon.data;
  if (hasReservasjon === undefined)
    return (
      <ProfilRow label={label} labelRef={labelRef}>
        {t("unknown")}
      </ProfilRow>
    );
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
