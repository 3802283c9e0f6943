import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import type { Proposal } from "#studio/document/company/CompanyWire.ts";
import type { ProposalState } from "#studio/document/company/proposalState.ts";
import { render } from "#studio/test/support/renderPage.tsx";
import { ProposalActs } from "./ProposalActs.tsx";

const [head, at] = ["a".repeat(40), "2026-11-26T08:00:00.000Z"];
const kari = { id: "kari", name: "Kari Nordmann" };
const broken: Proposal = {
  number: 12,
  title: "Nytt telefonnummer",
  author: kari,
  brands: ["fjord"],
  state: { kind: "draft" },
  changedAt: at,
  waitsForMe: false,
  head,
  base: head,
  main: head,
  changes: [],
  comments: [],
  approvalsNeeded: 1,
  conflicts: [],
  errors: [{ brand: "fjord", count: 2 }],
  may: [],
  served: [],
  livePages: [],
};

const show = (more: Partial<Proposal>) =>
  render(
    <ProposalActs proposal={{ ...broken, ...more }} help="Inger" nameOf={() => "Fjord"} onChanged={() => undefined} />,
  );

const asked: ProposalState = { kind: "asked", commit: head, by: kari, at, approvals: [] };
const approved: ProposalState = { kind: "approved", commit: head, approvals: [{ by: kari, at, commit: head }] };

describe("Errors of a proposal are said, with the way to them", () => {
  test.each([
    ["Send til godkjenning", { may: ["ask"] }],
    ["Godkjenn", { may: ["approve"], state: asked }],
    ["Publiser nå", { may: ["publish"], state: approved }],
  ] as const)("beside «%s»", (name, more) => {
    show(more);
    expect(screen.getByRole("button", { name })).toBeVisible();
    expect(screen.getByText("Kan ikke publiseres før feilene er rettet")).toBeVisible();
    expect(screen.getByRole("link", { name: "Fjord: se 2 feil" })).toHaveAttribute("href", "/merke/fjord");
  });

  test("«Publiser nå» does not stand out while errors stop it; what they do not stop does", () => {
    const { unmount } = show({ may: ["publish", "plan"], state: approved });
    expect(screen.getByRole("button", { name: "Publiser nå" })).toHaveAttribute("data-variant", "secondary");
    unmount();
    show({ may: ["approve"], state: asked });
    expect(screen.getByRole("button", { name: "Godkjenn" })).toHaveAttribute("data-variant", "primary");
  });

  test("in the dialog that asks before it is published; the refusal says why", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ refused: "broken" }, { status: 409 })));
    show({ may: ["publish"], state: approved });
    await userEvent.click(screen.getByRole("button", { name: "Publiser nå" }));
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByRole("link", { name: "Fjord: se 2 feil" })).toBeVisible();
    expect(dialog.getByRole("button", { name: "Publiser nå" })).toHaveAttribute("data-variant", "secondary");
    await userEvent.click(dialog.getByRole("button", { name: "Publiser nå" }));
    expect(await dialog.findByText("Forslaget har feil som må rettes før det kan publiseres.")).toBeVisible();
  });

  test("and nothing is said of one without", () => {
    const { errors: _, ...whole } = broken;
    render(
      <ProposalActs
        proposal={{ ...whole, may: ["ask"] }}
        help="Inger"
        nameOf={() => "Fjord"}
        onChanged={() => undefined}
      />,
    );
    expect(screen.queryByText("Kan ikke publiseres før feilene er rettet")).toBeNull();
  });
});
