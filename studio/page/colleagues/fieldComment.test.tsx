import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { companyPlaceName } from "#studio/document/company/CompanyPlace.ts";
import type { ProposalComment } from "#studio/document/company/CompanyWire.ts";
import type { ProposalState } from "#studio/document/company/proposalState.ts";
import { useStore } from "#ui/store/useStore.ts";
import { answerForm, openForm, Pane, startBrand } from "#studio/test/support/openForm.tsx";
import { render } from "#studio/test/support/renderPage.tsx";
import { DocumentRoom } from "../changes/DocumentRoom.tsx";
import { useShortcutKeys } from "../commands/useCommands.ts";
import { FieldComment } from "./FieldComment.tsx";

let bodies: unknown[];
beforeEach(() => {
  bodies = [];
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    if (typeof init?.body === "string") bodies.push(JSON.parse(init.body));
    return Promise.resolve(Response.json(url.includes("/origin?") ? { kind: "unknown" } : []));
  });
  const meta = document.createElement("meta");
  meta.name = companyPlaceName;
  meta.content = JSON.stringify({ home: "https://studio.example", proposal: 12, help: "Inger" });
  document.head.append(meta);
});
afterEach(() => {
  document.querySelector("meta")?.remove();
  vi.unstubAllGlobals();
});

function Command({ brand }: { readonly brand: ReturnType<typeof startBrand> }) {
  useShortcutKeys();
  return <FieldComment id="fjord" basis={brand.basis} onSent={() => undefined} />;
}

async function inPhone() {
  const brand = startBrand();
  const { user, open, workshop } = openForm(brand);
  render(<Command brand={brand} />, workshop);
  await open("Kontakt");
  const phone = screen.getByRole("textbox", { name: "Telefon" });
  await user.click(phone);
  return { user, phone };
}

describe("A comment on a field", () => {
  test("its button is no stop of the Tab key, and its keys open the same dialog; the focus is back in the field", async () => {
    const { user, phone } = await inPhone();
    const button = screen.getByRole("button", { name: "Kommenter: Telefon" });
    expect(button).toBeVisible();
    await user.tab();
    expect(button).not.toHaveFocus();
    await user.tab({ shift: true });
    expect(phone).toHaveFocus();
    await user.keyboard("{Control>}{Alt>}[KeyM]{/Alt}{/Control}");
    const dialog = screen.getByRole("dialog", { name: "Om Telefon" });
    await user.type(within(dialog).getByRole("textbox"), "Er dette nummeret nytt?");
    await user.click(within(dialog).getByRole("button", { name: "Send" }));
    expect(bodies).toEqual([
      {
        text: "Er dette nummeret nytt?",
        field: { brand: "fjord", kind: "descriptor", path: ["footer", "contact", "telefon"] },
      },
    ]);
  });

  test("a press of the button opens it too", async () => {
    const { user } = await inPhone();
    await user.click(screen.getByRole("button", { name: "Kommenter: Telefon" }));
    expect(screen.getByRole("dialog", { name: "Om Telefon" })).toBeVisible();
  });
});

describe("The form of a brand in a proposal", () => {
  const ola = { id: "ola", name: "Ola Hansen" };
  const me = { ...ola, brands: [{ id: "fjord", name: "Fjord", roles: ["editor", "addresses"] }], makesBrands: false };
  const telefon = { brand: "fjord", path: ["footer", "contact", "telefon"] };
  const said = (id: number, text: string, more: Partial<ProposalComment> = {}): ProposalComment => ({
    id,
    by: ola,
    at: "2026-11-26T08:00:00Z",
    text,
    field: telefon,
    resolved: false,
    ...more,
  });
  let stored: readonly ProposalComment[];
  let state: ProposalState;
  beforeEach(() => {
    [stored, state] = [[], { kind: "draft" }];
    vi.stubGlobal("fetch", (url: string) => {
      if (url.endsWith("/company/me")) return Promise.resolve(Response.json(me));
      if (url.endsWith("/comments")) return Promise.resolve(Response.json(stored, { status: 201 }));
      if (url.includes("/company/proposals/")) return Promise.resolve(Response.json({ comments: stored, state }));
      return answerForm(url);
    });
  });

  function Room({ brand }: { readonly brand: ReturnType<typeof startBrand> }) {
    useShortcutKeys();
    return (
      <DocumentRoom bar={null} brand={brand} state={useStore(brand.session)} onShowChanges={() => undefined}>
        <Pane brand={brand} />
      </DocumentRoom>
    );
  }

  const frameOf = (name: string) => screen.getByRole("textbox", { name }).closest<HTMLElement>("[data-field]");
  async function open() {
    render(<Room brand={startBrand()} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole("heading", { level: 3, name: /^Kontakt/ }));
    return user;
  }

  test("a closed section says how many open comments its fields have", async () => {
    stored = [said(1, "Er dette nytt?"), said(2, "Ring heller"), said(3, "Ordnet", { resolved: true })];
    render(<Room brand={startBrand()} />);
    expect(await screen.findByRole("heading", { level: 3, name: /^Kontakt.*2 kommentarer/ })).toBeVisible();
    expect(screen.getByRole("heading", { level: 3, name: /^Identitet/ })).not.toHaveTextContent(/kommentar/);
    expect(screen.queryByRole("textbox", { name: "Telefon" })).toBeNull();
  });

  test("a field says who has said what of it, and leads to all comments; what is done or about another field is not there", async () => {
    stored = [
      said(1, `Er dette nummeret nytt? ${"x".repeat(200)}`),
      said(2, "Ordnet", { resolved: true }),
      said(3, "Annet merke", { field: { ...telefon, brand: "vidde" } }),
      said(4, "Annet felt", { field: { ...telefon, path: ["name"] } }),
    ];
    await open();
    const telephone = within(frameOf("Telefon") as HTMLElement);
    expect(await telephone.findByText(/^Kommentar fra Ola Hansen, .*: «Er dette nummeret nytt\? x+ …»$/)).toBeVisible();
    expect(telephone.getByRole("link", { name: "Alle kommentarer" })).toHaveAttribute("href", "/#kommentarer");
    expect(screen.getByRole("textbox", { name: "Telefon" })).toHaveAccessibleDescription(/Kommentar fra Ola Hansen/);
    for (const other of ["Ordnet", "Annet merke", "Annet felt"])
      expect(telephone.queryByText(new RegExp(other))).toBeNull();
  });

  test("a comment that was just sent stands in its field", async () => {
    const user = await open();
    await user.click(screen.getByRole("textbox", { name: "Telefon" }));
    await user.click(screen.getByRole("button", { name: "Kommenter: Telefon" }));
    await user.type(within(screen.getByRole("dialog")).getByRole("textbox"), "Nytt?");
    stored = [said(1, "Nytt?")];
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await within(frameOf("Telefon") as HTMLElement).findByText(/«Nytt\?»/)).toBeVisible();
  });

  test("says that it takes no edits while it is published, before somebody types", async () => {
    const commit = "a".repeat(40);
    state = { kind: "merging", commit, approvals: [], by: ola, at: "2026-11-26T08:00:00Z" };
    await open();
    expect(await screen.findByText("Forslaget kan ikke endres nå")).toBeVisible();
    expect(screen.getByText("Forslaget tas inn nå. Vent til det er ferdig.")).toBeVisible();
  });
});
