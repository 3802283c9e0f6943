import type { Avtale } from "#domain/avtale/avtale.ts";
import { rootId, samplesId } from "#contract/pageElements.ts";
import { type AvtalerTotal, firstRowCount } from "#domain/avtale/avtalerView.ts";
import { formatKroner } from "#domain/format/formatKroner.ts";
import { type NativeHost, postToApp } from "#core/native/postToApp.ts";
import { type OutboundAttributes, pressOutboundLink } from "#core/navigation/outboundLink.ts";
import type { Tenant } from "#core/tenant/readTenant.ts";
import { longListLength } from "#ui/layout/card/longListLength.ts";
import { type CopySample, drawCard } from "./drawCard.ts";
import { find } from "./find.ts";

/** The agreements in the place of their skeleton. */
export interface AvtalerDrawing {
  /** Draws a list and its total, or what is new in it. A list only grows: cards that are there stay. */
  readonly draw: (avtaler: readonly Avtale[], total: AvtalerTotal | undefined) => void;
  /** Puts the skeleton back. */
  readonly takeBack: () => void;
}

/** The total as `AvtalerTotalCard` renders it; the samples are one for each status, with both sums. */
function drawTotal(total: AvtalerTotal, copy: CopySample): HTMLElement {
  const card = copy(`[data-total="${total.status}"] > *`);
  if (total.status === "pending") return card;
  const figures = card.querySelectorAll("dl > div");
  for (const [place, ore] of [total.monthlyOre, total.yearlyOre].entries()) {
    const figure = figures[place] as HTMLElement;
    if (ore === undefined) figure.remove();
    else find(figure, "[data-size] > span").textContent = formatKroner(ore);
  }
  return card;
}

/**
 * Prepares to draw agreements from the samples in index.html (`src/app/startup/SampleParts.tsx`), which React has
 * rendered: what differs between agreements is filled in as text and checked addresses.
 * @param isReleased Whether the portal answers clicks.
 * @throws when the page has no samples or no skeleton.
 */
export function createAvtalerDrawing(tenant: Tenant, isReleased: () => boolean): AvtalerDrawing {
  const samples = (find(document, `#${samplesId}`) as HTMLTemplateElement).content;
  const copy: CopySample = (selector) => find(samples, selector).cloneNode(true) as HTMLElement;
  const skeleton = find(document, `#${rootId} main section`);
  const section = copy("section");
  const list = find(section, "ul");
  list.replaceChildren();
  // The browser compiles code when it first runs: for the cards it does so here, before there is an answer.
  drawCard({ policyNumber: "0" } as Avtale, 0, copy, tenant);
  let totalCard: HTMLElement | undefined;

  section.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (link === null || isReleased()) return;
    const kind = link.type ? "pdf" : link.target ? "window" : "web";
    pressOutboundLink(event, { attributes: { href: link.href } satisfies OutboundAttributes, kind }, (message) =>
      postToApp(message, tenant.nativeBridge, window as NativeHost, () => undefined),
    );
  });

  return {
    draw(avtaler, total) {
      const count = avtaler.length;
      find(section, "h2 + p").textContent =
        find(samples, `[data-count="${count === 1 ? "one" : "other"}"]`).textContent?.replace("0", String(count)) ?? "";
      list.toggleAttribute("data-long", count >= longListLength);
      totalCard?.remove();
      totalCard = total && drawTotal(total, copy);
      if (totalCard) list.before(totalCard);
      for (const avtale of avtaler.slice(list.children.length, firstRowCount))
        list.append(drawCard(avtale, list.children.length, copy, tenant));
      skeleton.replaceWith(section);
    },
    takeBack: () => section.replaceWith(skeleton),
  };
}
