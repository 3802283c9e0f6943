/**
 * What is fetched when. Every part that is not in the first scripts has one line here, under the name of its module.
 * The portal gets its parts from this table, and the build derives the groups of chunks from it
 * (`scripts/compile/chunkGroups.ts`), so this file imports modules only through `import()`. No part imports it: a part
 * names what it needs (`lazyPart`), and `main.tsx` hands the table over. `When` says what the times are.
 */
export const loading = {
  OversiktPage: { when: "firstPage", load: () => import("#app/pages/oversikt/OversiktPage.tsx") },

  AndreForsikringerPage: { when: "route", load: () => import("#app/pages/AndreForsikringerPage.tsx") },
  BetalingPage: { when: "route", load: () => import("#app/pages/BetalingPage.tsx") },
  ForsikringsprofilPage: { when: "route", load: () => import("#app/pages/ForsikringsprofilPage.tsx") },
  IkkeFunnetPage: { when: "route", load: () => import("#app/pages/feil/IkkeFunnetPage.tsx") },
  KjopsinngangerPage: { when: "route", load: () => import("#app/pages/KjopsinngangerPage.tsx") },
  LoggInnPage: { when: "route", load: () => import("#app/pages/LoggInnPage.tsx") },
  SkadesakerJumpPage: { when: "route", load: () => import("#app/pages/SkadesakerJumpPage.tsx") },
  TilbudPage: { when: "route", load: () => import("#app/pages/TilbudPage.tsx") },

  AvtalerProblems: { when: "overview", load: () => import("#features/avtaler/AvtalerProblems.tsx") },
  FetchedHint: { when: "overview", load: () => import("#app/frame/loading/FetchedHint.tsx") },
  OversiktSections: { when: "overview", load: () => import("#app/pages/oversikt/OversiktSections.tsx") },
  SystemproblemBanner: {
    when: "overview",
    load: () => import("#features/systemproblem/SystemproblemBanner.tsx"),
  },

  MobileMenuDrawer: { when: "idle", load: () => import("#app/frame/header/MobileMenuDrawer.tsx") },
  PageFooter: { when: "idle", load: () => import("#app/frame/footer/PageFooter.tsx") },
  PageTilbakemelding: { when: "idle", load: () => import("#app/pages/PageTilbakemelding.tsx") },
  PageToasts: { when: "idle", load: () => import("#app/frame/PageToasts.tsx") },
  SessionDialogs: { when: "idle", load: () => import("#features/session/SessionDialogs.tsx") },
  startErrorReports: { when: "idle", load: () => import("#app/startup/startErrorReports.ts") },
  BackgroundWork: { when: "idle", load: () => import("#app/frame/BackgroundWork.tsx") },

  AvtalerTools: { when: "demand", load: () => import("#features/avtaler/AvtalerTools.tsx") },
  AvtalerEmpty: { when: "demand", load: () => import("#features/avtaler/AvtalerEmpty.tsx") },
  BrokenUmbrellaIllustration: {
    when: "demand",
    load: () => import("#ui/graphics/illustrations/BrokenUmbrellaIllustration.tsx"),
  },
  FeilReport: { when: "demand", load: () => import("#app/pages/feil/FeilReport.ts") },
  LanguageChoice: { when: "demand", load: () => import("#app/frame/header/LanguageChoice.tsx") },
  SchemeChoice: { when: "demand", load: () => import("#app/frame/footer/SchemeChoice.tsx") },
  showCampaigns: { when: "demand", load: () => import("#app/startup/showCampaigns.ts") },
  mixpanelTransport: { when: "demand", load: () => import("#core/analytics/mixpanelTransport.ts") },
  FeilMedTelefonPage: { when: "demand", load: () => import("#app/startup/FeilMedTelefonPage.tsx") },
} as const;

type Table = typeof loading;

declare module "#app/frame/loading/parts.ts" {
  interface Parts extends Table {}
}

/**
 * React's renderer. It is fetched with the first scripts, but runs in a separate task: in one task with those scripts it
 * would delay the answer to a press.
 */
export const loadRenderer = () => import("react-dom/client");
