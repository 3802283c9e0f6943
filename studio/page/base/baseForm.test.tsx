import { act, screen, waitFor, within } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { BaseUses } from "#studio/document/BaseEffect.ts";
import { openForm, startBase } from "#studio/test/support/openForm.tsx";
import { render } from "#studio/test/support/renderPage.tsx";
import { brandFields } from "../fields/brandFields.ts";
import { schemaNodes } from "../fields/schemaNodes.ts";
import type { JsonSchema } from "../studioApi.ts";
import { BaseChanges } from "./BaseChanges.tsx";

const base = `{
  // The first is the brand's own.
  "languages": ["nb"],
  "features": { "feedback": true },
  "urls": { "partnerInbox": "/innboks" },
  "faq": [{ "question": "Hvorfor?", "answer": "Derfor." }],
  "marketing": { "bundleDiscount": { "title": "Samlerabatt" } },
  "environments": { "QA": { "urls": { "partnerInbox": "/qa" } } }
}
`;
const english = `{
  "faq": [{ "question": "Why?", "answer": "Because." }]
}
`;

const uses: BaseUses = {
  inheriting: [
    { id: "fjord", name: "Fjord" },
    { id: "dyp", name: "Dyp Bank" },
  ],
  own: [{ id: "vidde", name: "Vidde" }],
};
let asked: URL[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(new URL(url, "http://studio.example"));
    return Promise.resolve(Response.json(uses));
  });
});
afterEach(() => void vi.unstubAllGlobals());

const sectionTitles = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

describe("The base is edited in the form of a brand", () => {
  test("with the sections and fields that brands can share", async () => {
    const { open, user } = openForm(startBase(base));
    expect(screen.getByRole("region", { name: "Felles verdier" })).toBeVisible();
    expect(sectionTitles()).toEqual([
      "Identitet",
      "Kontakt",
      "Rettigheter",
      "Innlogging og utlogging",
      "Samtykke og statistikk",
      "Partneravtaler",
      "Tekster og kampanjer",
      "Kjøp og anbefalinger",
      "Adresser",
    ]);
    await open("Identitet");
    expect(screen.queryByRole("textbox", { name: "Navn" })).not.toBeInTheDocument();
    expect(screen.queryByText(/skrivefeil/)).not.toBeInTheDocument();
    await user.type(screen.getByRole("searchbox"), "organisasjonsnummer");
    expect(sectionTitles()).toEqual([]);
  });

  test("a value that belongs to one brand is shown where the file has it, so that it can be taken out", async () => {
    const { open } = openForm(startBase(base.replace('"languages"', '"name": "Fjord", "languages"')));
    await open("Identitet");
    expect(screen.getByRole("textbox", { name: "Navn" })).toHaveValue("Fjord");
  });

  test("a field changes the file, whose comments stay; in an environment, its part of the file", async () => {
    const everywhere = openForm(startBase(base));
    await everywhere.open("Kjøp og anbefalinger");
    await everywhere.user.click(screen.getByRole("switch", { name: "Tilbakemelding" }));
    expect(everywhere.text()).toBe(base.replace('"feedback": true', '"feedback": false'));
  });

  test("in an environment it says that other values are those of all environments", async () => {
    const { user, open, text } = openForm(startBase(base), "QA");
    const inbox = screen.getByRole("textbox", { name: "Innboksen hos partneren" });
    expect(inbox).toHaveValue("/qa");
    await user.type(inbox, "-2");
    expect(text()).toContain('"QA": { "urls": { "partnerInbox": "/qa-2" } }');
    await user.click(screen.getByRole("button", { name: "Legg til avvik" }));
    await open("Kjøp og anbefalinger");
    await user.click(screen.getByRole("switch", { name: "Tilbakemelding" }));
    expect(text()).toContain('"features": { "feedback": false }');
    await user.click(screen.getByRole("button", { name: "Tilbake til arvet: Tilbakemelding" }));
    expect(screen.getByText("Den samme som i alle miljøer.")).toBeVisible();
  });

  test("the languages of a brand that names none are a choice, and no files", async () => {
    const { open, user, text } = openForm(startBase(base));
    await open("Identitet");
    await user.click(screen.getByRole("checkbox", { name: "Engelsk" }));
    expect(text()).toContain('"languages": ["nb", "en"]');
    expect(text("en")).toBe("");
  });

  test("each field that only a brand can have is one of the descriptor", () => {
    const schema = JSON.parse(readFileSync("tenants/tenant.schema.json", "utf8")) as JsonSchema;
    expect(brandFields.filter(({ path }) => schemaNodes(schema, path).length === 0)).toEqual([]);
  });
});

describe("A field says who has its value", () => {
  const inbox = () => screen.getByRole("textbox", { name: "Innboksen hos partneren" });

  test("the brands that inherit it and those with their own, with the way to the field there", async () => {
    const { open, user } = openForm(startBase(base));
    await open("Partneravtaler");
    await user.click(inbox());
    const inheriting = await screen.findByText("2 merker arver verdien:");
    const names = within(inheriting.parentElement ?? inheriting)
      .getAllByRole("link")
      .map(({ textContent }) => textContent);
    expect(names).toEqual(["Fjord", "Dyp Bank"]);
    const own = screen.getByText("1 har sin egen:").parentElement;
    const address = own?.querySelector("a")?.getAttribute("href") ?? "";
    expect(decodeURIComponent(address)).toBe('/merke/vidde?felt=["descriptor","urls","partnerInbox"]');
    expect(asked.at(-1)?.searchParams.get("path")).toBe('["urls","partnerInbox"]');
  });

  test("a field of a list says it of the list, once", async () => {
    const { open, user } = openForm(startBase(base));
    await open("Tekster og kampanjer");
    await user.click(screen.getByText("Hvorfor?", { selector: "summary" }));
    await screen.findByText("2 merker arver verdien:");
    const question = screen.getByRole("textbox", { name: "Spørsmål" });
    await user.click(question);
    expect(
      await within(question.closest<HTMLElement>("[data-field]") ?? document.body).findByText(
        "2 merker arver verdien:",
      ),
    ).toBeVisible();
    expect(screen.getAllByText("2 merker arver verdien:")).toHaveLength(1);
    expect(asked.at(-1)?.searchParams.get("path")).toBe('["faq"]');
    expect(screen.queryByRole("button", { name: /^Ta ut for alle merker/ })).not.toBeInTheDocument();
    // Whoever leaves it leaves the list too.
    await user.click(screen.getByRole("searchbox"));
    await waitFor(() => expect(screen.queryByText("2 merker arver verdien:")).not.toBeInTheDocument());
  });

  test("a value that is taken out: who would miss it is said before, and after", async () => {
    const { open, user, text } = openForm(startBase(base));
    await open("Partneravtaler");
    await user.click(inbox());
    await user.click(await screen.findByRole("button", { name: "Ta ut for alle merker: Innboksen hos partneren" }));
    expect(screen.getByText("Da mangler verdien i Fjord og Dyp Bank.")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("button", { name: "Ja, ta ut" })).toHaveFocus());
    await user.click(screen.getByRole("button", { name: "Behold" }));
    expect(text()).toBe(base);
    await user.click(screen.getByRole("button", { name: /^Ta ut for alle merker/ }));
    await user.click(screen.getByRole("button", { name: "Ja, ta ut" }));
    expect(text()).not.toContain("/innboks");
    await waitFor(() => expect(inbox()).toHaveFocus());
    expect(await screen.findByText("2 merker har ingen verdi:")).toBeVisible();
  });
});

describe("What a change of the base does", () => {
  test("a text that all brands get from the portal was the portal's before; a value that nothing had is none", () => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ brands: 2, cannot: [] })));
    const basis = { texts: { nb: { kjop: { lead: "Velg noe." } }, nn: { kjop: { lead: "Vel noko." } }, en: {} } };
    const change = { path: ["texts", "kjop", "lead"], touched: [], own: 0 };
    const changes = [
      { ...change, after: "Velg alt." },
      { ...change, language: "nn" as const, before: "Vel alt." },
      { ...change, path: ["urls", "partnerInbox"], after: "/innboks" },
    ];
    render(
      <BaseChanges
        isNewest
        effect={{ revision: 1, isReadable: true, changes }}
        brands={[]}
        revision={1}
        basis={basis}
      />,
    );
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Velg noe. → blir Velg alt."),
      expect.stringContaining("Vel alt. → blir Vel noko."),
      expect.stringContaining("ingen verdi → blir /innboks"),
    ]);
  });
});

describe("The other languages of the base", () => {
  test("their texts are written in their files; what one lacks is counted", async () => {
    const { open, user, text, workshop } = openForm(startBase(base, { en: english, nn: "" }));
    await open("Tekster og kampanjer");
    act(() => workshop.shownLanguage.set("en"));
    expect(screen.getByText(/1 tekst mangler på engelsk/)).toBeVisible();
    const title = screen.getByRole("textbox", { name: "Samlerabatt, overskrift" });
    await user.type(title, "Multi-policy discount");
    expect(text("en")).toContain('"bundleDiscount": { "title": "Multi-policy discount" }');
    expect(text()).toBe(base);
    expect(screen.queryByText(/mangler på engelsk/)).not.toBeInTheDocument();
    await waitFor(() => expect(asked.at(-1)?.searchParams.get("language")).toBe("en"));
  });

  test("a language without a file lacks nothing until its first text is written", async () => {
    const { open, user, text, workshop } = openForm(startBase(base, { en: english, nn: "" }));
    await open("Tekster og kampanjer");
    act(() => workshop.shownLanguage.set("nn"));
    expect(screen.queryByText(/mangler på nynorsk/)).not.toBeInTheDocument();
    await user.type(screen.getByRole("textbox", { name: "Samlerabatt, overskrift" }), "S");
    expect(text("nn")).toMatch(/^\/\/ The texts of base\.jsonc in Nynorsk/);
    expect(text("nn")).toContain('"$schema": "./language.schema.json"');
    expect(screen.getByText(/2 tekster mangler på nynorsk/)).toBeVisible();
  });
});
