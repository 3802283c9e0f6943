import { type MouseEvent, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { contentId } from "#contract/pageElements.ts";
import { useIsHydrating } from "#core/drawing/DrawnAvtaler.ts";
import { useSession } from "#core/session/useSession.ts";
import { Announcer } from "#ui/feedback/Announcer.tsx";
import { SkipLink } from "#ui/controls/SkipLink.ts";
import { ErrorBoundary } from "./loading/ErrorBoundary.tsx";
import { idlePart } from "./loading/lazyPart.tsx";
import { Header } from "./header/Header.tsx";
import { MainRegion, useVisibleMain } from "./shell/MainRegion.ts";
import { PageLoading } from "./shell/PageLoading.tsx";
import { contactPhoneId } from "#core/navigation/scrollTargets.ts";

const PageFooter = idlePart("PageFooter");
const PageToasts = idlePart("PageToasts", { isQuiet: true });
const BackgroundWork = idlePart("BackgroundWork", { isQuiet: true });

interface LayoutProps {
  /** Shown instead of a page that has thrown. */
  readonly errorPage: ReactNode;
  readonly children: ReactNode;
}

/** Header and footer around every page. They stay when the page throws. */
export function Layout({ errorPage, children }: LayoutProps) {
  const { t } = useTranslation("skall");
  const { pathname, hash } = useLocation();
  const { status } = useSession();
  const isHydrating = useIsHydrating();
  useVisibleMain();
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(contentId)?.focus();
  };
  return (
    <>
      <SkipLink href={`#${contentId}`} onClick={skip}>
        {t("skipLink")}
      </SkipLink>
      <Header />
      <MainRegion>
        {status === "loading" ? (
          <PageLoading />
        ) : (
          <ErrorBoundary key={pathname} fallback={errorPage}>
            <Suspense fallback={<PageLoading />}>{children}</Suspense>
          </ErrorBoundary>
        )}
      </MainRegion>
      {/* A link to the contact details does not wait for them, and no login for the cookie question. */}
      <PageFooter isWanted={!isHydrating && (hash === `#${contactPhoneId}` || status === "loggedOut")} />
      <PageToasts />
      <BackgroundWork />
      <Announcer />
    </>
  );
}
