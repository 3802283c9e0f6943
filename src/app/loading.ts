/**
 * When the code of a part is fetched:
 * - `firstPage`: at once. index.html names its chunks.
 * - `route`: when its route is first shown.
 * - `agreements`: on the overview, when the customer's agreements have been answered.
 * - `idle`: when the page is idle, or before that when it is wanted.
 * - `demand`: when something asks for it.
 */
export type When = "firstPage" | "route" | "agreements" | "idle" | "demand";

interface Part {
  readonly when: When;
  /** Fetches the module and picks its main export, which has the name of the part. */
  readonly load: () => Promise<unknown>;
}

/**
 * What is fetched when. Every part that is not in the first scripts has one line here, under the name of its module. The portal gets its
 * parts from this table, and the build derives the groups of chunks from it (`scripts/compile/chunkGroups.ts`), so this file imports
 * modules only through `import()`.
 */
export const loading = {
  OversiktPage: {
    when: "firstPage",
    load: async () => (await import("#app/pages/OversiktPage.tsx")).OversiktPage,
  },

  AndreForsikringerPage: {
    when: "route",
    load: async () => (await import("#app/pages/AndreForsikringerPage.tsx")).AndreForsikringerPage,
  },
  BetalingPage: {
    when: "route",
    load: async () => (await import("#app/pages/BetalingPage.tsx")).BetalingPage,
  },
  ForsikringsprofilPage: {
    when: "route",
    load: async () => (await import("#app/pages/ForsikringsprofilPage.tsx")).ForsikringsprofilPage,
  },
  IkkeFunnetPage: {
    when: "route",
    load: async () => (await import("#app/pages/IkkeFunnetPage.tsx")).IkkeFunnetPage,
  },
  KjopsinngangerPage: {
    when: "route",
    load: async () => (await import("#app/pages/KjopsinngangerPage.tsx")).KjopsinngangerPage,
  },
  LoggInnPage: {
    when: "route",
    load: async () => (await import("#app/pages/LoggInnPage.tsx")).LoggInnPage,
  },
  SkadesakerJumpPage: {
    when: "route",
    load: async () => (await import("#app/pages/SkadesakerJumpPage.tsx")).SkadesakerJumpPage,
  },
  TilbudPage: {
    when: "route",
    load: async () => (await import("#app/pages/TilbudPage.tsx")).TilbudPage,
  },

  HintTooltip: {
    when: "agreements",
    load: async () => (await import("#ui/overlay/tooltip/HintTooltip.tsx")).HintTooltip,
  },
  OversiktSections: {
    when: "agreements",
    load: async () => (await import("#app/pages/OversiktSections.tsx")).OversiktSections,
  },

  FooterAndToasts: {
    when: "idle",
    load: async () => (await import("#app/frame/FooterAndToasts.tsx")).FooterAndToasts,
  },
  MobileMenuDrawer: {
    when: "idle",
    load: async () => (await import("#app/frame/header/MobileMenuDrawer.tsx")).MobileMenuDrawer,
  },
  PageTilbakemelding: {
    when: "idle",
    load: async () => (await import("#app/pages/PageTilbakemelding.tsx")).PageTilbakemelding,
  },
  SessionTimeout: {
    when: "idle",
    load: async () => (await import("#features/session/SessionTimeout.tsx")).SessionTimeout,
  },
  startErrorReports: {
    when: "idle",
    load: async () => (await import("#app/startup/startErrorReports.ts")).startErrorReports,
  },

  BrokenUmbrellaIllustration: {
    when: "demand",
    load: async () =>
      (await import("#ui/graphics/illustrations/BrokenUmbrellaIllustration.tsx")).BrokenUmbrellaIllustration,
  },
  EmptyFolderIllustration: {
    when: "demand",
    load: async () => (await import("#ui/graphics/illustrations/EmptyFolderIllustration.tsx")).EmptyFolderIllustration,
  },
  FeilReport: {
    when: "demand",
    load: async () => (await import("#app/pages/FeilReport.ts")).FeilReport,
  },
  mixpanelTransport: {
    when: "demand",
    load: async () => (await import("#core/analytics/mixpanelTransport.ts")).mixpanelTransport,
  },
} as const satisfies Record<string, Part>;
