import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import "@forsikringsportal/widgets/reset.css";
import { MinSide } from "./MinSide.tsx";
import "./page.css";
import { createTexts } from "./texts/createTexts.ts";
import { statistics, watchStatistics } from "./statistics.ts";
import "./theme.css";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no root");

const page = (
  <StrictMode>
    <I18nextProvider i18n={createTexts()}>
      <MinSide path={location.pathname} />
    </I18nextProvider>
  </StrictMode>
);

if (root.hasChildNodes()) hydrateRoot(root, page);
else createRoot(root).render(page);

watchStatistics();
statistics.track(location.pathname);
