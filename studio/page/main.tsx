import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { rootId } from "#contract/pageElements.ts";
import { createRoot } from "react-dom/client";
import { homeName } from "./companyPlace.ts";
import { type Route, routeOf } from "./route.ts";
import { createQueryClient } from "./session/createQueryClient.ts";
import { claimTabNumber, TabNumber } from "./session/tabNumber.ts";
import { Studio } from "./Studio.tsx";
import { text } from "./texts.ts";

const titleOf = (route: Route): string => {
  if ("id" in route) return route.id;
  if (route.page === "log") return text("company.log");
  return route.page === "brands" ? homeName() : text(`nav.${route.page}`);
};

// The only module with side effects: it shows the studio.
const root = document.getElementById(rootId);
if (root === null) throw new Error("The page has no root element");
const route = routeOf(window.location.pathname);
document.title = `${titleOf(route)} – ${text("app.title")}`;
const tab = await claimTabNumber({ locks: navigator.locks, storage: window.sessionStorage });
// A file that is dropped beside its field opens nothing: the browser would leave the page for it.
for (const type of ["dragover", "drop"]) window.addEventListener(type, (event) => event.preventDefault());
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <TabNumber value={tab}>
        <Studio route={route} />
      </TabNumber>
    </QueryClientProvider>
  </StrictMode>,
);
