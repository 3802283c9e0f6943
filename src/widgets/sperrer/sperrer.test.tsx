import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, StrictMode } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { FeilPage, type FeilType } from "./FeilPage.tsx";
import { SperrePage, type SperreType } from "./SperrePage.tsx";

const around = (page: ReactElement) => <StrictMode>{page}</StrictMode>;
const show = (page: ReactElement) => render(around(page));

afterEach(() => vi.restoreAllMocks());

const phone = "tel:+4721000000";

describe("Full-screen block pages (spec: sperrer-1, sperrer-2)", () => {
  test.each<[SperreType, string]>([
    ["under18", "Du må ha fylt 18 år for å kjøpe forsikring på nett"],
    ["uonsketKunde", "Du kan ikke kjøpe forsikring på nett"],
    ["utenlandskBosted", "Bostedsadressen din er utenfor Norge"],
    ["ingenInnsyn", "Du kan ikke se forsikringer på nett"],
    ["kjop", "Du kan ikke kjøpe forsikring på nett"],
    ["forbundsmedlem", "Du må ta kontakt for å kjøpe denne forsikringen"],
  ])("%s: '%s', with a reason and the way to support", (type, title) => {
    show(<SperrePage type={type} contactHref={phone} />);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(screen.getAllByRole("paragraph")[0]?.textContent).toMatch(/\w{2,}.*\.$/);
    expect(screen.getByRole("link", { name: "Ta kontakt med oss" })).toHaveAttribute("href", phone);
  });
});

describe("What a page wants to be done (spec: sperrer-12)", () => {
  const number = "+47\u00a021\u00a000\u00a000\u00a000";

  test("a block page: to call. The number is on it, and going back to what turned the customer away is quiet", () => {
    show(<SperrePage type="kjop" contactHref={phone} phone={number} />);
    expect(screen.getByRole("link", { name: "Ta kontakt med oss" })).toHaveAttribute("data-variant", "primary");
    expect(screen.getByRole("button", { name: "Gå tilbake" })).toHaveAttribute("data-variant", "quiet");
    expect(screen.getByRole("link", { name: number })).toHaveAttribute("href", phone);
  });

  test("an error page: to go back. The number is on it too", () => {
    show(<FeilPage contactHref={phone} phone={number} />);
    expect(screen.getByRole("button", { name: "Gå tilbake" })).toHaveAttribute("data-variant", "primary");
    expect(screen.getByRole("link", { name: "Ta kontakt med oss" })).not.toHaveAttribute("data-variant");
    expect(screen.getByRole("link", { name: number })).toHaveAttribute("href", phone);
  });
});

describe("Full-screen error pages (spec: sperrer-5)", () => {
  test.each<[FeilType, string, string | RegExp]>([
    ["generell", "Noe har gått galt", /Prøv igjen .* ta kontakt/],
    ["utilgjengelig", "Tjenesten er utilgjengelig nå", "Prøv igjen etter klokken 06.00"],
    ["avsluttForsikring", "Forsikringen din kan ikke avsluttes på nett", /\.$/],
    ["alleredeAvsluttet", "Forsikringen er allerede avsluttet", /\.$/],
    ["finnes", "Tilsvarende produkt er allerede forsikret", /\.$/],
  ])("%s: '%s'", (type, title, text) => {
    show(<FeilPage type={type} contactHref={phone} />);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(screen.getAllByRole("paragraph")[0]).toHaveTextContent(text);
    expect(screen.getByRole("link", { name: "Ta kontakt med oss" })).toHaveAttribute("href", phone);
  });

  test("the default title is 'Oisann, her skjedde det en feil'", () => {
    show(<FeilPage contactHref={phone} />);
    expect(screen.getByRole("heading", { level: 1, name: "Oisann, her skjedde det en feil" })).toBeVisible();
  });

  test("a host may say it in its own words", () => {
    show(
      <FeilPage type="finnes" title="Bilen er forsikret" contactHref={phone}>
        Vi fant en avtale på samme bil.
      </FeilPage>,
    );
    expect(screen.getByRole("heading", { level: 1, name: "Bilen er forsikret" })).toBeVisible();
    expect(screen.getByText("Vi fant en avtale på samme bil.")).toBeVisible();
  });

  test("the link 'Til forsikringsoversikten' is there when asked for, and goes to /privat/forsikring", () => {
    const { rerender } = show(<FeilPage contactHref={phone} />);
    expect(screen.queryByRole("link", { name: "Til forsikringsoversikten" })).toBeNull();
    rerender(around(<FeilPage contactHref={phone} hasOverviewLink />));
    expect(screen.getByRole("link", { name: "Til forsikringsoversikten" })).toHaveAttribute(
      "href",
      "/privat/forsikring",
    );
    rerender(around(<FeilPage contactHref={phone} hasOverviewLink overviewHref="/et/annet/sted" />));
    expect(screen.getByRole("link", { name: "Til forsikringsoversikten" })).toHaveAttribute("href", "/et/annet/sted");
  });
});

describe("Another application (spec: widgets-14)", () => {
  test.each([
    ["block", <SperrePage key="s" type="kjop" contactHref={phone} texts={{ "sperre.kjop.title": "Ring oss" }} />],
    ["error", <FeilPage key="f" contactHref={phone} texts={{ "feil.ukjent.title": "Ring oss" }} />],
  ])("replaces single texts of a page about a %s", (_, page) => {
    show(page);
    expect(screen.getByRole("heading", { level: 1, name: "Ring oss" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Ta kontakt med oss" })).toBeVisible();
  });

  test("replaces what the pages have in common", () => {
    show(
      <FeilPage
        contactHref={phone}
        hasOverviewLink
        texts={{ contact: "Ring", goBack: "Attende", overview: "Til oversynet" }}
      />,
    );
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Ring", "Til oversynet"]);
    expect(screen.getByRole("button", { name: "Attende" })).toBeVisible();
  });
});

describe("The action 'Gå tilbake' (spec: sperrer-8)", () => {
  test.each([
    ["block", <SperrePage key="s" type="kjop" contactHref={phone} />],
    ["error", <FeilPage key="f" contactHref={phone} />],
  ])("of a page about a %s goes back in history", async (_, page) => {
    window.history.pushState(null, "", "/foer");
    window.history.pushState(null, "", "/her");
    const back = vi.spyOn(window.history, "back").mockImplementation(() => undefined);
    show(page);
    await userEvent.click(screen.getByRole("button", { name: "Gå tilbake" }));
    expect(back).toHaveBeenCalledTimes(1);
  });

  test("or does what the host wants", async () => {
    const onBack = vi.fn<() => void>();
    show(<SperrePage type="under18" contactHref={phone} onBack={onBack} />);
    await userEvent.click(screen.getByRole("button", { name: "Gå tilbake" }));
    expect(onBack.mock.calls).toEqual([[]]);
  });
});

describe("What analytics is notified of (spec: sperrer-10)", () => {
  test("each page calls onShown once, with its type", () => {
    const onShown = vi.fn<(type: string) => void>();
    const { rerender } = show(<SperrePage type="under18" contactHref={phone} onShown={onShown} />);
    rerender(around(<SperrePage type="under18" contactHref={phone} onShown={onShown} />));
    expect(onShown.mock.calls).toEqual([["under18"]]);
    rerender(around(<SperrePage type="kjop" contactHref={phone} onShown={onShown} />));
    expect(onShown.mock.calls).toEqual([["under18"], ["kjop"]]);
  });

  test("an error page calls it too", () => {
    const onShown = vi.fn<(type: string) => void>();
    show(<FeilPage contactHref={phone} onShown={onShown} />);
    expect(onShown.mock.calls).toEqual([["ukjent"]]);
  });
});
