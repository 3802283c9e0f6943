import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { companyPlaceName } from "#studio/document/company/CompanyPlace.ts";
import type { ValueOrigin } from "#studio/document/ValueOrigin.ts";
import { answerForm, openForm, startBase, startBrand } from "#studio/test/support/openForm.tsx";

const known = { kind: "known", since: "2026-11-12T10:00:00.000Z", by: "Kari Nordmann" } as const;
const proposal = { number: 12, title: "Ny hilsen", address: "https://forslag12.studio.example/" };

let asked: URL[];
let answer: ValueOrigin | "fails";
beforeEach(() => {
  // A day of the same year: it is said without its year.
  vi.setSystemTime("2026-11-28T12:00:00Z");
  asked = [];
  vi.stubGlobal("fetch", (url: string) => {
    if (url.includes("/base/uses")) return Promise.resolve(Response.json({ inheriting: [], own: [] }));
    if (!url.includes("/origin?")) return answerForm(url);
    asked.push(new URL(url, "http://x"));
    return Promise.resolve(answer === "fails" ? new Response("", { status: 500 }) : Response.json(answer));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.querySelector(`meta[name="${companyPlaceName}"]`)?.remove();
});

/** The form is at the host of a proposal. */
function beAt(number: number): void {
  const meta = document.createElement("meta");
  meta.name = companyPlaceName;
  meta.content = JSON.stringify({ home: "https://studio.example", help: "", proposal: number });
  document.head.append(meta);
}

/** Somebody puts the focus in the telephone. */
async function look(brand = startBrand()) {
  const form = openForm(brand);
  await form.open("Kontakt");
  expect(asked).toEqual([]);
  await form.user.click(screen.getByRole("textbox", { name: "Telefon" }));
  return form;
}

const inOneLine = (element: HTMLElement) => element.textContent.trim().replaceAll(/\s+/g, " ");

describe("A field says who has changed it", () => {
  test.each<[says: string, ValueOrigin, at?: number]>([
    ["Siden 12. november, av Kari Nordmann.", known],
    ["Siden 12. november 2001, av Kari Nordmann.", { ...known, since: "2001-11-12T10:00:00.000Z" }],
    // A program has made it.
    ["Siden 12. november.", { kind: "known", since: known.since }],
    // In Norway it is the next day.
    ["Siden 13. november, av Kari Nordmann.", { ...known, since: "2026-11-12T23:30:00.000Z" }],
    [
      "Siden 12. november, av Kari Nordmann. Forslag 12: Ny hilsen. Godkjent av Ola og Per. Hos kundene siden 13. november.",
      { ...known, proposal, approvedBy: ["Ola", "Per"], liveSince: "2026-11-13T10:00:00.000Z" },
      7,
    ],
    ["Endret i dette forslaget 12. november, av Kari Nordmann.", { ...known, proposal }, 12],
    ["Tatt tilbake 12. november, av Kari Nordmann. Forslag 12: Ny hilsen.", { ...known, isTakenBack: true, proposal }],
    ["Endret her, og ikke lagret.", { kind: "unsaved" }],
    ["Lagret, men ikke i historikken ennå.", { kind: "uncommitted" }],
  ])("%s", async (says, origin, at) => {
    answer = origin;
    if (at !== undefined) beAt(at);
    await look();
    const words = says.split(/[,.]/)[0] ?? "";
    expect(inOneLine(await screen.findByText(new RegExp(`^${words}`)))).toBe(says);
    // A screen reader reads it with the field.
    const described = screen.getByRole("textbox", { name: "Telefon" }).getAttribute("aria-describedby") ?? "";
    const descriptions = described.split(" ").map((id) => document.getElementById(id)?.textContent);
    expect(descriptions).toContainEqual(expect.stringContaining(words));
  });

  test("its proposal is a link, unless the studio does not know it any more", async () => {
    answer = { ...known, proposal };
    const { user } = await look();
    const link = await screen.findByRole("link", { name: "Forslag 12: Ny hilsen" });
    expect(link).toHaveAttribute("href", proposal.address);
    answer = { ...known, by: "Ola", proposal: { number: 12, title: "Ny hilsen" } };
    await user.type(screen.getByRole("textbox", { name: "Telefon" }), "1");
    expect(await screen.findByText(/av Ola/)).toHaveTextContent("Forslag 12: Ny hilsen.");
    expect(screen.queryByRole("link", { name: /Forslag 12/ })).not.toBeInTheDocument();
  });

  test.each<[string, typeof answer]>([
    ["no history says it", { kind: "unknown" }],
    ["the call fails", "fails"],
  ])("when %s, the rest is there", async (_, none) => {
    answer = none;
    await look();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(await screen.findByText("Samme verdi i Dyp Bank.")).toBeVisible();
    expect(screen.queryByText(/^Siden \d/)).not.toBeInTheDocument();
  });

  test("it is asked about the field that is looked at, in its environment and language, and of the base", async () => {
    answer = { kind: "unknown" };
    await look();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.pathname).toBe("/api/brands/fjord/origin");
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      kind: "descriptor",
      path: '["footer","contact","telefon"]',
      environment: "all",
      language: "nb",
    });
  });

  test("of the base it is asked there", async () => {
    answer = { kind: "unknown" };
    await look(startBase('{ "footer": { "contact": { "telefon": "21000000" } } }'));
    await waitFor(() => expect(asked.map(({ pathname }) => pathname)).toEqual(["/api/base/origin"]));
  });
});
