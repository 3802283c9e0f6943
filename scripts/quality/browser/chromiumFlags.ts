/**
 * What Playwright turns off in Chromium. Chromium takes the last `--disable-features` only, so ours repeats Playwright's
 * list (`--disable-features` in `playwright-core`): compare them when Playwright is updated.
 */
const disabledByPlaywright = [
  "AimEnabled",
  "AutoDeElevate",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "BlockOriginHeaderModificationOnRedirect",
  "DestroyProfileOnBrowserClose",
  "DialMediaRouteProvider",
  "GlobalMediaControls",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "Translate",
  "msEdgeUpdateLaunchServicesPreferredVersion",
  "msForceBrowserSignIn",
];

/**
 * The suggestions of the address field. Chromium 156 loads two pages for them in each new window, while the page that is
 * tested loads. They took as much of the processor as the portal until its first paint, which came after 640 ms instead
 * of 430 on the slow phone of `npm run bench -- paint`.
 */
const addressField = ["WebUIOmniboxAimPopup", "WebUIOmniboxPopup"];

/** How Chromium is started in tests and benches: no first-run pages, no background calls, no sandbox in containers. */
export const chromiumFlags: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...disabledByPlaywright, ...addressField].join(",")}`,
];

/**
 * How Chromium is started where many pages are opened and none stays long: also without V8's optimising compilers. They
 * run beside the page, and what they make of its code is thrown away with the page, before it has repaid the work. A
 * program means the same in V8's other tiers. Benches, which measure what customers wait for, have them.
 */
export const manyPagesFlags: readonly string[] = [...chromiumFlags, "--js-flags=--no-opt --no-maglev"];
