import { type MouseEvent, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { useLocation } from "react-router-dom";
import { contentId } from "#contract/pageElements.ts";
import { useIsHydrating } from "#core/page/DrawnAvtaler.ts";
import { loading } from "#app/loading.ts";
import { useSession } from "#core/session/SessionContext.tsx";
import { Announcer } from "#ui/feedback/Announcer.tsx";
import { SkipLink } from "#ui/controls/SkipLink.ts";
import { ErrorBoundary } from "./loading/ErrorBoundary.tsx";
import { idlePart, lazyPart } from "./loading/lazyPart.tsx";
import { Header } from "./header/Header.tsx";
import { MainRegion } from "./shell/MainRegion.ts";
import { PageLoading } from "./shell/PageLoading.tsx";
import { contactPhoneId } from "#core/navigation/scrollTargets.ts";

const PageFooter = idlePart(loading.PageFooter);
/** The notices of every page. */
export const PageNotices = lazyPart(loading.PageNotices, { missing: "optional" });
const PageToasts = idlePart(loading.PageToasts);
const BackgroundWork = idlePart(loading.BackgroundWork, { missing: "over" });

interface LayoutProps {
  /** Shown instead of a page that has thrown. */
  readonly errorPage: ReactNode;
  readonly children: ReactNode;
}

/** Header and footer around every page. They stay when the page throws. */
export function Layout({ errorPage, children }: LayoutProps) {
  const { t } = useTranslation("skall");
  const { t: tFelles } = useTranslation("felles");
  const { pathname, hash } = useLocation();
  const { status } = useSession();
  const isHydrating = useIsHydrating();
  const isContactWanted = !isHydrating && hash === `#${contactPhoneId}`;
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
      {/*
        A press on a link to the contact details fetches the footer at once; until it is there, its place says that it
        comes. The login page fetches it at once too, so that the cookie question can be answered there.
      */}
      <PageFooter
        isWanted={isContactWanted || (!isHydrating && status === "loggedOut")}
        place={
          <FooterPlace id={contactPhoneId} tabIndex={-1}>
            {isContactWanted && tFelles("loading")}
          </FooterPlace>
        }
      />
      {!isHydrating && (
        // Without notices the page is as always.
        <ErrorBoundary fallback={undefined}>
          <PageNotices />
        </ErrorBoundary>
      )}
      <PageToasts />
      <BackgroundWork />
      <Announcer />
    </>
  );
}

/** About as high as the footer, and of its colour. */
const FooterPlace = styled.div`
  min-height: 20rem;
  padding: ${theme.space[3]} ${theme.space[2]};
  background: ${theme.color.footer};
  color: ${theme.color.onFooter};

  @media print {
    display: none;
  }
`;
