/**
 * When the code of a part is fetched:
 * - `firstPage`: at once. index.html names its chunks.
 * - `route`: when its route is first shown, or when a link to it is about to be pressed (`usePrefetch.ts`).
 * - `overview`: on the overview, when its code has been fetched. It does not wait for an answer.
 * - `idle`: when the page is idle, or before that when it is wanted.
 * - `demand`: when something asks for it.
 */
type When = "firstPage" | "route" | "overview" | "idle" | "demand";

/** Code that is not in the first scripts: a component, or a function. */
export interface Part<Main, Time extends When = When> {
  readonly when: Time;
  readonly load: () => Promise<Main>;
}

const part = <Main, Time extends When>(when: Time, load: () => Promise<Main>): Part<Main, Time> => ({ when, load });

/**
 * What is fetched when. Every part that is not in the first scripts has one line here, under the name of its module.
 * Components show it through `lazyPart` and `idlePart`, and the build derives the groups of chunks from these lines
 * (`scripts/compile/chunkGroups.ts`). So this file imports only through `import()`, and no other module of ours does.
 */
export const loading = {
  OversiktPage: part("firstPage", async () => (await import("#app/pages/oversikt/OversiktPage.tsx")).OversiktPage),

  AndreForsikringerPage: part(
    "route",
    async () => (await import("#app/pages/AndreForsikringerPage.tsx")).AndreForsikringerPage,
  ),
  BetalingPage: part("route", async () => (await import("#app/pages/BetalingPage.tsx")).BetalingPage),
  ForsikringsprofilPage: part(
    "route",
    async () => (await import("#app/pages/ForsikringsprofilPage.tsx")).ForsikringsprofilPage,
  ),
  IkkeFunnetPage: part("route", async () => (await import("#app/pages/feil/IkkeFunnetPage.tsx")).IkkeFunnetPage),
  KjopsinngangerPage: part("route", async () => (await import("#app/pages/KjopsinngangerPage.tsx")).KjopsinngangerPage),
  LoggInnPage: part("route", async () => (await import("#app/pages/LoggInnPage.tsx")).LoggInnPage),
  SkadesakerJumpPage: part("route", async () => (await import("#app/pages/SkadesakerJumpPage.tsx")).SkadesakerJumpPage),
  TilbudPage: part("route", async () => (await import("#app/pages/TilbudPage.tsx")).TilbudPage),

  AvtalerProblems: part(
    "overview",
    async () => (await import("#features/avtaler/AvtalerProblems.tsx")).AvtalerProblems,
  ),
  OversiktSections: part(
    "overview",
    async () => (await import("#app/pages/oversikt/OversiktSections.tsx")).OversiktSections,
  ),
  SystemproblemBanner: part(
    "overview",
    async () => (await import("#features/systemproblem/SystemproblemBanner.tsx")).SystemproblemBanner,
  ),

  MobileMenuDrawer: part("idle", async () => (await import("#app/frame/header/MobileMenuDrawer.tsx")).MobileMenuDrawer),
  PageFooter: part("idle", async () => (await import("#app/frame/footer/PageFooter.tsx")).PageFooter),
  PageTilbakemelding: part("idle", async () => (await import("#app/pages/PageTilbakemelding.tsx")).PageTilbakemelding),
  PageToasts: part("idle", async () => (await import("#app/frame/PageToasts.tsx")).PageToasts),
  SessionDialogs: part("idle", async () => (await import("#features/session/SessionDialogs.tsx")).SessionDialogs),
  startErrorReports: part("idle", async () => (await import("#app/startup/startErrorReports.ts")).startErrorReports),
  BackgroundWork: part("idle", async () => (await import("#app/frame/BackgroundWork.tsx")).BackgroundWork),

  AvtalerTools: part("demand", async () => (await import("#features/avtaler/AvtalerTools.tsx")).AvtalerTools),
  AvtalerEmpty: part("demand", async () => (await import("#features/avtaler/AvtalerEmpty.tsx")).AvtalerEmpty),
  BrokenUmbrellaIllustration: part(
    "demand",
    async () => (await import("#ui/graphics/illustrations/BrokenUmbrellaIllustration.tsx")).BrokenUmbrellaIllustration,
  ),
  Complaint: part("demand", async () => (await import("#features/rettigheter/Complaint.tsx")).Complaint),
  FeilReport: part("demand", async () => (await import("#app/pages/feil/FeilReport.ts")).FeilReport),
  LanguageChoice: part("demand", async () => (await import("#app/frame/header/LanguageChoice.tsx")).LanguageChoice),
  PageNotices: part("demand", async () => (await import("#app/frame/PageNotices.tsx")).PageNotices),
  SchemeChoice: part("demand", async () => (await import("#app/frame/footer/SchemeChoice.tsx")).SchemeChoice),
  showCampaigns: part("demand", async () => (await import("#app/startup/showCampaigns.ts")).showCampaigns),
  mixpanelTransport: part(
    "demand",
    async () => (await import("#core/analytics/mixpanelTransport.ts")).mixpanelTransport,
  ),
};

/**
 * React's renderer. It is fetched with the first scripts, but runs in a separate task: in one task with those scripts it
 * would delay the answer to a press.
 */
export const loadRenderer = () => import("react-dom/client");
