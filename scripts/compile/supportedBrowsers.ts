/** A browser, and the oldest version of it in which the portal works. */
interface SupportedBrowser {
  /** For readers: the table in the README. */
  readonly name: string;
  readonly version: string;
  /** Its ids in `@mdn/browser-compat-data`. */
  readonly ids: readonly [Id, ...Id[]];
  /** What the bundler calls it. Undefined: it is built on the Chromium of a browser above. */
  readonly target?: "safari" | "ios" | "chrome" | "edge" | "firefox";
}

type Id =
  | "safari"
  | "safari_ios"
  | "chrome"
  | "chrome_android"
  | "webview_android"
  | "edge"
  | "firefox"
  | "firefox_android"
  | "samsunginternet_android";

/**
 * The browsers that the portal supports (docs/decisions/0057-supported-browsers.md): the target of every build, the
 * table in the README, what the linter refuses, and what the journey takes away. Raised on purpose, never by an update
 * of a package.
 */
export const supportedBrowsers: readonly SupportedBrowser[] = [
  { name: "Safari on a Mac", version: "16.4", ids: ["safari"], target: "safari" },
  { name: "Every browser on iPhone and iPad", version: "16.4", ids: ["safari_ios"], target: "ios" },
  {
    name: "Chrome, and Android's WebView",
    version: "111",
    ids: ["chrome", "chrome_android", "webview_android"],
    target: "chrome",
  },
  { name: "Edge", version: "111", ids: ["edge"], target: "edge" },
  { name: "Firefox", version: "115", ids: ["firefox", "firefox_android"], target: "firefox" },
  { name: "Samsung Internet", version: "22", ids: ["samsunginternet_android"] },
];

/** What every build compiles for: newer syntax is written in another way. */
export const buildTargets: string[] = supportedBrowsers.flatMap(({ target, version }) =>
  target === undefined ? [] : [target + version],
);
