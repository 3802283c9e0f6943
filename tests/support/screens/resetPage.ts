import { vi } from "vitest";
import { basePath, forsikringBase } from "#contract/basePath.ts";
import { takeEvents } from "#core/analytics/track.ts";
import { forgetReports, showReportsInConsole } from "#core/errorReporting/report.ts";
import { forgetMissing } from "#core/errorReporting/requireConfig.ts";
import { endLeaving } from "#core/page/leaving.ts";
import { announcements } from "#ui/feedback/announcements.ts";
import { pageToasts } from "#ui/feedback/toast/pageToasts.ts";

function removeCookies(): void {
  for (const cookie of document.cookie.split("; "))
    for (const path of ["/", forsikringBase, basePath])
      document.cookie = `${cookie.split("=")[0] ?? ""}=; path=${path}; max-age=0`;
}

/**
 * Makes the page as a browser opens it, for the next test: the files of one process share it, and the portal's modules.
 * Style rules stay: styled-components inserts each once.
 */
export function resetPage(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (typeof window === "undefined") return;
  document.body.replaceChildren();
  document.title = "";
  for (const element of [document.body, document.documentElement])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.documentElement.lang = "nb";
  window.sessionStorage.clear();
  window.localStorage.clear();
  window.history.replaceState(null, "", `${basePath}/`);
  removeCookies();
  delete window.portalEarlyCalls;
  delete window.portalDrawing;
  if (announcements.get() !== "") announcements.announce("");
  pageToasts.closeAll();
  endLeaving();
  forgetReports();
  forgetMissing();
  showReportsInConsole(true);
  takeEvents(() => undefined)();
}
