import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type ConsentCategory, type ConsentRecord, consentCategories } from "./consentRecord.ts";
import texts from "#locales/nb/cookie-consent.json";
import {
  accepted,
  consentBox,
  consentDialog,
  ConsentReader,
  denied,
  knownRecord,
  lookAgain,
  pressInDialog,
  showConsent,
  tickedBoxes,
} from "#tests/support/widgets/consentHarness.tsx";
import { memoryCookieJar } from "./memoryCookieJar.ts";
import { CookieConsentProvider } from "./CookieConsentProvider.tsx";

const partial = '{"functional":"accepted","statistics":"accepted"}';

describe("Cookie-consent modal (spec: consent-1)", () => {
  test("'Velg informasjonskapsler' has the buttons 'Godta alle', 'Avvis alle' and 'Godta mine valg', and no way around them", async () => {
    showConsent();
    const buttons = within(consentDialog() as HTMLElement).getAllByRole("button");
    expect(buttons.map(({ textContent }) => textContent)).toEqual(["Godta alle", "Avvis alle", "Godta mine valg"]);
    await userEvent.keyboard("{Escape}");
    expect(consentDialog()).toBeVisible();
  });

  test("all buttons weigh the same (spec: consent-27)", () => {
    showConsent();
    const [all, ...others] = within(consentDialog() as HTMLElement).getAllByRole("button");
    expect(others).toHaveLength(2);
    for (const other of others) {
      expect(other.className).toBe(all?.className);
      expect(other.dataset).toEqual(all?.dataset);
    }
  });

  test("'Avvis alle' is left out where the host says so (spec: consent-28)", () => {
    showConsent({ rejectAll: false });
    const buttons = within(consentDialog() as HTMLElement).getAllByRole("button");
    expect(buttons.map(({ textContent }) => textContent)).toEqual(["Godta alle", "Godta mine valg"]);
  });

  test("one checkbox per category, each explained, none ticked in advance", () => {
    showConsent();
    for (const [name, explanation] of [
      ["Funksjonelle", texts["functional.text"]],
      ["Statistikk", texts["statistics.text"]],
      ["Markedsføring", texts["marketing.text"]],
    ] as const)
      expect(consentBox(name)).toHaveAccessibleDescription(explanation);
    expect(screen.getAllByRole("checkbox")).toHaveLength(3);
    expect(tickedBoxes()).toEqual([]);
  });

  test("names the data controller, and links to privacy where a link is given", () => {
    const { change } = showConsent();
    expect(consentDialog()).toHaveTextContent("Prøve AS (org.nr. 900 000 999) er behandlingsansvarlig.");
    expect(screen.queryByRole("link")).toBeNull();
    change({ dataController: { name: "Prøve SA" }, privacyLink: <a href="/personvern">Personvern</a> });
    expect(consentDialog()).toHaveTextContent("Prøve SA er behandlingsansvarlig.");
    expect(screen.getByRole("link", { name: "Personvern" })).toBeVisible();
  });
});

describe("Cookie consent (spec: consent-8, consent-9, consent-10)", () => {
  test.each<[string, string | undefined, readonly ConsentCategory[], boolean]>([
    ["nothing is stored", undefined, consentCategories, true],
    ["garbage is stored", "%%%", consentCategories, true],
    ["a required category has no choice", partial, consentCategories, true],
    ["the category without a choice is not required", partial, ["functional", "statistics"], false],
    ["every category is denied", denied, consentCategories, false],
    ["every category is accepted, percent-encoded", encodeURIComponent(accepted), consentCategories, false],
    ["the other coding is stored", '{"F":"accepted","S":"accepted","M":"accepted"}', consentCategories, true],
    ["nothing is required", undefined, [], false],
  ])("when %s (%s), with %o required, the modal is open: %s", (_, stored, categories, isOpen) => {
    showConsent({ categories, ...(stored !== undefined && { stored }) });
    expect(consentDialog() !== null).toBe(isOpen);
  });

  test("'Godta alle' writes the cookie, refreshes the consent, calls the host once, announces and closes", async () => {
    const { onAccept, cookies } = showConsent({ path: "/privat", domain: "prove.example" });
    await pressInDialog("Godta alle");
    const all = { functional: "accepted", statistics: "accepted", marketing: "accepted" };
    expect([...cookies.kept.values()]).toEqual([
      {
        name: "prove-consent-v3",
        value: accepted,
        path: "/privat",
        domain: "prove.example",
        maxAgeSeconds: 10_368_000,
      },
    ]);
    expect(knownRecord()).toEqual(all);
    expect(onAccept.mock.calls).toEqual([[all, { isStored: true }]]);
    expect(consentDialog()).toBeNull();
    expect(screen.getByText("Valget ditt er lagret.")).toBeInTheDocument();
  });

  test.each<[ConsentRecord["marketing"], string | undefined]>([
    ["denied", denied.replaceAll("statistics", "ukjent")],
    [null, undefined],
  ])("'Godta alle' leaves a category that is not required as it was: %s", async (marketing, stored) => {
    const { value } = showConsent({ categories: ["statistics"], ...(stored !== undefined && { stored }) });
    await pressInDialog("Godta alle");
    expect(JSON.parse(value() ?? "")).toMatchObject({ statistics: "accepted", marketing });
  });

  test("'Godta mine valg' makes each category accepted or denied", async () => {
    const { onAccept, value } = showConsent();
    await userEvent.click(consentBox("Statistikk"));
    await userEvent.click(consentBox("Markedsføring"));
    await userEvent.click(consentBox("Markedsføring"));
    await pressInDialog("Godta mine valg");
    const mine = { functional: "denied", statistics: "accepted", marketing: "denied" };
    expect(JSON.parse(value() ?? "")).toEqual(mine);
    expect(onAccept.mock.calls).toEqual([[mine, { isStored: true }]]);
    expect(consentDialog()).toBeNull();
  });

  test("'Godta mine valg' with nothing ticked denies everything", async () => {
    const { value } = showConsent();
    await pressInDialog("Godta mine valg");
    expect(value()).toBe(denied);
  });

  test("'Avvis alle' denies every category, whatever is ticked, calls the host once, announces and closes (spec: consent-27)", async () => {
    const { onAccept, value } = showConsent({ categories: ["statistics"] });
    await userEvent.click(consentBox("Statistikk"));
    await pressInDialog("Avvis alle");
    expect(value()).toBe(denied);
    expect(onAccept.mock.calls).toEqual([
      [{ functional: "denied", statistics: "denied", marketing: "denied" }, { isStored: true }],
    ]);
    expect(consentDialog()).toBeNull();
    expect(screen.getByText("Valget ditt er lagret.")).toBeInTheDocument();
  });

  test("'Avvis alle' denies what was accepted before (spec: consent-27)", async () => {
    const { value, reopen } = showConsent({ stored: accepted });
    await reopen();
    expect(tickedBoxes()).toHaveLength(3);
    await pressInDialog("Avvis alle");
    expect(value()).toBe(denied);
    expect(consentDialog()).toBeNull();
  });

  test("in the distributor-specific cookie the categories are coded F, S and M", async () => {
    const { value } = showConsent({ coding: "coded" });
    await userEvent.click(consentBox("Funksjonelle"));
    await pressInDialog("Godta mine valg");
    expect(value()).toBe('{"F":"accepted","S":"denied","M":"denied"}');
  });

  test("the callback that was given last is the one that is called", async () => {
    const { change, onAccept } = showConsent();
    const later = vi.fn<(record: ConsentRecord) => void>();
    change({ onAccept: later });
    await pressInDialog("Godta alle");
    expect(onAccept).not.toHaveBeenCalled();
    expect(later).toHaveBeenCalledOnce();
  });
});

describe("Browser cookies are disabled (spec: consent-12)", () => {
  test("the modal is not shown, and the callback comes once, all three denied, also under StrictMode", async () => {
    const { onAccept, change, reopen } = showConsent({ isOpen: false });
    expect(consentDialog()).toBeNull();
    const all = { functional: "denied", statistics: "denied", marketing: "denied" };
    expect(onAccept.mock.calls).toEqual([[all, { isStored: false }]]);
    expect(knownRecord()).toEqual(all);
    change({});
    lookAgain();
    await reopen();
    expect(consentDialog()).toBeNull();
    expect(onAccept).toHaveBeenCalledOnce();
  });

  test("so too where no category is required, and the modal cannot be asked for", async () => {
    const { onAccept, reopen } = showConsent({ isOpen: false, categories: [] });
    const all = { functional: "denied", statistics: "denied", marketing: "denied" };
    expect(onAccept.mock.calls).toEqual([[all, { isStored: false }]]);
    await reopen();
    expect(consentDialog()).toBeNull();
  });

  test("the callback comes from an effect and not from rendering", () => {
    const onAccept = vi.fn<() => void>();
    const page = (
      <CookieConsentProvider
        cookieName="prove-consent-v3"
        dataController={{ name: "Prøve AS" }}
        cookies={memoryCookieJar({}, false)}
        onAccept={onAccept}
      />
    );
    // Rendered to text: no effect runs.
    renderToString(page);
    expect(onAccept).not.toHaveBeenCalled();
    render(page);
    expect(onAccept).toHaveBeenCalledOnce();
  });

  test("where a choice is stored, the browser is not tested and the host is not notified", () => {
    const { onAccept } = showConsent({ stored: denied, isOpen: false });
    expect(onAccept).not.toHaveBeenCalled();
    expect(knownRecord()).toMatchObject({ statistics: "denied" });
  });
});

describe("A choice that the browser refuses to keep (spec: consent-23)", () => {
  test("is reported to the host, to the page and to the visitor", async () => {
    const { cookies, onAccept } = showConsent();
    vi.spyOn(cookies, "keep").mockImplementation(() => undefined);
    await pressInDialog("Godta alle");
    const all = { functional: "accepted", statistics: "accepted", marketing: "accepted" };
    expect(onAccept.mock.calls).toEqual([[all, { isStored: false }]]);
    expect(screen.getByRole("status", { name: "Lagret" })).toHaveTextContent("false");
    expect(
      screen.getByText("Valget ditt gjelder til du lukker siden. Nettleseren din lagret det ikke."),
    ).toBeInTheDocument();
  });

  test("a choice that the browser stores percent-encoded counts as kept", async () => {
    const { cookies, onAccept } = showConsent();
    const read = cookies.read.bind(cookies);
    vi.spyOn(cookies, "read").mockImplementation((name) => encodeURIComponent(read(name) ?? ""));
    await pressInDialog("Godta mine valg");
    expect(onAccept).toHaveBeenCalledWith(expect.anything(), { isStored: true });
    expect(screen.getByRole("status", { name: "Lagret" })).toHaveTextContent("true");
  });
});

describe("Another application", () => {
  test("needs no settings but the data controller: the cookie has a name, and covers the site", async () => {
    const cookies = memoryCookieJar();
    render(<CookieConsentProvider dataController={{ name: "Prøve AS" }} cookies={cookies} />);
    await pressInDialog("Godta alle");
    expect(cookies.kept.get("cookie-consent-v3")).toMatchObject({ value: accepted, path: "/" });
    expect(cookies.kept.get("cookie-consent-v3")?.domain).toBeUndefined();
    // The page has no announcer of its own.
    expect(screen.getByRole("status")).toHaveTextContent("Valget ditt er lagret.");
  });

  test("replaces single texts", () => {
    showConsent({ texts: { acceptAll: "Ja til alt", dataController: undefined, changeLater: "Ring {{name}}." } });
    const dialog = within(consentDialog() as HTMLElement);
    expect(dialog.getByRole("button", { name: "Ja til alt" })).toBeVisible();
    expect(dialog.getByRole("button", { name: "Godta mine valg" })).toBeVisible();
    expect(consentDialog()).toHaveTextContent("Prøve AS (org.nr. 900 000 999) er behandlingsansvarlig. Ring {{name}}.");
  });

  test("keeps the choice in the cookies of the browser", async () => {
    onTestFinished(() => void (document.cookie = "egen-v3=; max-age=0; path=/"));
    render(<CookieConsentProvider cookieName="egen-v3" dataController={{ name: "Prøve AS" }} />);
    await pressInDialog("Godta mine valg");
    expect(document.cookie).toContain(`egen-v3=${denied}`);
  });
});

describe("The cookie-consent hooks (spec: consent-14)", () => {
  test("must be used inside the consent provider", () => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
    onTestFinished(() => errors.mockRestore());
    const message = "The cookie-consent hooks must be used inside the consent provider";
    expect(() => render(<ConsentReader />)).toThrow(message);
    expect(errors).toHaveBeenCalledWith(message);
  });
});
