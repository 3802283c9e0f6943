/** Uses of something young that are known to have a way round. */
interface AcceptedUse {
  /** A file or folder of ours (`src/ui/overlay/topLayer.ts`), or a package whose code is in the chunks. */
  readonly where: string;
  /** As the linter names them: `window.requestIdleCallback`, `.showPopover`. */
  readonly features: readonly string[];
  /** What happens in a browser without them. */
  readonly reason: string;
}

/**
 * What `house/no-young-platform` finds, in `src` and in the finished chunks, and does not refuse. Each entry is needed:
 * `youngUses.test.ts` fails when nothing is found for it.
 */
export const acceptedFeatures: readonly AcceptedUse[] = [
  {
    where: "src/ui/overlay/topLayer.ts",
    features: [".popover", ".showPopover", ".hidePopover"],
    reason: "Asks for showPopover first. Without it the styles alone place the element.",
  },
  {
    where: "src/app/frame/loading/useWhenIdle.ts",
    features: ["window.requestIdleCallback", "window.cancelIdleCallback"],
    reason: "Asks for the first one before it uses either. Without them a timer decides when the page is idle.",
  },
  {
    where: "src/ui/overlay/menu/MenuRow.tsx",
    features: [".movementX"],
    reason: "Of a mouse. Where it is undefined, the items on the way to an open submenu open theirs.",
  },
  {
    where: "src/ui/overlay/menu/MenuRow.tsx",
    features: [".role"],
    reason: "Our own: a property of a row.",
  },
  {
    where: "src/core/errorReporting/reportViolations.ts",
    features: ["ReportingObserver"],
    reason: "Asks for it first. Without it violations are reported from when the reporter has started.",
  },
  {
    where: "src",
    features: ["document.prerendering"],
    reason: "Where it is undefined, the page has been asked for.",
  },
  {
    where: "src",
    features: [".address", ".drop", ".variant"],
    reason: "Our own: the address of a link, the emptying of the kept cache, the look of a badge.",
  },
  {
    where: "react-dom",
    features: ["navigation", "navigation.transition", "navigation.currentEntry", "navigation.navigate"],
    reason: "Inside `if (typeof navigation === 'object')`.",
  },
  {
    where: "react-dom",
    features: ["navigator.connection"],
    reason: "Behind `navigator.connection &&`.",
  },
  {
    where: "react-dom",
    features: [".startViewTransition"],
    reason: "In a `try` whose `catch` shows the change at once; and only for <ViewTransition>, which we do not have.",
  },
  {
    where: "scheduler",
    features: ["setImmediate"],
    reason: "Behind `typeof setImmediate`. Browsers have a MessageChannel.",
  },
  {
    where: "i18next",
    features: [".getTextInfo"],
    reason: "Behind a test for it, and in `dir()`, which we do not call.",
  },
  {
    where: "styled-components",
    features: [".getName"],
    reason: "Its own: the name of keyframes.",
  },
  {
    where: "mixpanel-browser",
    features: [".toArray", ".union"],
    reason: "Its own: a function of its collection, and a property of a profile.",
  },
  {
    where: "web-vitals",
    features: ["PerformanceEventTiming", "window.PerformanceEventTiming"],
    reason: "Asks for it first. Without it nothing is measured.",
  },
  {
    where: "web-vitals",
    features: ["document.prerendering", "document.wasDiscarded"],
    reason: "Read as conditions: undefined is as good as false.",
  },
  {
    where: "@sentry/core",
    features: ["URL.canParse"],
    reason: "Behind `'canParse' in URL`.",
  },
  {
    where: "@sentry/replay",
    features: [".lock", ".unlock"],
    reason: "Its own: the recorder's buffers.",
  },
];

/** Whether a use in a file of ours is accepted. */
export const isAcceptedIn = (path: string, feature: string): boolean =>
  acceptedFeatures.some(
    ({ where, features }) => (path === where || path.startsWith(`${where}/`)) && features.includes(feature),
  );
