import { act, screen, fireEvent } from "@testing-library/react";
import { limits } from "#studio/document/limits.ts";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { announcements } from "#ui/feedback/announcements.ts";
import { baseId } from "#studio/document/StudioDocument.ts";
import { companyPlaceName } from "#studio/document/company/CompanyPlace.ts";
import { render, renderHook } from "#studio/test/support/renderPage.tsx";
import { LeftOffer } from "../offers/LeftOffer.tsx";
import { searchWith } from "../address.ts";
import { addressedComment, commentAddress } from "./commentAddress.ts";
import { CommentButton } from "./CommentButton.tsx";
import { PlacedCommentNote } from "./PlacedCommentNote.tsx";
import { usePlacedComment } from "./usePlacedComment.ts";

const place = {
  brand: "fjord",
  page: "/privat/forsikring/",
  element: "body > main > h1",
  words: "Godt å ha deg her",
  width: 390,
  view: "?side=%2Fprivat%2F&tilstand=tom&bredde=1024",
};
const comment = { id: 7, by: { id: "ola", name: "Ola" }, at: "2026-11-26T08:00:00Z", text: "Fin", resolved: false };

let bodies: unknown[];
let status: number;
beforeEach(() => {
  bodies = [];
  status = 201;
  vi.stubGlobal("fetch", (_: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(typeof body === "string" ? body : ""));
    return Promise.resolve(Response.json(status === 201 ? [] : { refused: "limit" }, { status }));
  });
});
afterEach(() => document.querySelector("meta")?.remove());

function atProposal(proposal: number | "main" = 12): void {
  const meta = document.createElement("meta");
  meta.name = companyPlaceName;
  meta.content = JSON.stringify({ home: "https://studio.example", proposal, help: "Inger" });
  document.head.append(meta);
}

describe("A comment leads to what it is about", () => {
  test.each([
    [{ place }, "/merke/fjord?side=%2Fprivat%2F&tilstand=tom&bredde=390&kommentar=7"],
    [
      { field: { brand: "fjord", path: ["color", "action"], kind: "theme" as const } },
      `/merke/fjord?felt=${encodeURIComponent('["theme","color","action"]')}`,
    ],
    [{ field: { brand: baseId, path: ["name"] } }, `/felles?felt=${encodeURIComponent('["descriptor","name"]')}`],
    [{}, undefined],
  ])("%j: %s", (about, address) => {
    expect(commentAddress({ ...comment, ...about })).toBe(address);
  });

  test("the address has its number until it is closed", () => {
    const { search } = new URL(commentAddress({ ...comment, place }) ?? "", "https://studio.example");
    expect(addressedComment(search)).toBe(7);
    expect(searchWith({ kommentar: undefined }, search)).toBe("?side=%2Fprivat%2F&tilstand=tom&bredde=390");
    expect([addressedComment(""), addressedComment("?kommentar=x")]).toEqual([undefined, undefined]);
  });
});

describe("A comment in the workshop that its address leads to", () => {
  const placed = { ...comment, place };
  const open = (brand: string) => {
    atProposal();
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ comments: [comment, placed] })));
    window.history.replaceState(null, "", "/merke/fjord?side=%2Fprivat%2F&kommentar=7");
    return renderHook(() => usePlacedComment(brand));
  };
  afterEach(() => window.history.replaceState(null, "", "/"));

  test("is shown until it is closed: then the address has it no more", async () => {
    const { result } = open("fjord");
    await vi.waitFor(() => expect(result.current[0]).toEqual(placed));
    act(() => result.current[1]());
    expect(result.current[0]).toBeUndefined();
    expect(window.location.search).toBe("?side=%2Fprivat%2F");
  });

  test("of another brand is not shown", async () => {
    const { result } = open("vidde");
    await act(async () => {});
    await act(async () => {});
    expect(result.current[0]).toBeUndefined();
  });

  test("whether its place is still there is read out, when the page has come to rest", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const announced: string[] = [];
    const end = announcements.subscribe((words) => announced.push(words));
    try {
      const note = (found: "found" | "missing") => (
        <PlacedCommentNote comment={placed} found={found} onClose={() => undefined} />
      );
      const { rerender } = render(note("missing"));
      vi.advanceTimersByTime(1_000);
      rerender(note("found"));
      vi.advanceTimersByTime(2_000);
      expect(announced).toEqual(["Stedet er markert på siden."]);
    } finally {
      end();
      vi.useRealTimers();
    }
  });
});

describe("A comment at a field or a part of a page", () => {
  test.each([undefined, "main"] as const)(
    "the studio of one person has none, and the main branch neither: %s",
    (at) => {
      if (at !== undefined) atProposal(at);
      render(<CommentButton subject={{ place }} title="«Hei»" />);
      expect(screen.queryByRole("button")).toBeNull();
    },
  );

  test("needs words, and not too many; one that is not sent keeps them, and says why; one that is sent is about its place", async () => {
    atProposal();
    render(
      <>
        <CommentButton subject={{ place }} title="«Hei»" />
        <LeftOffer />
      </>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Kommenter: «Hei»" }));
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(bodies).toEqual([]);
    const field = screen.getByRole("textbox", { name: "Ny kommentar" });
    expect(field.getAttribute("aria-invalid")).toBe("true");
    fireEvent.change(field, { target: { value: "x".repeat(limits.comment + 500) } });
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findAllByText("Du har skrevet 500 tegn for mye")).not.toEqual([]);
    expect(bodies).toEqual([]);
    await user.clear(field);
    await user.type(field, "For lang");
    status = 429;
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByText(/Kommentaren ble ikke sendt/)).toBeDefined();
    expect((field as HTMLTextAreaElement).value).toBe("For lang");
    status = 201;
    await user.click(screen.getByRole("button", { name: "Send" }));
    await vi.waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
    expect(bodies.at(-1)).toEqual({ text: "For lang", place });
    // The dialog is gone: the page says so, also to those who see it.
    expect(screen.getByText("Kommentaren er sendt. Den står på forslagets side.")).toBeVisible();
  });

  test("can be left, and nothing is sent", async () => {
    atProposal();
    render(<CommentButton subject={{ place }} title="«Hei»" />);
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Kommenter: «Hei»" }));
    expect(screen.getByRole("textbox", { name: "Ny kommentar" })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Avbryt" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(bodies).toEqual([]);
  });
});
