import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps, StrictMode } from "react";
import { describe, expect, test, vi } from "vitest";
import { anbefalingQuery } from "#api/anbefaling.ts";
import { startI18n } from "#core/i18n/i18n.ts";
import { type Json } from "#contract/mergeLayers.ts";
import { readTenant } from "#core/tenant/readTenant.ts";
import { TenantProvider } from "#core/tenant/TenantContext.tsx";
import { allKjopsinnganger } from "#contract/kjopsinngang.ts";
import type { BrandBlock } from "#contract/brandBlock.ts";
import { brandBlock } from "#tests/support/screens/brandBlock.ts";
import { recommendableProducts } from "#contract/recommendableProducts.ts";
import { AnbefalingerSection } from "./AnbefalingerSection.tsx";
import { ProductIllustration } from "./ProductIllustration.tsx";

const candidates = ["BIL", "HUS", "INNBO", "REISE", "LIV", "BAAT", "KJAELEDYR"];
const everything = new Set(allKjopsinnganger);

type Props = ComponentProps<typeof AnbefalingerSection>;

/** The receipt of another application: a brand around it, and the answer to what was just bought. */
function showReceipt(
  props: Partial<Props> = {},
  {
    brand = {},
    images,
    ...answer
  }: { brand?: Json; images?: BrandBlock["assets"]["recommendationImages"]; controlgroup?: boolean } = {},
) {
  const block = brandBlock({ recommendations: { candidates, ...(brand as object) } });
  const assets = { ...block.assets, ...(images && { recommendationImages: images }) };
  const tenant = readTenant({ ...block, assets }, "localhost");
  startI18n(tenant, "nb");
  const queryClient = new QueryClient();
  queryClient.setQueryData(anbefalingQuery("HUS").queryKey, {
    scores: ["HUS", "LIV", "BIL", "REISE", "INNBO", "BAAT", "KJAELEDYR"].map((productType, at) => ({
      productType,
      score: 1 - at / 10,
    })),
    isControlGroup: answer.controlgroup ?? false,
    isFallback: false,
  });
  const page = (own: Partial<Props> = props) => (
    <StrictMode>
      <TenantProvider tenant={tenant}>
        <QueryClientProvider client={queryClient}>
          <AnbefalingerSection bought="HUS" held={[]} shown={everything} {...own} />
        </QueryClientProvider>
      </TenantProvider>
    </StrictMode>
  );
  const { rerender, container } = render(page());
  return { container, change: (own: Partial<Props>) => rerender(page(own)) };
}

const headings = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

describe("Next-best-offer block on the receipt page (spec: anbefalinger-1)", () => {
  test("the image of a product is the brand's where it has one, else our drawing of it (spec: anbefalinger-19)", () => {
    const image = { url: "/bil.svg", width: 120, height: 80 };
    showReceipt({}, { images: { BIL: image, LIV: image } });
    const imageOf = (title: string) =>
      screen.getByRole("heading", { name: title }).closest("[data-clickable]")?.querySelector("img");
    expect(imageOf("Livsforsikring")).toHaveAttribute("src", "/bil.svg");
    expect(imageOf("Bilforsikring")).toHaveAttribute("src", "/bil.svg");
    expect(imageOf("Reiseforsikring")).toBeNull();
    expect(document.querySelector("img")).toHaveAttribute("alt", "");
  });

  test("no two products have the same drawing (spec: anbefalinger-23)", () => {
    const drawings = recommendableProducts.map((product) => {
      const { container } = render(
        <TenantProvider tenant={readTenant(brandBlock(), "localhost")}>
          <ProductIllustration product={product} />
        </TenantProvider>,
      );
      return [...container.querySelectorAll("path")].map((path) => path.getAttribute("d")).join(" ");
    });
    expect(new Set(drawings).size).toBe(recommendableProducts.length);
  });

  test("one large card with a 'Samlerabatt' panel, and up to four smaller ones: five of the best, without what was bought", () => {
    showReceipt();
    expect(headings()).toEqual([
      "Livsforsikring",
      "Bilforsikring",
      "Reiseforsikring",
      "Innboforsikring",
      "Båtforsikring",
    ]);
    expect(screen.getByText("Samlerabatt")).toBeVisible();
    expect(within(screen.getByRole("list")).getAllByRole("listitem")).toHaveLength(5);
  });

  test("the link 'Se alle våre forsikringer' leads to /privat/forsikring/oversikt/kjopsinnganger", () => {
    const { change } = showReceipt();
    const link = screen.getByRole("link", { name: "Se alle våre forsikringer" });
    expect(link).toHaveAttribute("href", "/privat/forsikring/oversikt/kjopsinnganger");
    change({ allHref: "/kjop" });
    expect(link).toHaveAttribute("href", "/kjop");
  });

  test("what may be suggested beside a product is the brand's list for that product, where it has one", () => {
    showReceipt({}, { brand: { byProduct: { HUS: ["INNBO", "BIL"] } } });
    expect(headings()).toEqual(["Bilforsikring", "Innboforsikring"]);
  });

  test("offers without a known purchase path are not shown (spec: anbefalinger-11)", () => {
    showReceipt({ bought: "HUS", shown: new Set(["reise", "innbo"]) });
    expect(headings()).toEqual(["Reiseforsikring", "Innboforsikring"]);
  });

  test("the control group sees nothing", () => {
    expect(showReceipt({}, { controlgroup: true }).container).toBeEmptyDOMElement();
  });

  test("nothing is shown until it is known what the customer holds", () => {
    const { container, change } = showReceipt({ held: undefined });
    expect(container).toBeEmptyDOMElement();
    change({ held: ["LIV"] });
    expect(headings()[0]).toBe("Bilforsikring");
  });
});

describe("What the host is notified of", () => {
  test("what is shown, once, and again when something else is", () => {
    const onShown = vi.fn<(products: readonly string[]) => void>();
    const { change } = showReceipt({ onShown });
    change({ onShown });
    expect(onShown.mock.calls).toEqual([[["LIV", "BIL", "REISE", "INNBO", "BAAT"]]]);
    change({ onShown, held: ["LIV", "BIL", "REISE"] });
    expect(onShown.mock.calls.slice(1)).toEqual([[["INNBO", "BAAT", "KJAELEDYR"]]]);
  });

  test("nothing, when nothing is shown", () => {
    const onShown = vi.fn<(products: readonly string[]) => void>();
    showReceipt({ onShown }, { controlgroup: true });
    expect(onShown).not.toHaveBeenCalled();
  });

  test("which one is chosen, large or small", async () => {
    const chosen: string[] = [];
    showReceipt({ onChoose: (product) => chosen.push(product) });
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener("click", stay);
    await userEvent.click(screen.getByRole("link", { name: "Se pris Livsforsikring" }));
    await userEvent.click(screen.getByRole("link", { name: "Se pris Båtforsikring" }));
    document.removeEventListener("click", stay);
    expect(chosen).toEqual(["LIV", "BAAT"]);
  });
});
