import type { BrandBlock } from "#contract/brandBlock.ts";
import type { Language } from "#contract/pageLanguage.ts";
import { brandBlockId, rootId, samplesId } from "#contract/pageElements.ts";
import { notStartedElement, type NotStartedTexts } from "./notStarted.ts";
import { attributes, Html, markup, jsonContent, scriptContent, styleContent } from "#scripts/shared/text/markup.ts";

/** A file that the page loads. */
interface LoadedFile {
  readonly url: string;
  /** Its digest: a browser refuses a file with another one. Left out where the files are sources. */
  readonly integrity: string | undefined;
}

/** The parts of a brand's page in a language. URLs are absolute paths. */
export interface PageParts {
  readonly language: Language;
  readonly texts: {
    readonly title: string;
    readonly description: string;
    readonly notStarted: NotStartedTexts;
  };
  /** The theme's variants, as attributes of `<html>`. */
  readonly htmlAttributes: Readonly<Record<string, string>>;
  readonly themeColor: string;
  /** In brands with a dark theme. */
  readonly darkThemeColor: string | undefined;
  /** The code of the classic script that shows the customer's scheme, in the same brands. The policy has its hash. */
  readonly schemeScript: string | undefined;
  /** The code of the classic script that says so when the portal does not start. The policy has its hash. */
  readonly watchStart: string | undefined;
  readonly icon: string;
  /** Stylesheets to inline, in this order. The content security policy contains the hash of each text. */
  readonly styles: readonly string[];
  /** The text of the bar at the top of a preview. */
  readonly preview: string | undefined;
  /** Markup of header and skeleton, rendered by React. */
  readonly shell: string | undefined;
  /** Samples of the agreements' parts, for the boot script. */
  readonly samples: string | undefined;
  /** The code of the classic script that starts the first calls. The content security policy contains its hash. */
  readonly boot: string | undefined;
  /** The import map with the digests of scripts that are loaded later. The policy contains its hash. */
  readonly importMap: string | undefined;
  readonly main: LoadedFile;
  /** Modules to preload, since main imports them. */
  readonly modules: readonly LoadedFile[];
  /** The pages other than the overview. */
  readonly pages: readonly {
    /** Below the base path. */
    readonly path: string;
    /** Modules to preload. */
    readonly modules: readonly LoadedFile[];
    /** Markup of its head, which takes the place of the skeleton. Left out: the page shows nothing before the portal. */
    readonly head: string | undefined;
  }[];
  /** Font files (WOFF2) to load when the code has loaded. */
  readonly fonts: readonly string[];
  /** The licences of the packages in it. */
  readonly licenses: string | undefined;
  readonly block: BrandBlock;
}

const lines = (parts: readonly Html[]) => parts.map((part) => new Html(`${part.source}\n`));

/** The colour of the browser's own bar. `only`: no browser darkens a page by itself. */
const themeColour = (colour: string, scheme?: "light" | "dark") =>
  scheme === undefined
    ? markup`<meta name="theme-color" content="${colour}">`
    : markup`<meta name="theme-color" media="(prefers-color-scheme:${scheme})" data-scheme="${scheme}" content="${colour}">`;

/**
 * What says which schemes the page has, with the script that shows the one that the customer has chosen. It runs before
 * the styles, so that the other one is never painted (docs/decisions/0047).
 */
function schemeElements({ themeColor, darkThemeColor, schemeScript }: PageParts): Html {
  if (darkThemeColor === undefined)
    return markup`${themeColour(themeColor)}
<meta name="color-scheme" content="only light">`;
  return markup`${themeColour(themeColor, "light")}
${themeColour(darkThemeColor, "dark")}
<meta name="color-scheme" content="light dark">${
    schemeScript !== undefined &&
    markup`
<script>${scriptContent(schemeScript)}</script>`
  }`;
}

/**
 * Renders a page. The order is that in which a browser should see things: the script that starts the first calls,
 * what the shell is drawn with, then code. Code has low priority: it is needed after the calls, and nothing that is
 * painted first waits for it. Fonts come when the code has: `core/page/startFonts.ts` takes their `media`
 * away. In the head, their preloads would hold the first paint back for 100 ms, and share the line with the code
 * (docs/decisions/0012). They have no `integrity`: a stylesheet cannot ask for a digest, and Chromium then loads a font
 * twice.
 */
export function indexPage(parts: PageParts): string {
  const { texts } = parts;
  const hosts = Object.values(parts.block.environments)
    .flatMap(({ hostnames }) => hostnames)
    .join(" ");
  const fonts = parts.fonts.map(
    (url) => markup`<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin media="not all">`,
  );
  const preload = ({ url, integrity }: LoadedFile) =>
    markup`<link rel="modulepreload" href="${url}"${attributes({ integrity })} fetchpriority="low">`;
  const modules = parts.modules.map(preload);
  // Every page but the overview waits for it.
  const { laterTexts } = parts.block;
  const preloadedTexts =
    laterTexts && markup`<link rel="preload" href="${laterTexts.url}" as="fetch" crossorigin fetchpriority="low">`;
  // The boot script shows the template of the page that was asked for.
  const pages = parts.pages.map(
    ({ path, modules, head }) =>
      markup`<template id="${path}">${modules.map(preload)}${preloadedTexts}${head !== undefined && new Html(head)}</template>`,
  );
  const styles = parts.styles.map((css) => markup`<style>${styleContent(css)}</style>`);
  return markup`<!doctype html>
<html lang="${parts.language}"${attributes(parts.htmlAttributes)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${texts.title}</title>
${parts.boot !== undefined && markup`<script data-hosts="${hosts}">${scriptContent(parts.boot)}</script>`}
<meta name="description" content="${texts.description}">
<meta name="robots" content="noindex">
${
  parts.watchStart !== undefined &&
  markup`<script>${scriptContent(parts.watchStart)}</script>
`
}${schemeElements(parts)}
<meta name="format-detection" content="telephone=no, date=no, email=no, address=no">
<link rel="icon" href="${parts.icon}" type="image/svg+xml">
${
  parts.licenses !== undefined &&
  markup`<link rel="license" href="${parts.licenses}">
`
}${lines(styles)}</head>
<body>
${
  parts.preview !== undefined &&
  markup`<aside id="preview">${parts.preview}</aside>
`
}<div id="${rootId}">${parts.shell !== undefined && new Html(parts.shell)}</div>
${
  parts.watchStart !== undefined &&
  markup`${notStartedElement(texts.notStarted, parts.block)}
`
}${
    parts.samples !== undefined &&
    markup`<template id="${samplesId}">${new Html(parts.samples)}</template>
`
  }${
    parts.importMap !== undefined &&
    markup`<script type="importmap">${scriptContent(parts.importMap)}</script>
`
  }${lines(modules)}<script type="module" src="${parts.main.url}"${attributes({ integrity: parts.main.integrity })} fetchpriority="low"></script>
${lines(pages)}${lines(fonts)}<script type="application/json" id="${brandBlockId}">${jsonContent(parts.block)}</script>
</body>
</html>
`.source;
}
