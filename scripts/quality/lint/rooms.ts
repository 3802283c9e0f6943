/** A folder and what its files may import. The rule `house/walls` reads the table below. */
export interface Room {
  /**
   * Folder, or one file, from the root of the repository. A file belongs to the room with the longest matching path.
   */
  readonly path: string;
  /** Rooms that its files may import from: only rooms further down the table. */
  readonly imports: readonly string[];
  /** Packages that its files must not import, and why. */
  readonly without?: { readonly packages: RegExp; readonly reason: string };
  /** Whether each folder inside it is a room of its own, with the same imports. Those rooms never import each other. */
  readonly isSplit?: boolean;
  /** Whether it is of the tests: what is listed covers all rooms inside it. */
  readonly isOfTests?: boolean;
  /** Whether its files import only through `import()`, and may therefore import rooms further up the table. */
  readonly isLazy?: boolean;
}

const buildTools = /^(zod|node:.*|vite|@playwright\/.*)$/;
const inBundle = { packages: buildTools, reason: "Tools of the build stay out of the customer's bundle." };
const pure = {
  packages: /^(zod|node:.*|react.*|styled-components|@tanstack\/.*|i18next)$/,
  reason: "Rules are pure functions: no React, no Node.",
};
const viaProps = {
  packages: /^(zod|node:.*|react-router.*|@tanstack\/.*|.*i18next)$/,
  reason: "A primitive or widget receives its texts, data and links as props.",
};
const agreed = {
  packages: /^(?!zod$)/,
  reason:
    "The contract is used by every tool and by the bundle: it imports no package (descriptor/ alone imports zod).",
};

const data = ["locales", "themes"];
const tested = ["src", "gallery", "scripts", ...data];
/** The files of the contract that know nothing of portal and brand, so that the widgets' package may have them. */
const plain = ["src/contract/basePath.ts", "src/contract/cookieAttributes.ts", "src/contract/fillText.ts"];
const tools = ["scripts/command", "scripts/files", "scripts/shared"];
const core = ["src/core", "src/answers", "src/domain", "src/widgets", "src/ui", "src/contract", "themes"];
const features = ["src/features", "src/api", ...core];
const app = ["src/app/frame", "src/app/loading.ts", ...features];
const brands = ["scripts/brands", "scripts/findings", "src/contract", ...tools, ...data];
const stamp = ["scripts/stamp", "scripts/fonts", "scripts/compile", "src/domain", ...brands];
const release = ["scripts/release", "scripts/leaks", "scripts/checks", ...stamp];
const deploy = ["scripts/deploy", ...release];
const widgets = [
  "scripts/widgets",
  "src/ui",
  "scripts/serve",
  "scripts/fonts",
  "scripts/compile",
  "scripts/leaks",
  ...brands,
];
const serve = ["scripts/serve", "scripts/simulator", "scripts/api", ...release];

/** Every room, from the top down: imports only point down (docs/architecture.md). */
export const rooms: readonly Room[] = [
  { path: "studio/test", imports: ["tests/support", "studio", ...tested], isOfTests: true },
  { path: "tests", imports: ["tests/support", ...tested], isOfTests: true },

  {
    path: "gallery",
    imports: ["src/app/pages", "src/app/frame", ...features, "studio/texts", "scripts/shared", "docs"],
    without: inBundle,
  },

  {
    path: "scripts",
    imports: [
      "studio/company",
      "studio/server",
      "studio/git",
      "scripts/quality",
      "scripts/widgets",
      "scripts/tenant",
      "scripts/deploy",
      ...serve,
    ],
  },
  {
    path: "scripts/quality",
    imports: ["tests/support", "scripts/deploy", "scripts/widgets", ...serve],
  },
  {
    path: "tests/support",
    imports: ["src", "scripts/deploy", "scripts/tenant", "scripts/widgets", ...serve],
    isOfTests: true,
  },
  { path: "scripts/widgets", imports: widgets.slice(1) },

  {
    path: "studio/company",
    imports: [
      "studio/server",
      "studio/git",
      "studio/document",
      "studio/texts",
      "scripts/tenant",
      "scripts/deploy",
      ...serve,
    ],
  },
  {
    path: "studio/server",
    imports: [
      "studio/git",
      "studio/document",
      "studio/texts",
      "studio/theme.tokens.json",
      "studio/theme.dark.tokens.json",
      "scripts/tenant",
      ...serve,
    ],
  },
  {
    path: "studio/git",
    imports: ["studio/document", "scripts/tenant", "scripts/brands", "scripts/shared", "src/contract"],
  },
  {
    path: "studio/page",
    imports: ["studio/document", "studio/texts", "scripts/shared", "src/ui", "src/domain", "src/contract"],
    without: inBundle,
  },
  {
    path: "studio/bridge",
    imports: ["studio/document", "scripts/shared", "src/contract"],
    without: { packages: /./, reason: "It runs inside the previewed portal, which has to stay as customers get it." },
  },
  {
    path: "studio/document",
    imports: ["studio/texts", "scripts/shared", "src/domain", "src/contract"],
    // Of the schema of a proposal's state, page and bridge import the type alone.
    without: { packages: /^(?!zod$)/, reason: "Server, page and bridge share it: it needs none of their packages." },
  },

  { path: "scripts/tenant", imports: ["scripts/checks", ...brands] },
  { path: "scripts/serve", imports: serve.slice(1) },
  {
    path: "scripts/simulator",
    imports: ["scripts/api", "src/answers", "src/domain", "src/contract", ...tools],
  },
  { path: "scripts/api", imports: ["src/answers", "src/contract", ...tools] },
  { path: "scripts/deploy", imports: deploy.slice(1) },
  { path: "scripts/release", imports: release.slice(1) },
  { path: "scripts/stamp", imports: stamp.slice(1) },
  { path: "scripts/compile", imports: ["src/app/loading.ts", "src/contract", ...tools, ...data] },
  {
    path: "scripts/checks",
    imports: ["scripts/leaks", "scripts/fonts", "src/domain", ...brands],
  },
  { path: "scripts/leaks", imports: brands },
  { path: "scripts/fonts", imports: brands },
  { path: "scripts/brands", imports: brands.slice(1) },
  { path: "scripts/command", imports: ["scripts/files", "scripts/shared", "src/contract"] },
  { path: "scripts/files", imports: [] },
  {
    path: "scripts/shared",
    imports: ["scripts/findings", "src/contract", ...data],
    without: { packages: buildTools, reason: "It runs in pages too: the studio's, and those that are measured." },
  },
  { path: "scripts/findings", imports: ["src/contract"] },

  { path: "examples", imports: [] },

  {
    path: "src",
    imports: ["src/app/startup", "src/app/loading.ts", "src/app/frame", ...core],
    without: inBundle,
  },
  {
    path: "src/boot",
    imports: ["src/core", "src/answers", "src/domain", "src/ui", "src/contract"],
    without: {
      packages: /./,
      reason: "The boot script is in every page: it is a few kB, and has no library.",
    },
  },
  {
    path: "src/app/startup",
    imports: ["src/app/pages", ...app],
    without: inBundle,
  },
  { path: "src/app/pages", imports: app, without: inBundle },
  { path: "src/app/frame", imports: app.slice(1), without: inBundle },
  {
    path: "src/app/loading.ts",
    imports: ["src/app/startup", "src/app/pages", "src/app/frame", ...features],
    isLazy: true,
  },
  { path: "src/features", imports: ["src/api", ...core], without: inBundle, isSplit: true },
  { path: "src/api", imports: ["src/core", "src/answers", "src/domain", "src/contract"], without: inBundle },
  { path: "src/core", imports: [...core.slice(1), "locales"], without: inBundle },
  {
    path: "src/answers",
    imports: ["src/domain", "src/contract"],
    without: { packages: /./, reason: "The boot script reads answers with it, and has no library." },
  },
  { path: "src/domain", imports: ["src/contract"], without: pure },
  { path: "src/widgets", imports: ["src/ui", "locales", ...plain], without: viaProps },
  { path: "src/ui", imports: ["src/contract", ...data], without: viaProps },
  { path: "src/contract", imports: [], without: agreed },
];

/** Rooms that test files may import from, in addition to those of their own room. */
export const testImports: readonly string[] = ["tests/support", "scripts/simulator", "src/app/loading.ts"];
/** The same for the tests of the studio. */
export const studioTestImports: readonly string[] = ["studio/test", ...testImports];
