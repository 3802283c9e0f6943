import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Studio } from "./Studio.tsx";
import { text } from "./texts.ts";

// The only module with side effects: it shows the studio.
const root = document.getElementById("root");
if (root === null) throw new Error("The page has no root element");
const brandId = /^\/merke\/([^/]+)$/.exec(window.location.pathname)?.[1];
document.title = brandId === undefined ? text("app.title") : `${brandId} – ${text("app.title")}`;
createRoot(root).render(
  <StrictMode>
    <Studio brandId={brandId} />
  </StrictMode>,
);
