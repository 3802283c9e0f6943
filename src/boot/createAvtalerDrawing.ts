import type { Avtale } from "#domain/avtale/avtale.ts";
import { fillText } from "#contract/fillText.ts";
import { rootId, samplesId } from "#contract/pageElements.ts";
import { avtaleCard, avtalerTotalCard, type CardDrawing } from "#domain/avtale/avtaleCard.ts";
import type { AvtalerTotal } from "#domain/avtale/avtalerView.ts";
import { firstRowCount } from "#core/drawing/bootDrawing.ts";
import { type NativeHost, postToApp } from "#core/native/postToApp.ts";
import { outboundLink, pressOutboundLink } from "#core/navigation/outboundLink.ts";
import type { Tenant } from "#core/tenant/readTenant.ts";
import { longListLength } from "#ui/layout/card/longListLength.ts";
import { find } from "./find.ts";

/** The agreements in the place of their skeleton. */
export interface AvtalerDrawing {
  /** Draws a list and its total. A list only grows: cards that are drawn stay, and new ones are added. */
  readonly draw: (avtaler: readonly Avtale[], total: AvtalerTotal | undefined) => void;
  /** Puts the skeleton back. */
  readonly takeBack: () => void;
}

/**
 * Prepares to draw agreements with the parts of cards in index.html (`src/app/startup/SampleParts.tsx`), which React has
 * rendered. Each copy is filled with the texts and the checked addresses of one agreement.
 * @param isReleased Whether the portal answers clicks.
 * @throws when the page has no samples or no skeleton.
 */
export function createAvtalerDrawing(tenant: Tenant, isReleased: () => boolean): AvtalerDrawing {
  const samples = (find(document, `#${samplesId}`) as HTMLTemplateElement).content;
  const copy = (selector: string) => find(samples, selector).cloneNode(true) as HTMLElement;
  const skeleton = find(document, `#${rootId} main section`);
  const section = copy("section");
  const list = find(section, "ul");
  const item = find(list, "li");
  list.replaceChildren();
  item.replaceChildren();
  const texts: Readonly<Record<string, string>> = { ...tenant.inlineTexts["avtaler"], ...tenant.texts["avtaler"] };
  const setting = { products: tenant.products, partnerDetailUrl: tenant.urls.partnerDetail, linkTo: outboundLink };
  const text = (key: string, values?: Readonly<Record<string, string>>) => fillText(texts[key] ?? "", values);
  const drawing: CardDrawing<HTMLElement> = {
    draw(look, attributes, ...content) {
      const part = copy(`[data-look="${look}"] > *`);
      part.querySelector("slot")?.replaceWith(...content.filter((one) => one !== undefined && one !== false));
      for (const [name, value] of Object.entries(attributes)) part.setAttribute(name, value as string);
      return part;
    },
    text,
  };
  const drawCard = (avtale: Avtale, place: number) => avtaleCard(avtale, `avtale-${place}`, setting, drawing);
  // The browser compiles a function when it first runs. One card is drawn here, before the answer arrives.
  drawCard({ policyNumber: "0" }, 0);
  let totalCard: HTMLElement | undefined;

  section.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (link === null || isReleased()) return;
    pressOutboundLink(event, link, (message) =>
      postToApp(message, tenant.nativeBridge, window as NativeHost, () => undefined),
    );
  });

  return {
    draw(avtaler, total) {
      const count = avtaler.length;
      find(section, "h2 + p").textContent = text(count === 1 ? "count_one" : "count_other", { count: String(count) });
      list.toggleAttribute("data-long", count >= longListLength);
      totalCard?.remove();
      totalCard = total && avtalerTotalCard(total, copy("[data-look=yearHint] > *"), drawing);
      if (totalCard) list.before(totalCard);
      for (const avtale of avtaler.slice(list.children.length, firstRowCount)) {
        const row = item.cloneNode() as HTMLElement;
        row.append(drawCard(avtale, list.children.length));
        list.append(row);
      }
      skeleton.replaceWith(section);
    },
    takeBack: () => section.replaceWith(skeleton),
  };
}
