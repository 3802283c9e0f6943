import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { ServerStyleSheet } from "styled-components";
import { MinSide } from "./MinSide.tsx";
import { createTexts } from "./texts/createTexts.ts";

/** The page as a server sends it. */
export interface RenderedPage {
  readonly html: string;
  /** The style elements of styled-components. */
  readonly styles: string;
}

/** Renders the page of a path, with plain `react-dom/server`. */
export function render(path: string): RenderedPage {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <StrictMode>
          <I18nextProvider i18n={createTexts()}>
            <MinSide path={path} />
          </I18nextProvider>
        </StrictMode>,
      ),
    );
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
