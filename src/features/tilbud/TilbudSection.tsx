import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { ClosedNote } from "#core/page/ClosedNote.tsx";
import { useClosed } from "#core/page/closedParts.ts";
import { SlowAnswer } from "#core/query/SlowAnswer.tsx";
import { PageBody } from "#ui/layout/PageBody.ts";
import { Stack } from "#ui/layout/Stack.ts";
import { useRetryFocus } from "#ui/controls/useRetryFocus.ts";
import { TilbudEmpty } from "./TilbudEmpty.tsx";
import { TilbudHead } from "./TilbudHead.tsx";
import { TilbudList } from "./TilbudList.tsx";
import { TilbudNotices } from "./TilbudNotices.tsx";
import { TilbudSkeleton } from "./TilbudSkeleton.tsx";
import { useTilbud } from "./useTilbud.ts";

interface TilbudSectionProps {
  /** Address of the contact details on the page, for example `#kontakt-telefon`. */
  readonly contactHref: string;
  /** Content below the offers. */
  readonly children: ReactNode;
}

/** The saved offers with the page's title, which depends on whether there are any (spec: tilbud-5). */
export function TilbudSection({ contactHref, children }: TilbudSectionProps) {
  const { t } = useTranslation("tilbud");
  const { view, answer } = useTilbud();
  const { isRetrying, retry } = answer;
  const isClosed = useClosed("tilbud") !== undefined;
  const titleId = useId();
  const hasFailure =
    answer.status === "slow" || view.status === "failed" || (view.status === "list" && view.notices.length > 0);
  const { heading: title, notePress } = useRetryFocus(hasFailure);
  const onRetry = () => {
    notePress();
    retry();
  };
  const hasTilbud = view.status === "list" && view.rows.length > 0;
  const known = view.status === "loading" || view.status === "empty" ? view.status : "noneShown";
  const headStatus = hasTilbud ? "some" : known;

  const body = (): ReactNode => {
    switch (view.status) {
      case "loading":
        return (
          <>
            <SlowAnswer answers={[answer]} onRetry={notePress}>
              {t("slow")}
            </SlowAnswer>
            <TilbudSkeleton loading={t("loading")} />
          </>
        );
      case "failed":
        return <TilbudNotices notices={["failed"]} isRetrying={isRetrying} onRetry={onRetry} />;
      case "empty":
        return <TilbudEmpty />;
      case "list":
        return (
          <>
            <TilbudNotices notices={view.notices} isRetrying={isRetrying} onRetry={onRetry} />
            {hasTilbud && <ClosedNote part={isClosed ? "tilbud" : "kjop"} />}
            {hasTilbud ? (
              <TilbudList rows={view.rows} title={title} contactHref={contactHref} />
            ) : (
              <p>{t("noneFound")}</p>
            )}
          </>
        );
    }
  };

  return (
    <>
      <TilbudHead titleId={titleId} titleRef={title} status={headStatus} />
      <PageBody>
        <Stack as="section" data-gap="2" aria-labelledby={titleId}>
          {body()}
        </Stack>
        {children}
      </PageBody>
    </>
  );
}
