import { fillText } from "#contract/fillText.ts";
import { rootId, samplesId } from "#contract/pageElements.ts";
import { avtaleCard, avtalerTotals, type CardDrawing } from "#domain/avtale/avtaleCard.ts";
import { avtalerGroups } from "#domain/avtale/avtalerGroups.ts";
import { firstCardCount } from "#core/page/bootDrawing.ts";
import { avtalerList } from "#domain/avtale/avtalerList.ts";
import type { AvtaleRow, AvtalerTotal } from "#domain/avtale/avtalerView.ts";
import { todayInOslo } from "#domain/format/dayInOslo.ts";
import { isMobilbankApp } from "#core/native/isMobilbankApp.ts";
import { type NativeHost, postToApp } from "#core/native/postToApp.ts";
import { outboundLink, pressOutboundLink } from "#core/navigation/outboundLink.ts";
import { languageOfPage } from "#core/page/languageOfPage.ts";
import type { Tenant } from "#core/tenant/readTenant.ts";
import { find } from "./find.ts";

/** The agreements in the place of their skeleton. */
export interface AvtalerDrawing {
  /** Draws the agreements and their total, also over an earlier drawing. A focused link keeps the focus. */
  readonly draw: (rows: readonly AvtaleRow[], total: AvtalerTotal | undefined) => void;
  /** Puts the skeletons back. */
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
  const band = find(document, "[data-band]");
  const totals = find(band, "[data-totals]");
  const totalSkeleton = [...totals.children];
  const skeleton = find(document, `#${rootId} main section`);
  const section = copy("section");
  // Below the section's heading.
  const list = find(section, ":scope > :last-child");
  const texts: Readonly<Record<string, string>> = { ...tenant.inlineTexts["avtaler"], ...tenant.texts["avtaler"] };
  const setting = {
    products: tenant.products,
    partnerDetailUrl: tenant.urls.partnerDetail,
    linkTo: outboundLink,
    isInApp: isMobilbankApp,
    today: todayInOslo(),
  };
  const text = (key: string, values?: Readonly<Record<string, string>>) => fillText(texts[key] ?? "", values);
  const drawing: CardDrawing<Element> = {
    draw(look, attributes, ...content) {
      const part = copy(`[data-look="${look}"] > *`);
      part.querySelector("slot")?.replaceWith(...content.filter((one) => one !== undefined && one !== false));
      for (const [name, value] of Object.entries(attributes)) part.setAttribute(name, value as string);
      return part;
    },
    text,
    language: languageOfPage(),
  };
  const drawCard = ({ avtale, id }: AvtaleRow, isInGroup: boolean) =>
    drawing.draw("item", {}, avtaleCard(avtale, id, { ...setting, isInGroup }, drawing));
  // The browser compiles code when it first runs. The code of the cards runs here, before the answer has come.
  drawCard({ key: "", id: "", avtale: { policyNumber: "0" } }, false);

  section.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (link === null || isReleased()) return;
    pressOutboundLink(event, link, (message) =>
      postToApp(message, tenant.nativeBridge, window as NativeHost, () => undefined),
    );
  });

  return {
    draw(rows, total) {
      const count = rows.length;
      const focused = document.activeElement?.id;
      find(section, "h2 + p").textContent = text(count === 1 ? "count_one" : "count_other", { count: String(count) });
      const liste = avtalerGroups(rows, tenant.products);
      const drawn = avtalerList(
        liste,
        { cardCount: firstCardCount, hasClosed: false, drawCard, tools: undefined },
        drawing,
      );
      // A group that the customer has opened stays open when more agreements arrive.
      const opened = [...list.querySelectorAll("details[open]")].map((group) => group.getAttribute("data-group"));
      for (const group of drawn.querySelectorAll("details"))
        group.open = opened.includes(group.getAttribute("data-group"));
      // An equal list keeps its elements: a link that the customer is pressing is followed only if it stays.
      if (!list.firstElementChild?.isEqualNode(drawn)) list.replaceChildren(drawn);
      totals.replaceChildren(...(total ? [avtalerTotals(total, copy("[data-look=yearHint] > *"), drawing)] : []));
      skeleton.replaceWith(section);
      band.setAttribute("data-titled", "");
      if (focused) document.getElementById(focused)?.focus();
    },
    takeBack() {
      totals.replaceChildren(...totalSkeleton);
      section.replaceWith(skeleton);
      band.removeAttribute("data-titled");
    },
  };
}
