import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { announcements } from "#ui/feedback/announcements.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { baseId } from "#studio/document/StudioDocument.ts";
import type { Proposal, ProposalSummary, SignedIn } from "#studio/document/company/CompanyWire.ts";
import type { ProposalState } from "#studio/document/company/proposalState.ts";
import { render } from "#studio/test/support/renderPage.tsx";
import { LeftOffer } from "../offers/LeftOffer.tsx";
import { CompanyHome } from "./CompanyHome.tsx";
import { LogPage } from "./LogPage.tsx";
import { ProposalPage } from "./ProposalPage.tsx";

const kari = { id: "kari", name: "Kari Nordmann" };
const ola = { id: "ola", name: "Ola Hansen" };
const me: SignedIn = {
  ...kari,
  email: "kari@bank.example",
  readsLog: false,
  makesBrands: false,
  brands: [
    { id: "fjord", name: "Fjord", roles: ["editor"] },
    { id: "vidde", name: "Vidde", roles: ["editor", "owner"] },
  ],
};
const head = "a".repeat(40);
const at = "2026-11-26T08:00:00.000Z";
const approvals = [{ by: ola, at, commit: head }];

const summary = (number: number, title: string, state: ProposalState = { kind: "draft" }): ProposalSummary => ({
  number,
  title,
  author: kari,
  brands: ["fjord"],
  state,
  changedAt: at,
  waitsForMe: false,
});

const proposal = (more: Partial<Proposal> = {}): Proposal => ({
  ...summary(12, "Nytt telefonnummer"),
  head,
  base: "b".repeat(40),
  main: "c".repeat(40),
  changes: [
    {
      brand: "fjord",
      file: "tenants/fjord/tenant.jsonc",
      path: ["footer", "phone"],
      title: "Telefon, i Produksjon",
      before: "80 00 02 02",
      after: "80 00 02 03",
    },
  ],
  comments: [],
  approvalsNeeded: 1,
  conflicts: [],
  may: ["edit", "ask", "comment", "share", "close"],
  served: [],
  livePages: [],
  ...more,
});

/** The calls that were made, and what the server answers; a number is the status of a refusal. */
interface Call {
  readonly address: string;
  readonly body: unknown;
}
let calls: Call[];
let answers: Map<string, unknown>;

beforeEach(() => {
  window.localStorage.setItem("studio.companyFirst", "true");
  calls = [];
  answers = new Map<string, unknown>([
    ["GET /api/company/me", me],
    ["GET /api/company/proposals/12/links", []],
  ]);
  vi.stubGlobal("fetch", (address: string, { method = "GET", body }: RequestInit = {}) => {
    const [path = ""] = address.split("?");
    calls.push({ address: `${method} ${address}`, body: typeof body === "string" ? JSON.parse(body) : undefined });
    const answer = answers.get(`${method} ${path}`);
    if (answer === undefined) return Promise.reject(new Error(`${method} ${path}`));
    if (typeof answer === "string") return Promise.resolve(Response.json({ refused: answer }, { status: 409 }));
    // The page asks again every few seconds: what an act has made of the proposal is there from then on.
    if (path === "/api/company/proposals/12/acts") answers.set("GET /api/company/proposals/12", answer);
    return Promise.resolve(Response.json(answer));
  });
});

const home = { home: "https://studio.example", help: "Inger i Markedsavdelingen" };
const sent = (call: string) => calls.filter(({ address }) => address === call).map(({ body }) => body);

async function openProposal(more?: Partial<Proposal>) {
  answers.set("GET /api/company/proposals/12", proposal(more));
  const { workshop } = render(
    <>
      <LeftOffer />
      <ProposalPage place={{ ...home, proposal: 12 }} number={12} />
    </>,
  );
  await screen.findByRole("heading", { level: 1, name: "Nytt telefonnummer" });
  return workshop;
}

const press = async (name: string, area: Pick<typeof screen, "findByRole"> = screen) =>
  userEvent.click(await area.findByRole("button", { name }));

describe("The first page of a company's studio", () => {
  test("lists proposals with their brands and where they are; each leads to its own host", async () => {
    // A day of the same year: it is said without its year.
    vi.setSystemTime("2026-11-28T12:00:00Z");
    const waiting: ProposalState = { kind: "asked", commit: head, by: kari, at, approvals: [] };
    answers.set("GET /api/company/proposals", { proposals: [summary(12, "Nytt telefonnummer", waiting)] });
    render(<CompanyHome place={home} />);
    const link = await screen.findByRole("link", { name: "Nytt telefonnummer" });
    expect(link.getAttribute("href")).toBe("https://forslag12.studio.example");
    expect(screen.getByText("Kari Nordmann, 26. november · Fjord")).toBeDefined();
    expect(screen.getByText("Venter på godkjenning")).toBeDefined();
    expect(screen.getByRole("link", { name: "Vidde" }).getAttribute("href")).toBe(
      "https://main.studio.example/merke/vidde",
    );
  });

  test.each([
    ["Mine", /Velg «Nytt forslag»/],
    ["Venter på meg", /Ingenting venter på deg/],
    ["Ute denne uken", /de siste sju dagene/],
    ["Alle", /ingen forslag ennå/],
  ])("an empty list says what to do: %s", async (list, words) => {
    answers.set("GET /api/company/proposals", { proposals: [] });
    render(<CompanyHome place={home} />);
    await userEvent.click(await screen.findByRole("radio", { name: list }));
    expect(await screen.findByText(words)).toBeDefined();
  });

  test("how many proposals a list has is read out when it is chosen", async () => {
    answers.set("GET /api/company/proposals", { proposals: [] });
    render(<CompanyHome place={home} />);
    await userEvent.click(await screen.findByRole("radio", { name: "Alle" }));
    await waitFor(() =>
      expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("0 forslag i listen"),
    );
  });

  test("the list and the search are in the address, where who comes back finds them", async () => {
    answers.set("GET /api/company/proposals", { proposals: [] });
    const { unmount } = render(<CompanyHome place={home} />);
    await userEvent.click(await screen.findByRole("radio", { name: "Alle" }));
    await userEvent.type(screen.getByRole("searchbox"), "logo");
    expect(window.location.search).toBe("?liste=all&sok=logo");
    unmount();
    render(<CompanyHome place={home} />);
    expect(await screen.findByRole("radio", { name: "Alle", checked: true })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("logo");
    window.history.replaceState(null, "", "/");
  });

  test.each([
    ["editor", "Mine", true],
    ["approver", "Venter på meg", false],
    ["publisher", "Venter på meg", false],
    ["reader", "Alle", false],
  ] as const)("who is %s sees the list «%s» first; «Nytt forslag» is there: %s", async (...row) => {
    const [role, list, isOffered] = row;
    answers.set("GET /api/company/me", { ...me, brands: [{ id: "fjord", name: "Fjord", roles: ["reader", role] }] });
    answers.set("GET /api/company/proposals", { proposals: [] });
    render(<CompanyHome place={home} />);
    expect(await screen.findByRole("radio", { name: list, checked: true })).toBeDefined();
    expect(screen.queryAllByRole("button", { name: "Nytt forslag" })).toHaveLength(isOffered ? 1 : 0);
  });

  test("who only reads has no proposals to make; who has no brand is told whom to ask", async () => {
    answers.set("GET /api/company/me", { ...me, brands: [{ id: "fjord", name: "Fjord", roles: ["reader"] }] });
    answers.set("GET /api/company/proposals", { proposals: [] });
    render(<CompanyHome place={home} />);
    await userEvent.click(await screen.findByRole("radio", { name: "Mine" }));
    expect(await screen.findByText(/Du kan se på forslag, men ikke lage dem/)).toBeDefined();
    cleanup();
    window.history.replaceState(null, "", "/");
    answers.set("GET /api/company/me", { ...me, brands: [] });
    render(<CompanyHome place={home} />);
    expect(await screen.findByText(/Du har ikke tilgang til noe merke/)).toBeDefined();
  });

  test("the three steps go, and the focus is on the heading", async () => {
    window.localStorage.removeItem("studio.companyFirst");
    answers.set("GET /api/company/proposals", { proposals: [] });
    render(<CompanyHome place={home} />);
    await userEvent.click(await screen.findByRole("button", { name: "Skjønner" }));
    expect(screen.queryByText(/Send det til godkjenning/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  });

  test("who cannot propose is not told to begin a proposal", async () => {
    window.localStorage.removeItem("studio.companyFirst");
    answers.set("GET /api/company/proposals", { proposals: [] });
    answers.set("GET /api/company/me", { ...me, brands: [{ id: "fjord", name: "Fjord", roles: ["approver"] }] });
    render(<CompanyHome place={home} />);
    await screen.findByRole("radio", { name: "Alle" });
    expect(screen.queryByText(/Begynn et forslag/)).toBeNull();
  });

  test("a search asks the server for its words; more are shown on demand", async () => {
    // The list itself is not asked for again meanwhile.
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    answers.set("GET /api/company/proposals", { proposals: [summary(12, "Nytt telefonnummer")], next: "12" });
    render(<CompanyHome place={home} />);
    await screen.findByRole("link", { name: "Nytt telefonnummer" });
    answers.set("GET /api/company/proposals", "disk-full");
    await press("Vis flere");
    expect(await screen.findByRole("alert")).toBeVisible();
    answers.set("GET /api/company/proposals", { proposals: [summary(11, "Ny farge")] });
    await press("Vis flere");
    expect(await screen.findByRole("link", { name: "Ny farge" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Nytt telefonnummer" })).toBeDefined();
    answers.set("GET /api/company/proposals", { proposals: [] });
    await userEvent.type(screen.getByRole("searchbox"), "telefon");
    expect(await screen.findByText(/Ingen forslag her passer med «telefon». Prøv «Alle»/)).toBeDefined();
    expect(calls.at(-1)?.address).toBe("GET /api/company/proposals?list=waiting&q=telefon&after=");
  });

  test("a new proposal needs a name; a call that fails keeps it", async () => {
    answers.set("GET /api/company/proposals", { proposals: [] });
    render(<CompanyHome place={home} />);
    await userEvent.click(await screen.findByRole("button", { name: "Nytt forslag" }));
    const field = screen.getByRole("textbox", { name: "Hva skal endres?" });
    expect(field).toHaveAccessibleDescription(/Høyst 150 tegn\.$/);
    await press("Begynn");
    expect(await screen.findByText("Skriv hva som skal endres.")).toBeDefined();
    expect(document.activeElement).toBe(field);
    answers.set("POST /api/company/proposals", "disk-full");
    await userEvent.type(field, "Ny logo");
    await press("Begynn");
    expect(await screen.findByText(/spør Inger i Markedsavdelingen/)).toBeDefined();
    expect((field as HTMLInputElement).value).toBe("Ny logo");
    expect(sent("POST /api/company/proposals")).toEqual([{ title: "Ny logo" }]);
  });
});

describe("The order of a proposal's page", () => {
  test("what can be done comes after where it is and before the changes, for the keyboard as for the eye", async () => {
    await openProposal({ may: ["ask", "rename", "comment"] });
    const ask = screen.getByRole("button", { name: "Send til godkjenning" });
    const order = [
      screen.getByRole("heading", { level: 1 }),
      ask,
      screen.getByRole("heading", { name: "Det som endres" }),
      screen.getByRole("heading", { name: "Kommentarer" }),
    ];
    for (const [place, element] of order.slice(1).entries())
      expect(order[place]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe("The page of a proposal", () => {
  test("says what is changed in words, with both values and the environment", async () => {
    await openProposal();
    const part = screen.getByRole("region", { name: "Det som endres" });
    expect(part.textContent).toContain("Telefon, i Produksjon 80 00 02 02 → blir 80 00 02 03");
    expect(within(part).getByRole("link", { name: "Endre Fjord" }).getAttribute("href")).toBe("/merke/fjord");
    expect(within(part).getByRole("link", { name: "Vidde" })).toBeDefined();
  });

  test("a value that is taken away is called so; a brand that somebody only reads is not offered", async () => {
    const [vidde, bre] = [
      { id: "vidde", name: "Vidde", roles: ["editor"] },
      { id: "bre", name: "Bre", roles: ["reader"] },
    ] as const;
    answers.set("GET /api/company/me", { ...me, brands: [vidde, bre] });
    const [change] = proposal().changes;
    await openProposal({ changes: change === undefined ? [] : [{ ...change, after: "ingen verdi" }] });
    const part = screen.getByRole("region", { name: "Det som endres" });
    expect(part.textContent).toContain("80 00 02 02 → blir ingen verdi");
    expect(within(part).getByRole("link", { name: "Vidde" })).toBeDefined();
    expect(within(part).queryByRole("link", { name: "Bre" })).toBeNull();
  });

  test.each<[readonly string[], readonly (string | null)[]]>([
    [
      ["reader", "editor", "base"],
      ["/merke/fjord", "/felles"],
    ],
    [["reader", "editor"], ["/merke/fjord"]],
  ])("with the roles %j it leads to %j", async (roles, addresses) => {
    answers.set("GET /api/company/me", { ...me, brands: [{ id: "fjord", name: "Fjord", roles }] });
    await openProposal({ brands: [], changes: [] });
    const part = within(screen.getByRole("region", { name: "Det som endres" }));
    expect(part.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(addresses);
  });

  test("an editor of all brands without the role for what they share is told who can change it", async () => {
    const words = "Felles verdier kan bare endres av dem som har rollen for det.";
    answers.set("GET /api/company/me", { ...me, makesBrands: true });
    await openProposal();
    expect(screen.getByText(words)).toBeDefined();
    cleanup();
    const brands = [{ id: "fjord", name: "Fjord", roles: ["editor", "base"] }];
    answers.set("GET /api/company/me", { ...me, makesBrands: true, brands });
    await openProposal();
    expect(screen.queryByText(words)).toBeNull();
  });

  test("offers what its reader may do now, and nothing else", async () => {
    await openProposal({ may: ["approve", "return", "comment"] });
    expect(screen.getByRole("button", { name: "Godkjenn" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Publiser nå" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Endre Fjord" })).toBeNull();
    expect(screen.getByRole("link", { name: "Se Fjord" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Lag lenke" })).toBeNull();
  });

  test("what is over leads to no page of a brand", async () => {
    const state: ProposalState = { kind: "live", approvals, by: ola, at, merge: "f".repeat(40) };
    await openProposal({ may: ["comment"], state });
    expect(screen.getByText("Telefon, i Produksjon")).toBeDefined();
    expect(screen.queryByRole("link", { name: "Se Fjord" })).toBeNull();
  });

  test("an act names the commit that was seen, and the page shows what it has become", async () => {
    await openProposal();
    const asked: ProposalState = { kind: "asked", commit: head, by: kari, at, approvals: [] };
    answers.set("POST /api/company/proposals/12/acts", proposal({ state: asked, may: ["comment"] }));
    await press("Send til godkjenning");
    expect(await screen.findByText("1 person må godkjenne.")).toBeDefined();
    expect(sent("POST /api/company/proposals/12/acts")).toEqual([{ act: "ask", head }]);
    expect(screen.queryByRole("button", { name: "Send til godkjenning" })).toBeNull();
  });

  test("a proposal that somebody has changed meanwhile is shown as it is, with the reason", async () => {
    await openProposal({ may: ["approve"] });
    answers.set("POST /api/company/proposals/12/acts", "changedMeanwhile");
    answers.set("GET /api/company/proposals/12", proposal({ may: ["approve"], changes: [], brands: [] }));
    await press("Godkjenn");
    expect(await screen.findByText(/Noen andre har endret forslaget/)).toBeDefined();
    await waitFor(() => expect(screen.queryByText("Telefon, i Produksjon")).toBeNull());
  });

  test("what a dialog asks is refused in the dialog, once for two presses", async () => {
    await openProposal({ may: ["return"] });
    answers.set("POST /api/company/proposals/12/acts", "remote");
    await press("Send tilbake");
    const dialog = within(screen.getByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox"), "Feil nummer");
    const button = dialog.getByRole("button", { name: "Send tilbake" });
    fireEvent.click(button);
    fireEvent.click(button);
    expect((await dialog.findByRole("alert")).textContent).toContain("Prøv igjen om litt");
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    expect(dialog.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Feil nummer");
    expect(sent("POST /api/company/proposals/12/acts")).toHaveLength(1);
    await press("Avbryt", dialog);
    await press("Send tilbake");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("an act leaves the focus on the name of the proposal, also when its comments are sent anew", async () => {
    const comments = () => [{ id: 1, by: ola, at, text: "Er det gratis?", resolved: false }];
    await openProposal({ comments: comments() });
    const asked: ProposalState = { kind: "asked", commit: head, by: kari, at, approvals: [] };
    const answer = proposal({ state: asked, may: ["comment"], comments: comments() });
    answers.set("POST /api/company/proposals/12/acts", answer);
    await press("Send til godkjenning");
    await screen.findByText("1 person må godkjenne.");
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  });

  test.each<[string, Partial<Proposal>]>([
    ["Dette kan godkjennes av Ola Hansen.", { approvers: ["Ola Hansen"], approverGroups: [] }],
    [
      "Dette kan godkjennes av Ola Hansen, alle i gruppen studio-eiere og andre som har rollen godkjenner. De som har endret noe i forslaget, kan ikke godkjenne det selv.",
      {
        approvers: ["Ola Hansen"],
        approverGroups: [
          "studio-eiere",
          "5f3c0c1e-0000-4000-8000-000000000001",
          "5f3c0c1e-0000-4000-8000-000000000002",
        ],
      },
    ],
    [
      "Ingen har rollen som trengs for å godkjenne dette. Spør Inger i Markedsavdelingen.",
      { approvers: [], approverGroups: [] },
    ],
    [
      "Bare Ola Hansen kan godkjenne dette. Spør Inger i Markedsavdelingen om at flere får rollen.",
      { approvers: ["Ola Hansen"], approverGroups: [], approvalsNeeded: 2 },
    ],
  ])("says who can approve it: %s", async (words, more) => {
    await openProposal({ state: { kind: "asked", commit: head, by: kari, at, approvals: [] }, ...more });
    expect(screen.getByText(words)).toBeDefined();
    cleanup();
    await openProposal(more);
    expect(screen.getByText(words)).toBeDefined();
  });

  test.each([
    [0, "Endringen sendes av gårde da, og er ute noen minutter senere."],
    [1, "Endringen sendes av gårde 1 minutt før, så den er ute omtrent da."],
    [5, "Endringen sendes av gårde 5 minutter før, så den er ute omtrent da."],
  ])("a time says when the change is sent and when it is out: %s minutes before", async (minutesBefore, words) => {
    await openProposal({
      minutesBefore,
      may: ["plan", "publish"],
      state: { kind: "approved", commit: head, approvals },
    });
    await press("Velg tidspunkt");
    expect(screen.getByText(`Norsk tid. ${words}`)).toBeVisible();
    cleanup();
    const planned = { kind: "planned", commit: head, approvals, by: ola, for: "2099-01-01T08:00:00Z" } as const;
    await openProposal({ minutesBefore, may: ["plan", "unplan", "publish"], state: planned });
    expect(screen.getByText(words)).toBeVisible();
    for (const name of ["Publiser nå", "Avlys tidspunktet"])
      expect(screen.getByRole("button", { name })).toHaveAttribute("data-variant", "secondary");
  });

  test.each<[string, Partial<Proposal>]>([
    [
      "Kan publiseres av Per Lie og alle i gruppen studio-eiere.",
      { publishers: ["Per Lie"], publisherGroups: ["studio-eiere"] },
    ],
    [
      "Ingen har rollen som trengs for å publisere dette. Spør Inger i Markedsavdelingen.",
      { publishers: [], publisherGroups: [] },
    ],
  ])("says who can publish it when it is approved, to who cannot: %s", async (words, more) => {
    const approved: Partial<Proposal> = { ...more, state: { kind: "approved", commit: head, approvals } };
    await openProposal({ ...approved, may: ["comment"] });
    expect(screen.getByText(words)).toBeVisible();
    cleanup();
    await openProposal({ ...approved, may: ["publish"] });
    expect(screen.queryByText(words)).toBeNull();
  });

  test.each([
    ["who may change it is told how", ["edit"], /^Ingenting er endret ennå\. Velg et merke/],
    ["nobody else is", ["comment", "reopen"], /^Ingenting er endret\.$/],
  ] as const)("without changes: %s", async (_, may, words) => {
    await openProposal({ changes: [], brands: [], may });
    expect(screen.getByText(words)).toBeVisible();
  });

  test("is closed after a question that says what becomes of it, and opened again", async () => {
    await openProposal({ may: ["close"] });
    await press("Lukk forslaget");
    const dialog = within(screen.getByRole("dialog"));
    expect(
      dialog.getByText(
        "Det blir ikke publisert. Endringer som ikke er lagret, går tapt. Det som er lagret, kan fortsatt leses her, og du kan åpne forslaget igjen.",
      ),
    ).toBeDefined();
    const closed: ProposalState = { kind: "closed", by: kari, at };
    answers.set("POST /api/company/proposals/12/acts", proposal({ state: closed, may: ["comment", "reopen"] }));
    await press("Lukk forslaget", dialog);
    answers.set("POST /api/company/proposals/12/acts", proposal());
    await press("Åpne igjen");
    expect(await screen.findByRole("button", { name: "Send til godkjenning" })).toBeDefined();
    expect(sent("POST /api/company/proposals/12/acts").at(-1)).toEqual({ act: "reopen", head });
  });

  test.each([
    [["fjord", "vidde"], "Kundene til Fjord og Vidde får endringen."],
    [[baseId], "Kundene til alle merkene som ikke har sine egne verdier, får endringen."],
  ])("asks once before it is published, with the names of the brands: %j", async (brands, words) => {
    await openProposal({ may: ["publish"], brands, state: { kind: "approved", commit: head, approvals } });
    await press("Publiser nå");
    const dialog = within(screen.getByRole("dialog", { name: "Publisere til kundene?" }));
    expect(dialog.getByText(words)).toBeDefined();
    expect(sent("POST /api/company/proposals/12/acts")).toEqual([]);
    const merging: ProposalState = { kind: "merging", commit: head, approvals, by: kari, at };
    answers.set("POST /api/company/proposals/12/acts", proposal({ state: merging, may: ["comment"] }));
    await press("Publiser nå", dialog);
    expect(await screen.findByText("Endringen tas inn i det som gjelder")).toBeDefined();
    expect(sent("POST /api/company/proposals/12/acts")).toEqual([{ act: "publish", head }]);
  });

  test("is sent back with a reason alone", async () => {
    await openProposal({ may: ["return"] });
    await press("Send tilbake");
    const dialog = screen.getByRole("dialog");
    await press("Send tilbake", within(dialog));
    expect(await within(dialog).findByText(/Skriv hva som må endres/)).toBeDefined();
    expect(sent("POST /api/company/proposals/12/acts")).toEqual([]);
    const returned: ProposalState = { kind: "draft", returned: { by: ola, at, reason: "Feil nummer" } };
    answers.set("POST /api/company/proposals/12/acts", proposal({ state: returned }));
    await userEvent.type(within(dialog).getByRole("textbox"), "Feil nummer");
    await press("Send tilbake", within(dialog));
    expect(await screen.findByText("Ola Hansen vil ha det endret")).toBeDefined();
    expect(screen.getByText("Feil nummer")).toBeDefined();
  });

  test("is planned for a time to come alone", async () => {
    await openProposal({ may: ["plan"], state: { kind: "approved", commit: head, approvals } });
    await press("Velg tidspunkt");
    const dialog = within(screen.getByRole("dialog"));
    const field = dialog.getByLabelText("Når skal det publiseres?");
    for (const time of ["", "2001-01-01T07:00"]) {
      fireEvent.change(field, { target: { value: time } });
      await press("Velg tidspunkt", dialog);
      expect(field.getAttribute("aria-invalid")).toBe("true");
      expect(document.activeElement).toBe(field);
    }
    expect(sent("POST /api/company/proposals/12/acts")).toEqual([]);
    const time = "2099-12-01T07:00";
    const planned: ProposalState = { kind: "planned", commit: head, approvals, by: ola, for: time };
    answers.set(
      "POST /api/company/proposals/12/acts",
      proposal({ state: planned, may: ["publish", "plan", "unplan"] }),
    );
    fireEvent.change(field, { target: { value: time } });
    await press("Velg tidspunkt", dialog);
    expect(await screen.findByRole("button", { name: "Avlys tidspunktet" })).toBeDefined();
    expect(sent("POST /api/company/proposals/12/acts")).toEqual([{ act: "plan", head, for: time }]);
    // One that is planned is not planned once more.
    expect(screen.queryByRole("button", { name: "Velg tidspunkt" })).toBeNull();
  });

  test("what is over has no pictures, no findings and no pages: a comment says what it is about without a link", async () => {
    const about = { brand: "fjord", path: ["footer", "phone"] };
    const comments = [{ id: 1, by: ola, at, text: "Er det gratis?", field: about, resolved: false }];
    await openProposal({ comments });
    expect(screen.getByText("Se før og etter")).toBeDefined();
    expect(screen.getByRole("link", { name: /^Om Fjord, Telefon/ })).toBeDefined();
    cleanup();
    const state = { kind: "live", merge: head, approvals, at, by: ola } as const;
    await openProposal({ may: [], comments, state });
    expect(screen.queryByText("Se før og etter")).toBeNull();
    expect(screen.getByText(/^Om Fjord, Telefon/)).toBeDefined();
    expect(screen.queryByRole("link", { name: /^Om Fjord, Telefon/ })).toBeNull();
  });

  test("the end of a publication is read out: nobody has pressed anything", async () => {
    const said = vi.spyOn(announcements, "announce");
    const merged: ProposalState = { kind: "merged", commit: head, merge: head, approvals, by: ola, at };
    await openProposal({ may: [], state: merged });
    const live: ProposalState = {
      kind: "live",
      approvals,
      by: ola,
      at: "2026-11-26T08:00:00Z",
      merge: "f".repeat(40),
    };
    answers.set("GET /api/company/proposals/12", proposal({ may: [], state: live }));
    await waitFor(() => expect(said).toHaveBeenCalledWith("Forslaget har fått ny status: Ute hos kundene."));
  });

  const merged = { kind: "merged", commit: head, merge: head, approvals, by: ola, at } as const;

  test("what is on its way says for each brand what its customers have, and how far the CI is", async () => {
    const served: Proposal["served"] = [
      { brand: "fjord", kind: "with", since: at },
      { brand: "vidde", kind: "behindCode" },
      { brand: "a", kind: "without" },
      { brand: "b", kind: "without" },
      { brand: "c", kind: "unchanged" },
      { brand: "d", kind: "unknown", since: at },
    ];
    const ci = { status: "running", words: "Sjekker 3 av 7" } as const;
    await openProposal({ may: [], state: merged, served, ci, isLate: true });
    expect(screen.getByText("Kontrolleres før publisering: Sjekker 3 av 7")).toBeDefined();
    for (const line of [
      /^Fjord: ute siden .*kl\. 09\.00$/,
      /^Vidde: venter på en kodeendring fra utviklerne$/,
      /^a og b: på vei$/,
      /^c: ingen endring for kundene$/,
      /^d: vet ikke, siden .*kl\. 09\.00\./,
      /^Det er ikke ute etter en time. Spør Inger/,
    ])
      expect(screen.getByText(line)).toBeDefined();
  });

  test("what the CI has refused says so, whom to ask, and what it said", async () => {
    const state = { ...merged, refused: { at, words: "2 journeys of fjord failed" } } as const;
    await openProposal({ may: ["takeBack"], state });
    expect(screen.getByText(/godtok det ikke. Kundene har det samme som før. Spør Inger/)).toBeDefined();
    expect(screen.getByText("2 journeys of fjord failed")).toBeDefined();
    expect(screen.getByText("Stoppet på vei til kundene")).toBeDefined();
  });

  test("a pull request has its address", async () => {
    const pullRequest = "https://ci.example/pr/7";
    await openProposal({ may: [], state: { kind: "merging", commit: head, approvals, by: ola, at, pullRequest } });
    expect(screen.getByText("Venter på utviklerne")).toBeDefined();
    expect(screen.getByRole("link", { name: pullRequest })).toBeDefined();
  });

  test("what is live says where, and when it was to be live", async () => {
    const state = { kind: "live", merge: head, approvals, at, by: ola, for: at } as const;
    const livePages = [{ brand: "fjord", address: "https://forsikring.fjord.example/" }];
    await openProposal({ may: [], state, livePages, served: [{ brand: "fjord", kind: "with", since: at }] });
    const link = screen.getByRole("link", { name: "Se Fjord slik kundene ser det" });
    expect(link.getAttribute("href")).toBe("https://forsikring.fjord.example/");
    expect(screen.getByText(/^Tidspunktet var .*kl\. 09\.00\.$/)).toBeDefined();
  });

  test("what changes nothing for customers, and what is not there any more, says so", async () => {
    const state = { kind: "live", merge: head, approvals, at, by: ola } as const;
    await openProposal({ may: [], state, served: [{ brand: "fjord", kind: "unchanged" }] });
    expect(screen.getByText("Ingen endring for kundene")).toBeDefined();
    cleanup();
    await openProposal({ may: [], state, served: [{ brand: "fjord", kind: "without" }] });
    expect(screen.getByText("Fjord: ikke ute lenger")).toBeDefined();
  });

  test("taking back says before what it does for each brand, and afterwards what it did", async () => {
    const state = { kind: "live", merge: head, approvals, at, by: ola } as const;
    const takeBackPlan = { rollsBack: ["fjord"], newer: ["vidde"], others: [] };
    await openProposal({ may: ["takeBack"], state, takeBackPlan });
    await press("Ta tilbake");
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText(/^Fjord: kundene får den forrige utgaven med en gang/)).toBeDefined();
    expect(within(dialog).getByText(/^Vidde: noe nyere er ute/)).toBeDefined();
    cleanup();
    const reverted = { kind: "reverted", merge: head, revert: head, by: ola, at, rolledBack: ["fjord"] } as const;
    const served: Proposal["served"] = [
      { brand: "fjord", kind: "without" },
      { brand: "vidde", kind: "with", since: at },
    ];
    await openProposal({ may: [], state: reverted, served });
    expect(screen.getByText("Den forrige utgaven ble satt inn for Fjord.")).toBeDefined();
    expect(screen.getByText(/Det som er kommet etter den, er fortsatt ute/)).toBeDefined();
    expect(screen.getByText("Vidde: fortsatt ute")).toBeDefined();
    expect(screen.queryByText(/^Tatt tilbake/)).toBeNull();
  });

  test("what no customer has any more is not said to be on its way to them", async () => {
    const state = { kind: "reverted", merge: head, revert: head, by: ola, at, rolledBack: ["fjord"] } as const;
    await openProposal({ may: [], state, served: [{ brand: "fjord", kind: "without" }] });
    expect(screen.getByText("Kundene har det ikke lenger")).toBeDefined();
    expect(screen.getByText(/Det står «Tatt tilbake» her når en ny utgave uten den er ute/)).toBeDefined();
    expect(screen.queryByText("Tas tilbake, på vei til kundene")).toBeNull();
    expect(screen.queryByText("Fjord: kundene har det ikke")).toBeNull();
  });

  test("fields that were changed again are chosen by who takes it back", async () => {
    const failed = { at, reason: "conflict" } as const;
    const state = { kind: "reverting", merge: head, by: ola, at, step: "revert", rolledBack: [], failed } as const;
    const side = (value: string) => ({ value, by: ola });
    const conflicts = [
      { brand: "fjord", title: "Telefon", file: "f", path: ["a"], ours: side("2"), theirs: side("1") },
    ];
    await openProposal({ may: ["takeBack"], state, conflicts });
    expect(screen.getByText(/De samme feltene er endret igjen siden/)).toBeDefined();
    expect(screen.getByRole("radio", { name: /^Gjelder nå, Ola Hansen: 2/ })).toBeDefined();
    expect(screen.getByRole("radio", { name: /^Fra før forslaget, Ola Hansen: 1/ })).toBeDefined();
    expect(screen.getByRole("button", { name: "Bruk det som er valgt" })).toBeDefined();
  });

  test("a small correction shows before and after, and is one act", async () => {
    await openProposal({ may: ["edit", "ask", "correct"] });
    answers.set("POST /api/company/proposals/12/acts", proposal({ may: [], state: merged }));
    await press("Rett og publiser");
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText(/Ingen andre trenger å godkjenne/)).toBeDefined();
    expect(within(dialog).getAllByRole("listitem").length).toBeGreaterThan(0);
    await userEvent.click(within(dialog).getByRole("button", { name: "Rett og publiser" }));
    await waitFor(() => expect(screen.getAllByText("På vei til kundene").length).toBeGreaterThan(0));
    expect(sent("POST /api/company/proposals/12/acts")).toEqual([{ act: "correct", head }]);
  });

  test.each([
    ["conflict", /endret de samme feltene/],
    ["late", /mens studioet var stengt/],
    ["remote", /lageret svarer ikke/],
    ["newRoad", /fortsatt godkjent: publiser det på nytt/],
    ["disk-full", /ikke plass på disken. Kundene har det samme som før. Be Inger/],
    ["failed", /Noe gikk galt. Kundene har det samme som før. Prøv igjen, eller spør Inger/],
  ] as const)("a publication that ended says why, and whom to ask: %s", async (reason, words) => {
    const failed = { at, reason, detail: "remote: protected branch" } as const;
    await openProposal({ may: ["publish"], state: { kind: "approved", commit: head, approvals, failed } });
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByText("remote: protected branch")).toBeDefined();
    expect(screen.getByText("Godkjent av Ola Hansen")).toBeDefined();
    expect(screen.getByText("Ikke publisert")).toBeDefined();
  });

  test.each([
    ["not", {}, 0],
    ["", { notSent: true }, 1],
  ] as const)("says %s that what was saved is not sent to the remote yet", async (_, more, count) => {
    await openProposal(more);
    expect(screen.queryAllByText("Lagret, ikke sendt ennå")).toHaveLength(count);
  });

  test.each([
    ["not", {}, 0],
    ["", { notNoted: true }, 1],
  ] as const)("says %s that the studio cannot note what it does", async (_, more, count) => {
    const state = { kind: "merging", commit: head, approvals, by: ola, at } as const;
    await openProposal({ may: [], state, ...more });
    expect(screen.queryAllByText(/Disken kan være full.*Spør Inger/)).toHaveLength(count);
  });

  test("a comment is marked as done; one that cannot be stays, with the reason", async () => {
    const said = (resolved: boolean) => [{ id: 7, by: ola, at, text: "Er det gratis?", resolved }];
    await openProposal({ comments: said(false) });
    answers.set("POST /api/company/proposals/12/comments/7/resolved", "remote");
    await press("Merk som ferdig");
    expect(await screen.findByText(/Prøv igjen om litt/)).toBeDefined();
    answers.set("POST /api/company/proposals/12/comments/7/resolved", said(true));
    await press("Merk som ferdig");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Merk som ferdig" })).toBeNull());
    expect(screen.queryByText(/Prøv igjen om litt/)).toBeNull();
  });

  test("a comment without words is asked for, and not sent", async () => {
    await openProposal();
    await press("Send");
    expect(await screen.findByText("Skriv en kommentar først.")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Ny kommentar" }));
    expect(sent("POST /api/company/proposals/12/comments")).toEqual([]);
  });

  test("a comment about a field; one that is not sent is not lost", async () => {
    await openProposal();
    const field = screen.getByRole("textbox", { name: "Ny kommentar" });
    await userEvent.selectOptions(
      screen.getByRole("combobox", { name: "Hva gjelder det?" }),
      "Fjord, Telefon, i Produksjon",
    );
    await userEvent.type(field, "Er det gratis å ringe?");
    await press("Send");
    expect(await screen.findByText(/Det du skrev, står her fortsatt/)).toBeDefined();
    expect((field as HTMLTextAreaElement).value).toBe("Er det gratis å ringe?");
    const about = { brand: "fjord", path: ["footer", "phone"] };
    const said = [{ id: 1, by: kari, at, text: "Er det gratis å ringe?", field: about, resolved: false }];
    answers.set("POST /api/company/proposals/12/comments", said);
    await press("Send");
    expect(await screen.findByText("Om Fjord, Telefon, i Produksjon")).toBeDefined();
    expect(sent("POST /api/company/proposals/12/comments").at(-1)).toEqual({
      text: "Er det gratis å ringe?",
      field: about,
    });
    expect((field as HTMLTextAreaElement).value).toBe("");
  });

  test("a conflict with the main branch is decided field by field", async () => {
    const conflict = {
      brand: "fjord",
      title: "Telefon",
      file: "tenants/fjord/tenant.jsonc",
      path: ["footer", "phone"],
      ours: { value: "80 00 02 03", by: kari },
      theirs: { value: "80 00 02 04", by: ola },
    };
    await openProposal({ conflicts: [conflict] });
    await userEvent.click(screen.getByRole("radio", { name: "Gjelder nå, Ola Hansen: 80 00 02 04" }));
    answers.set("POST /api/company/proposals/12/update", "changedMeanwhile");
    await press("Bruk det som er valgt");
    expect(await screen.findByText(/Noen andre har endret forslaget/)).toBeDefined();
    answers.set("POST /api/company/proposals/12/update", proposal({ conflicts: [] }));
    await press("Bruk det som er valgt");
    await waitFor(() => expect(screen.queryByRole("radio", { name: /Gjelder nå/ })).toBeNull());
    expect(sent("POST /api/company/proposals/12/update").at(-1)).toEqual({
      head,
      main: "c".repeat(40),
      choices: ["theirs"],
    });
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
    cleanup();
    await openProposal({ may: ["approve"], conflicts: [conflict] });
    expect(screen.queryByRole("button", { name: "Bruk det som er valgt" })).toBeNull();
  });

  test("the address of a link is shown when it was made, and never again", async () => {
    await openProposal();
    const link = { id: "1", brand: "fjord", by: kari, endsAt: "2026-12-03T08:00:00.000Z" };
    const address = "https://2--forslag12--delt--fjord.studio.example/studio/lenke?nr=hemmelig";
    answers.set("POST /api/company/proposals/12/links", { ...link, address });
    await press("Lag lenke");
    expect(await screen.findByDisplayValue(address)).toBeDefined();
    await userEvent.setup().click(screen.getByRole("button", { name: "Kopier lenken" }));
    expect(await navigator.clipboard.readText()).toBe(address);
    expect(sent("POST /api/company/proposals/12/links")).toEqual([{ brand: "fjord", days: 7 }]);
    answers.set("POST /api/company/proposals/12/links/1/revoked", []);
    await press("Slutt å dele");
    expect(await screen.findByText("Ingen lenker virker nå.")).toBeDefined();
  });

  test("a link that is made before the list has come hides no other", async () => {
    answers.set("GET /api/company/proposals/12/links", "remote");
    await openProposal();
    const link = { id: "2", brand: "fjord", by: kari, endsAt: "2026-12-03T08:00:00.000Z" };
    answers.set("POST /api/company/proposals/12/links", { ...link, address: "https://delt.studio.example/" });
    answers.set("GET /api/company/proposals/12/links", [link, { ...link, id: "1", by: ola }]);
    await press("Lag lenke");
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Slutt å dele" })).toHaveLength(2));
    expect(screen.getByDisplayValue("https://delt.studio.example/")).toBeDefined();
  });

  test("a link that cannot be made, and a list that does not come, say so; what all brands share has no link", async () => {
    answers.set("GET /api/company/proposals/12/links", "remote");
    await openProposal({ brands: [baseId, "fjord"] });
    expect(await screen.findByText(/Lenkene kunne ikke hentes/)).toBeDefined();
    const brands = screen.getByRole("combobox", { name: "Merke" });
    expect(
      within(brands)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["Fjord"]);
    answers.set("POST /api/company/proposals/12/links", "limit");
    await press("Lag lenke");
    expect(await screen.findByText(/Det ble for mange forespørsler/)).toBeDefined();
  });

  test("what the studio works on is asked for again, until it is done", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      await openProposal({
        may: [],
        state: { kind: "merged", commit: head, merge: head, approvals, by: ola, at },
      });
      answers.delete("GET /api/company/proposals/12");
      await act(() => vi.advanceTimersByTimeAsync(2_000));
      expect(screen.getByText(/^Studioet svarer ikke nå. Du ser det slik det var kl\./)).toBeDefined();
      answers.set(
        "GET /api/company/proposals/12",
        proposal({ state: { kind: "takenBack", merge: head, revert: head, by: ola, at } }),
      );
      await act(() => vi.advanceTimersByTimeAsync(2_000));
      expect(screen.queryByText(/^Studioet svarer ikke nå/)).toBeNull();
      expect(screen.getByText("Tatt tilbake")).toBeDefined();
      const asked = calls.length;
      await act(() => vi.advanceTimersByTimeAsync(9_000));
      expect(calls).toHaveLength(asked);
    } finally {
      vi.useRealTimers();
    }
  });

  describe("what others do meanwhile", () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
    afterEach(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    });
    const asked: ProposalState = { kind: "asked", commit: head, by: kari, at, approvals: [] };
    const wait = () => act(() => vi.advanceTimersByTimeAsync(10_000));

    test("is shown within ten seconds and read out, with who has done it", async () => {
      const said = vi.spyOn(announcements, "announce");
      const { sayForAWhile } = await openProposal({ may: ["comment"], state: asked });
      answers.set(
        "GET /api/company/proposals/12",
        proposal({
          may: ["comment"],
          state: { kind: "approved", commit: head, approvals },
          comments: [{ id: 1, by: ola, at, text: "Fint!", resolved: false }],
        }),
      );
      await wait();
      expect(said).toHaveBeenCalledWith("Ola Hansen har godkjent forslaget. Ola Hansen har skrevet en kommentar.");
      expect(screen.getByText("Ola Hansen har godkjent forslaget. Ola Hansen har skrevet en kommentar.")).toBeDefined();
      // It is said for a while: then the badge and the comments say it.
      act(() => sayForAWhile("Noe annet"));
      expect(screen.queryByText(/Ola Hansen har godkjent forslaget/)).toBeNull();
      expect(screen.getByText("Fint!")).toBeDefined();
    });

    test("a page that is not seen asks nothing, and asks at once when it is seen again", async () => {
      await openProposal({ may: ["comment"], state: asked });
      const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
      const before = calls.length;
      await wait();
      expect(calls).toHaveLength(before);
      const returned = { by: ola, at, reason: "Feil nummer" };
      answers.set("GET /api/company/proposals/12", proposal({ state: { kind: "draft", returned } }));
      seen.mockReturnValue("visible");
      act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
      expect(await screen.findByText("Ola Hansen har sendt forslaget tilbake.")).toBeDefined();
    });

    test("a dialog that somebody writes in stays until it is closed", async () => {
      await openProposal({ may: ["return"], state: asked });
      await press("Send tilbake");
      answers.set("GET /api/company/proposals/12", proposal({ may: [], state: { kind: "closed", by: ola, at } }));
      await wait();
      await userEvent.type(within(screen.getByRole("dialog")).getByRole("textbox"), "Feil");
      await press("Avbryt", within(screen.getByRole("dialog")));
      await wait();
      expect(screen.getByText("Ola Hansen har lukket forslaget.")).toBeDefined();
    });
  });

  test("an answer that ends in the middle is no answer", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"brands":[', { status: 200 })));
    render(<ProposalPage place={{ ...home, proposal: 12 }} number={12} />);
    expect(await screen.findByRole("button", { name: "Prøv igjen" })).toBeDefined();
    expect(screen.getByRole("heading", { level: 1, name: "Forslag 12" })).toBeDefined();
  });

  test("one that is not there, or may not be seen, is the same", async () => {
    vi.stubGlobal("fetch", (address: string) =>
      Promise.resolve(
        address.endsWith("/me") ? Response.json(me) : Response.json({ refused: "unknown-proposal" }, { status: 404 }),
      ),
    );
    render(<ProposalPage place={{ ...home, proposal: 12 }} number={12} />);
    expect(await screen.findByText(/finnes ikke, eller du har ikke tilgang/)).toBeDefined();
  });
});

describe("A proposal gets another name", () => {
  test("whoever may, in a dialog with the name that it has; an empty one is not sent, a refused one stays", async () => {
    await openProposal({ may: ["rename"] });
    await press("Gi nytt navn");
    const dialog = within(await screen.findByRole("dialog"));
    const field = dialog.getByRole("textbox", { name: "Hva skal forslaget hete?" });
    expect((field as HTMLInputElement).value).toBe("Nytt telefonnummer");
    expect(field).toHaveAccessibleDescription("Høyst 150 tegn.");
    await userEvent.clear(field);
    await press("Gi nytt navn", dialog);
    expect(dialog.getByText("Skriv et navn.")).toBeDefined();
    await userEvent.type(field, "Ny telefon");
    answers.set("POST /api/company/proposals/12/acts", "changedMeanwhile");
    await press("Gi nytt navn", dialog);
    expect(await dialog.findByText(/Noen andre har endret forslaget/)).toBeDefined();
    answers.set("POST /api/company/proposals/12/acts", { ...proposal(), title: "Ny telefon" });
    await press("Gi nytt navn", dialog);
    expect(await screen.findByRole("heading", { level: 1, name: "Ny telefon" })).toBeDefined();
    expect(sent("POST /api/company/proposals/12/acts").at(-1)).toEqual({ act: "rename", head, title: "Ny telefon" });
  });

  test("nobody else", async () => {
    await openProposal({ may: ["comment"] });
    expect(screen.queryByRole("button", { name: "Gi nytt navn" })).toBeNull();
  });
});

describe("The log", () => {
  test("is not said to be away to who may not read it", async () => {
    vi.stubGlobal("fetch", (address: string) =>
      Promise.resolve(
        address.endsWith("/me") ? Response.json(me) : Response.json({ refused: "role" }, { status: 403 }),
      ),
    );
    render(<LogPage place={home} />);
    expect(await screen.findByText("Du har ikke tilgang til dette")).toBeDefined();
    expect(screen.queryByText("Studioet svarer ikke")).toBeNull();
    expect(screen.queryByRole("link", { name: "Last ned hele loggen som fil" })).toBeNull();
  });

  test("says who did what, and older entries on demand", async () => {
    answers.set("GET /api/company/log", {
      entries: [{ id: 2, at, words: "Godkjente forslag 12", by: "Ola Hansen" }],
      next: 2,
    });
    render(<LogPage place={home} />);
    expect(await screen.findByRole("cell", { name: "Godkjente forslag 12" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Last ned hele loggen som fil" })).toBeDefined();
    answers.set("GET /api/company/log", { entries: [{ id: 1, at, words: "Logget inn", by: "Ola Hansen" }] });
    await press("Vis eldre");
    expect(await screen.findByRole("cell", { name: "Logget inn" })).toBeDefined();
    expect(screen.getByRole("cell", { name: "Godkjente forslag 12" })).toBeDefined();
    expect(calls.at(-1)?.address).toBe("GET /api/company/log?before=2");
  });
});
