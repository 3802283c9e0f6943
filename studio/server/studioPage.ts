import { themeCss } from "#scripts/brands/themes/themeCss.ts";
import { rootId } from "#contract/pageElements.ts";
import { variantAttributes } from "#scripts/brands/themes/loadTheme.ts";
import { attributes, markup, styleContent } from "#scripts/html/markup.ts";
import { emptyStyle } from "#scripts/stamp/headers.ts";
import { previewSources } from "./access/hostsOf.ts";
import { studioTheme } from "./studioTheme.ts";

interface StudioPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The page of the studio.
 * @param main address of its first module
 * @param nonce of this answer: the text editor makes `<style>` elements with it
 */
export function studioPage(main: string, nonce: string, port: number): StudioPage {
  const theme = studioTheme();
  const { source: html } = markup`<!doctype html>
<html lang="nb"${attributes(variantAttributes(theme))} data-fonts>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Studio</title>
<meta name="color-scheme" content="light">
<meta name="style-nonce" content="${nonce}">
<link rel="icon" href="data:,">
<style nonce="${nonce}">${styleContent(themeCss(theme))}</style>
</head>
<body>
<div id="${rootId}"></div>
<noscript>Studioet trenger JavaScript.</noscript>
<script type="module" src="${main}"></script>
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${emptyStyle} 'nonce-${nonce}'`,
    // The text editor draws the line below a finding as an image.
    "img-src 'self' data:",
    // Samples of the fonts that a brand can have.
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${previewSources(port)}`,
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    html,
    headers: {
      "Content-Security-Policy": policy.join("; "),
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Origin-Agent-Cluster": "?1",
      "Cross-Origin-Resource-Policy": "same-origin",
    },
  };
}
