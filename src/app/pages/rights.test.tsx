import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { testRights } from "#tests/support/screens/testRights.ts";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const tenant = { rights: testRights };
/** The footer is fetched when the page is idle; with the address of its contact details, at once. */
const atOnce = "/#kontakt-telefon";
const period =
  "Du kan angre et kjøp i 14 dager. For livs- og pensjonsforsikring er fristen 30 dager. Fristen regnes fra den dagen du inngikk avtalen, eller fra den dagen du fikk vilkårene hvis det var senere. Du trenger ikke å si hvorfor.";
const complaint =
  "Skriv til oss først. Er du ikke enig i svaret, kan du klage til Finansklagenemnda (åpnes i ny fane). Klagen må komme innen fristen som står i svaret.";

const main = () => screen.getByRole("main");
const footer = () => screen.findByRole("contentinfo");

/** What a place says of withdrawal: the brand's link, and the time beside it. */
async function expectWithdrawal(place: HTMLElement): Promise<void> {
  const link = await within(place).findByRole("link", { name: "Angre et kjøp (åpnes i ny fane)" });
  expect(link).toHaveAttribute("href", "https://www.fjelltrygd.example/angre");
  expect(link.parentElement).toHaveTextContent(period);
}

/** What a place says of complaints: the insurer, the board, and the limit. */
async function expectComplaint(place: HTMLElement): Promise<void> {
  const link = await within(place).findByRole("link", { name: "Klage (åpnes i ny fane)" });
  expect(link).toHaveAttribute("href", "https://www.fjelltrygd.example/klage");
  expect(within(place).getByRole("link", { name: "Finansklagenemnda (åpnes i ny fane)" })).toHaveAttribute(
    "href",
    "https://www.nemnda.example/klage",
  );
  expect(link.parentElement).toHaveTextContent(complaint);
}

describe("The footer (spec: rights-1, rights-2, rights-3)", () => {
  test("says who insures and who sells, how to withdraw and how to complain", async () => {
    simulator.logIn();
    renderPortal({ path: atOnce, tenant });
    const foot = await footer();
    expect(
      within(foot).getByText(
        "Fjelltrygd Skade AS (org.nr. 900 000 999) er forsikringsgiver. Fjellbanken selger forsikringene som agent for forsikringsgiveren.",
      ),
    ).toBeVisible();
    expect(within(foot).getByRole("heading", { name: "Rettighetene dine" })).toBeVisible();
    await expectWithdrawal(foot);
    await expectComplaint(foot);
  });

  test("says nothing of an agent where the insurer sells itself", async () => {
    renderPortal({ path: atOnce, tenant: { rights: { insurer: { ...testRights.insurer, agent: null } } } });
    const foot = await footer();
    expect(within(foot).getByText(/er forsikringsgiver\.$/)).toBeVisible();
  });

  test("shows nothing that the brand does not name (spec: rights-6)", async () => {
    renderPortal({ path: atOnce });
    const foot = await footer();
    expect(foot).not.toHaveTextContent(/forsikringsgiver|Rettighetene|Klage|Angre/);
  });
});

describe("How to withdraw (spec: rights-3)", () => {
  test.each([true, false])("is on the login page, without a login (login in the portal: %s)", async (direct) => {
    renderPortal({ tenant: { ...tenant, login: { direct } } });
    await screen.findByRole("heading", { level: 1 });
    await expectWithdrawal(main());
  });

  test.each(["vanlig", "ingen"])("is below the agreements of the customer %s", async (who) => {
    simulator.logIn(who);
    renderPortal({ tenant });
    await expectWithdrawal(main());
    const agreements = screen.getByRole("heading", { level: 2, name: "Forsikringene dine" });
    const link = within(main()).getByRole("link", { name: /^Angre et kjøp/ });
    // The last of their section: on a phone the tasks come after it.
    expect(agreements.closest("section")).toContainElement(link);
    expect(agreements.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("is in the menu of small screens; in the bank's app the app opens it", async () => {
    const postMessage = vi.fn<(message: string) => void>();
    vi.stubGlobal("PortalBridge", { postMessage });
    document.cookie = "isMobilbankApp=true";
    onTestFinished(() => {
      vi.unstubAllGlobals();
      document.cookie = "isMobilbankApp=; Max-Age=0";
    });
    simulator.logIn();
    const { user } = renderPortal({ tenant });
    await user.click(await screen.findByRole("button", { name: "Meny" }));
    const menu = within(await screen.findByRole("dialog", { name: "Meny" }));
    // The app has no tabs, so nothing is said of one.
    const link = await menu.findByRole("link", { name: "Angre et kjøp" });
    expect(link.parentElement).toHaveTextContent(period);
    fireEvent.click(link);
    expect(postMessage).toHaveBeenCalledOnce();
    expect(String(postMessage.mock.calls[0]?.[0])).toContain("https://www.fjelltrygd.example/angre");
  });
});

describe("How to complain (spec: rights-2)", () => {
  test("is on a page that refuses a purchase", async () => {
    simulator.logIn();
    renderPortal({ path: "/kjopsinnganger?avvist=uonsket", tenant });
    await screen.findByRole("heading", { level: 1, name: "Du kan ikke kjøpe forsikring på nett" });
    await expectComplaint(main());
  });

  test.each([
    ["en", "nb"],
    ["nn", null],
  ])("marks the Norwegian name of the board only where the page is in English: %s", async (page, mark) => {
    document.documentElement.lang = page;
    document.documentElement.dataset["languages"] = "";
    renderPortal({ path: atOnce, tenant });
    const name = within(await footer()).getByText("Finansklagenemnda");
    expect(name.getAttribute("lang")).toBe(mark);
  });

  test("is on the general error page", async () => {
    simulator.logIn();
    renderPortal({ tenant: { ...tenant, features: { overview: false } } });
    await screen.findByRole("heading", { level: 1, name: "Noe har gått galt" });
    await expectComplaint(main());
  });
});

describe("Product information and terms (spec: rights-4)", () => {
  test("are below the links of their category, in a list of their own", async () => {
    simulator.logIn();
    const { user } = renderPortal({ path: "/kjopsinnganger", tenant });
    await user.click(await screen.findByRole("heading", { level: 2, name: "Kjøretøy" }));
    const product = await screen.findByText("Bilforsikring", { selector: "li > span" });
    await waitFor(() => expect(product).toBeVisible());
    const region = product.closest("section") as HTMLElement;
    expect(region).toHaveAccessibleName("Produktinformasjon og vilkår");
    const documents = within(region);
    const links = documents.getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("target")])).toEqual([
      [
        "Produktinformasjon (IPID) for Bilforsikring (PDF, åpnes i ny fane)",
        "https://www.fjelltrygd.example/bil-ipid.pdf",
        "_blank",
      ],
      ["Vilkår for Bilforsikring (åpnes i ny fane)", "https://www.fjelltrygd.example/bil-vilkar", "_blank"],
    ]);
    // The list of purchases has purchases alone.
    const purchases = within(screen.getByRole("link", { name: "Bil" }).closest("ul") as HTMLElement);
    expect(purchases.queryByRole("link", { name: /Vilkår/ })).not.toBeInTheDocument();
  });

  test("are not in a category without any", async () => {
    simulator.logIn();
    const { user } = renderPortal({ path: "/kjopsinnganger", tenant });
    await user.click(await screen.findByRole("heading", { level: 2, name: "Båt" }));
    await waitFor(() => expect(screen.getByRole("link", { name: "Båt" })).toBeVisible());
    for (const list of screen.getAllByRole("region", { name: "Produktinformasjon og vilkår" }))
      expect(list).not.toBeVisible();
  });
});
