import { useTranslation } from "react-i18next";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { KjopCards } from "#features/kjop/KjopCards.tsx";
import { KjopskategoriList } from "#features/kjop/KjopskategoriList.tsx";
import { Complaint } from "#features/rettigheter/Complaint.tsx";
import { ClosedNote } from "#core/page/ClosedNote.tsx";
import { useAwaitsClosed, useClosed } from "#core/page/closedParts.ts";
import { contactPhoneId } from "#core/navigation/scrollTargets.ts";
import { PortalSperrePage, useSperreTitle } from "#features/sperrer/PortalSperrePage.tsx";
import { Loader } from "#ui/feedback/Loader.tsx";
import { PageBody } from "#ui/layout/PageBody.ts";
import { usePhone } from "#app/frame/useKontakt.ts";
import { useShownTitle } from "#app/frame/useShownTitle.ts";
import { FeilReport } from "./feil/FeilReport.ts";
import { PageHead } from "./PageHead.tsx";
import { useKjopssperre } from "./useKjopssperre.ts";
import { useShownInnganger } from "./useShownInnganger.ts";

/** /kjopsinnganger (spec: portal-13). */
export function KjopsinngangerPage() {
  const { t: tSkall } = useTranslation("skall");
  const { t: tFelles } = useTranslation("felles");
  const sperreTitle = useSperreTitle();
  const phone = usePhone();
  const shown = useShownInnganger();
  const isAwaited = useAwaitsClosed();
  const isClosed = useClosed("kjop") !== undefined;
  const sperre = useKjopssperre();
  const { rights } = useTenant();
  const isBlocked = sperre !== undefined && sperre !== "pending";
  useShownTitle(isBlocked ? sperreTitle(sperre) : tSkall("title.kjop"));
  if (sperre === "pending") return undefined;
  // The block page is in the place of the entrances (spec: kjop-14).
  if (isBlocked)
    return (
      <>
        <PortalSperrePage
          type={sperre}
          contactHref={`#${contactPhoneId}`}
          phone={phone}
          complaint={rights?.complaint && <Complaint />}
        />
        <FeilReport type={sperre} />
      </>
    );
  return (
    <>
      <PageHead texts="kjop" />
      <PageBody>
        {isAwaited ? (
          <Loader text={tFelles("loading")} fullScreen />
        ) : (
          <>
            {isClosed ? <ClosedNote part="kjop" /> : <KjopskategoriList shown={shown} />}
            <KjopCards />
          </>
        )}
      </PageBody>
    </>
  );
}
