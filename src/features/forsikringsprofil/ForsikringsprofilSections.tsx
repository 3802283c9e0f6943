import { type ReactNode, useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { ClosedNote } from "#core/page/ClosedNote.tsx";
import { useAwaitsClosed } from "#core/page/closedParts.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { formatFodselsnummer } from "#domain/kunde/fodselsnummer.ts";
import { Card } from "#ui/layout/card/Card.ts";
import { Loader } from "#ui/feedback/Loader.tsx";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { MainAndAside } from "#ui/layout/MainAndAside.tsx";
import { Stack } from "#ui/layout/Stack.ts";
import { SlowAnswer } from "#core/query/SlowAnswer.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { useRetryFocus } from "#ui/controls/useRetryFocus.ts";
import { AdresseRow } from "./adresse/AdresseRow.tsx";
import { FetchFailed } from "./FetchFailed.tsx";
import { KontaktRow } from "./kontakt/KontaktRow.tsx";
import { ProfilRow } from "./ProfilRow.tsx";
import { isKeptBySkade, type Profilkunde } from "./profilkunde.ts";
import { ReservasjonRow } from "./reservasjon/ReservasjonRow.tsx";
import { SamtykkeSection } from "./samtykke/SamtykkeSection.tsx";
import { useProfilkunde } from "./useProfilkunde.ts";

interface ForsikringsprofilSectionsProps {
  /** Leads to the online bank, for customers who have their consents there; nothing: no link. */
  readonly onlineBankLink: ReactNode;
}

/** The contact details, in the order of their rows. */
const kontaktfelt = ["mobil", "epost"] as const;

/** The rows about who the customer is, and how to reach the customer. */
function KundeRows({ skadekunde, kontakt }: Extract<Profilkunde, { status: "known" }>) {
  const { t } = useTranslation("forsikringsprofil");
  const { t: tFelles } = useTranslation("felles");
  const kundenummer = skadekunde?.niceKundenummer;
  return (
    <>
      {skadekunde?.navn?.trim() && (
        <ProfilRow label={t("navn")}>
          <bdi>{skadekunde.navn.trim()}</bdi>
        </ProfilRow>
      )}
      <ProfilRow label={t("ssn")}>{skadekunde?.ssn ? formatFodselsnummer(skadekunde.ssn) : t("missing")}</ProfilRow>
      <AdresseRow hasKundenummer={isKeptBySkade(skadekunde)} />
      {kontakt.status === "loading" &&
        kontaktfelt.map((felt) => (
          <ProfilRow key={felt} label={t(felt)}>
            <VisuallyHidden>{tFelles("loading")}</VisuallyHidden>
            <Skeleton shape="text" width="medium" />
          </ProfilRow>
        ))}
      {kontakt.status === "known" && (
        <>
          <KontaktRow felt="mobil" kontakt={kontakt} kundenummer={kundenummer} />
          <KontaktRow felt="epost" kontakt={kontakt} kundenummer={kundenummer} />
        </>
      )}
    </>
  );
}

/** The insurance profile: identity, contact details, paper, consents (spec: profil-3). */
export function ForsikringsprofilSections({ onlineBankLink }: ForsikringsprofilSectionsProps) {
  const { t } = useTranslation("forsikringsprofil");
  const { t: tFelles } = useTranslation("felles");
  const { profile } = useTenant();
  const { kunde, answers, isRetrying, retry } = useProfilkunde();
  const headingId = useId();
  const hasFailure = kunde.status === "failed" || (kunde.status === "known" && kunde.kontakt.status === "failed");
  const isSlow = answers.some(({ status }) => status === "slow");
  const { heading, notePress } = useRetryFocus(hasFailure || isSlow);
  const onRetry = () => {
    notePress();
    retry();
  };

  const isAwaited = useAwaitsClosed();
  const isLoading = isAwaited || (kunde.status === "loading" && !isSlow);
  // Screen readers do not read a loader that is on the page from the beginning: the page's announcer says its text.
  useEffect(() => {
    if (isLoading) announcements.announce(tFelles("loading"));
    return () => announcements.announce("");
  }, [isLoading, tFelles]);

  if (isLoading) return <Loader text={tFelles("loading")} fullScreen />;
  const skadekunde = kunde.status === "known" ? kunde.skadekunde : undefined;
  return (
    <MainAndAside>
      {skadekunde?.isBankkunde && (
        <Message variant="info" action={onlineBankLink} data-place="aside">
          {t("bankkunde")}
        </Message>
      )}
      <Stack as="section" aria-labelledby={headingId}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {t("details")}
        </h2>
        <ClosedNote part="profil" />
        <SlowAnswer answers={answers} onRetry={notePress}>
          {t(kunde.status === "loading" ? "slow" : "contact.slow")}
        </SlowAnswer>
        {hasFailure && (
          <FetchFailed
            text={t(kunde.status === "failed" ? "failed" : "contact.fetchFailed")}
            isRetrying={isRetrying}
            onRetry={onRetry}
          >
            {t("failed.text")}
          </FetchFailed>
        )}
        <Card>
          <RowList>
            {kunde.status === "known" && <KundeRows {...kunde} />}
            <ReservasjonRow />
            {skadekunde?.isLoMedlem !== undefined && profile.loMemberRow && (
              <ProfilRow label={t("medlem")}>{t(skadekunde.isLoMedlem ? "yes" : "no")}</ProfilRow>
            )}
          </RowList>
        </Card>
      </Stack>
      {(kunde.status === "failed" || (skadekunde && skadekunde.isBankkunde === undefined)) && (
        <Stack as="section" aria-labelledby={`${headingId}samtykke`} data-place="aside">
          <h2 id={`${headingId}samtykke`}>{t("samtykke")}</h2>
          <Message variant="info">
            {t(kunde.status === "failed" ? "samtykke.withoutCustomer" : "samtykke.unknownPlace")}
          </Message>
        </Stack>
      )}
      {skadekunde?.isBankkunde === false && (
        <div data-place="aside">
          <SamtykkeSection skadekunde={skadekunde} />
        </div>
      )}
    </MainAndAside>
  );
}

const RowList = styled.dl`
  margin-block: -1rem;
`;
