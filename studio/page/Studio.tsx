import { type ReactNode, useState } from "react";
import { Announcer } from "#ui/feedback/Announcer.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { GlobalStyle } from "#ui/theme/GlobalStyle.ts";
import { FailedMessage } from "./parts/FailedMessage.tsx";
import { PageMain } from "./parts/PageMain.ts";
import { StudioStyle } from "./parts/StudioStyle.ts";
import { baseId } from "#studio/document/StudioDocument.ts";
import { BasePage } from "./base/BasePage.tsx";
import { BrandsPage } from "./brands/BrandsPage.tsx";
import { ComparePage } from "./compare/ComparePage.tsx";
import { GlancePage } from "./glance/GlancePage.tsx";
import { HistoryPage } from "./history/HistoryPage.tsx";
import { NewBrandPage } from "./newBrand/NewBrandPage.tsx";
import { CompanyHome } from "./company/CompanyHome.tsx";
import { companyPlace, homeName } from "./companyPlace.ts";
import { LogPage } from "./company/LogPage.tsx";
import { ProposalPage } from "./company/ProposalPage.tsx";
import { SignedOutBar } from "./company/SignedOutBar.tsx";
import { CommandDialogs } from "./commands/CommandDialogs.tsx";
import { LeftOffer } from "./offers/LeftOffer.tsx";
import { Loading } from "./parts/Loading.tsx";
import { PageNav } from "./parts/PageNav.tsx";
import { isReadable } from "./readOnly/proposalAddress.ts";
import type { Route } from "./route.ts";
import { isUnknownDocument, type OpenedBrand, useOpenDocument } from "./session/useOpenDocument.ts";
import { baseApi } from "./studioApi.ts";
import { createWorkshopState } from "./state/createWorkshopState.ts";
import { WorkshopContext } from "./state/useWorkshop.ts";
import { text } from "./texts.ts";
import { BrandPage } from "./brand/BrandPage.tsx";

interface StudioProps {
  readonly route: Route;
}

/** The studio. Each page is loaded on its own, since nothing is lost between them. */
export function Studio({ route }: StudioProps) {
  const place = companyPlace();
  const [workshop] = useState(createWorkshopState);
  return (
    <WorkshopContext value={workshop}>
      <GlobalStyle />
      <StudioStyle />
      {/* Before the page: below it, it would make the page longer than the window. */}
      <Announcer />
      <LeftOffer />
      {place !== undefined && <SignedOutBar place={place} />}
      <Page route={route} />
    </WorkshopContext>
  );
}

function Page({ route }: StudioProps) {
  // Its bar says why there is nothing more, and where to go.
  if (!isReadable(route.page)) return <PageNav />;
  switch (route.page) {
    case "brand":
      return (
        <OneDocument id={route.id} route={route}>
          {(brand) => <BrandPage brand={brand} />}
        </OneDocument>
      );
    case "history":
      return (
        <OneDocument id={route.id} route={route}>
          {(brand) => <HistoryPage brand={brand} />}
        </OneDocument>
      );
    case "base":
      return (
        <OneDocument id={baseId} route={route} api={baseApi}>
          {(brand) => <BasePage brand={brand} />}
        </OneDocument>
      );
    case "brands":
      return <Home route={route} />;
    case "log":
      return <Log />;
    default: {
      const AboutBrands = pagesAboutBrands[route.page];
      return (
        <>
          <CommandDialogs route={route} />
          <AboutBrands />
        </>
      );
    }
  }
}

/** The first page of this host: a company's, a proposal's, or the list of brands. */
function Home({ route }: StudioProps) {
  const place = companyPlace();
  if (place !== undefined && place.proposal === undefined) return <CompanyHome place={place} />;
  if (place !== undefined && typeof place.proposal === "number")
    return <ProposalPage place={place} number={place.proposal} />;
  return (
    <>
      <CommandDialogs route={route} />
      <BrandsPage />
    </>
  );
}

function Log() {
  const place = companyPlace();
  return place === undefined ? <BrandsPage /> : <LogPage place={place} />;
}

const pagesAboutBrands = { glance: GlancePage, new: NewBrandPage, compare: ComparePage };

interface OneDocumentProps extends StudioProps {
  readonly id: string;
  readonly api?: typeof baseApi;
  /** The page of the document, when it is here. */
  readonly children: (brand: OpenedBrand) => ReactNode;
}

function OneDocument({ id, route, api, children }: OneDocumentProps) {
  const { data: brand, error } = useOpenDocument(id, api);
  return (
    <>
      <CommandDialogs route={route} brand={brand} />
      {brand === undefined ? <NotHere id={id} error={error} /> : children(brand)}
    </>
  );
}

/** A document that is on its way, or cannot be opened. */
function NotHere({ id, error }: { readonly id: string; readonly error: unknown }) {
  const isBase = id === baseId;
  const unknown = isBase ? text("base.missing") : text("failed.unknown", { id });
  if (error === null) return <Loading />;
  return (
    <>
      <PageNav />
      <PageMain data-narrow>
        <h1>{isBase ? text("base.title") : id}</h1>
        {isUnknownDocument(error) ? (
          <Message variant="error" title={unknown} action={<a href="/">{homeName()}</a>}>
            {text("failed.unknownText")}
          </Message>
        ) : (
          <FailedMessage />
        )}
      </PageMain>
    </>
  );
}
