import type { Tenant } from "#core/tenant/readTenant.ts";
import { dayInOslo } from "#domain/format/dayInOslo.ts";
import { marketingOn } from "#domain/kampanje/marketingOn.ts";

/** Puts a greeting into the static shell in the place of the brand's own; false where there is no such element. */
function replaceText(shell: Element, own: string | undefined, shown: string | undefined): boolean {
  if (own === shown) return true;
  const place = [...shell.querySelectorAll("[data-band] p")].find(({ textContent }) => textContent === own);
  if (place === undefined || shown === undefined) return false;
  place.textContent = shown;
  return true;
}

/**
 * The brand with the marketing texts of this day in Norway (spec: brands-16). The greeting in the static shell follows,
 * so that React finds the text that it would draw; where it cannot follow, React replaces the page. A page that is
 * open at midnight keeps its texts until the next visit.
 */
export function showCampaigns(tenant: Tenant, shell: Element, now = new Date()): Tenant {
  const textBefore = shell.textContent;
  const marketing = marketingOn(dayInOslo(now), tenant.marketing);
  const isTitleShown = replaceText(shell, tenant.marketing.heroTitle, marketing.heroTitle);
  const isLeadShown = replaceText(shell, tenant.marketing.heroLead, marketing.heroLead);
  const drawing = window.portalDrawing;
  if (drawing?.drawn !== undefined) {
    const { drawn } = drawing;
    // When a browser has translated the page, its text differs from the drawn text, and React draws the page again.
    if (drawn.text === textBefore) drawing.drawn = { ...drawn, text: shell.textContent };
  }
  if (drawing !== undefined && !(isTitleShown && isLeadShown)) {
    drawing.isFrozen = true;
    drawing.drawn = undefined;
  }
  // The static shell hides a greeting that depends on the day until then (`renderShell.tsx`).
  document.documentElement.dataset["campaigns"] = "";
  return { ...tenant, marketing };
}
