import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { StudioFinding } from "#studio/document/StudioDocument.ts";
import { answerForm, descriptor, openForm, startBrand } from "#studio/test/support/openForm.tsx";

beforeEach(() => vi.stubGlobal("fetch", answerForm));
afterEach(() => void vi.unstubAllGlobals());

const withCampaign = (days: string) =>
  descriptor.replace(
    '"urls"',
    `"marketing": { "campaigns": { "jul": { ${days}, "texts": { "heroTitle": "God jul" } } } },\n  "urls"`,
  );
const days = '"firstDay": "2026-12-01", "lastDay": "2026-12-24"';

async function openCampaign(text: string) {
  const form = openForm(startBrand([], text));
  await form.open("Tekster og kampanjer");
  await form.user.click(screen.getByText("Kampanjen «jul»", { selector: "summary" }));
  return form;
}

describe("A campaign is one thing", () => {
  test("its parts are named by its days, with how much each replaces", async () => {
    const { user, text } = await openCampaign(withCampaign(days));
    const parts = ["Før 1. desember 2026", "Fra 1. desember 2026 til 24. desember 2026", "Etter 24. desember 2026"];
    const titles = parts.map((name) => screen.getByText(new RegExp(name), { selector: "summary" }).textContent);
    expect(titles).toEqual([
      "Før 1. desember 2026 Merkets egne tekster",
      "Fra 1. desember 2026 til 24. desember 2026 1 tekst",
      "Etter 24. desember 2026 Merkets egne tekster",
    ]);
    const lead = screen.getByRole("textbox", { name: "Setningen under overskriften, etter jul" });
    await user.type(lead, "Takk");
    expect(text()).toContain('"after": { "heroLead": "Takk" }');
    expect(screen.getByText(/Etter 24/, { selector: "summary" })).toHaveTextContent("1 tekst");
  });

  test("no text has the name of another one", async () => {
    await openCampaign(withCampaign(days));
    const names = ["før", "i", "etter"].map((part) => `Overskriften på oversikten, ${part} jul`);
    for (const name of names) expect(screen.getByRole("textbox", { name })).toBeInTheDocument();
  });

  test("the portal is shown on a day of the part that somebody is in", async () => {
    const { user, workshop } = await openCampaign(withCampaign(days));
    const { shownDay } = workshop;
    await user.click(screen.getByRole("textbox", { name: "Overskriften på oversikten, i jul" }));
    expect(shownDay.get()).toBe("2026-12-01T12:00");
    await user.click(screen.getByRole("textbox", { name: "Overskriften på oversikten, etter jul" }));
    expect(shownDay.get()).toBe("2026-12-25T12:00");
  });

  test("it leads to the portal before, during and after it, and back", async () => {
    const { user, workshop } = await openCampaign(withCampaign(days));
    const { comparedCampaign } = workshop;
    const compare = screen.getByRole("button", { name: /^Se før, under og etter/ });
    await user.click(compare);
    expect(comparedCampaign.get()).toBe("jul");
    expect(compare).toHaveAttribute("aria-pressed", "true");
    await user.click(compare);
    expect(comparedCampaign.get()).toBeUndefined();
  });

  test("what was not in use is in use when something is written in it", async () => {
    const { user } = await openCampaign(withCampaign(days));
    const group = screen.getAllByRole("group", { name: "Samlerabatt, i jul" })[0];
    if (group === undefined) throw new Error("The campaign has no such text");
    await user.click(within(group).getByText("Ikke i bruk"));
    const [heading] = within(group).getAllByRole("textbox");
    if (heading !== undefined) await user.type(heading, "Jul");
    expect(within(group).queryByText("Ikke i bruk")).not.toBeInTheDocument();
    expect(within(group).getByText("I bruk")).toBeInTheDocument();
  });
});

describe("The tiles of a campaign, of which there must be two", () => {
  const empty = '{ "title": "", "text": "" }';

  test("both are added at once, and the button says so before; the name of the campaign is as it was written", async () => {
    const form = openForm(startBrand([], withCampaign(days).replace('"jul"', '"Jul på Dypnes"')));
    await form.open("Tekster og kampanjer");
    const name = "Legg til rute, i Jul på Dypnes (2 må være med)";
    await form.user.click(screen.getByRole("button", { name }));
    expect(form.text().replaceAll(/\s+/g, " ")).toContain(`"purchaseInfo": [ ${empty}, ${empty} ]`);
    expect(screen.queryByRole("button", { name: /^Legg til rute, i / })).not.toBeInTheDocument();
    form.undo();
    expect(form.text()).not.toContain("purchaseInfo");
  });

  const one = '"texts": { "purchaseInfo": [{ "title": "Best i test", "text": "Tekst" }], "heroTitle"';
  test("a single one can be removed, and the list goes with it", async () => {
    const { user, text } = await openCampaign(withCampaign(days).replace('"texts": { "heroTitle"', one));
    await user.click(screen.getByText("Best i test", { selector: "summary" }));
    await user.click(screen.getByRole("button", { name: "Fjern Best i test" }));
    expect(text()).not.toContain("purchaseInfo");
  });

  const two = one.replace("}]", '}, { "title": "Fordeler", "text": "Tekst" }]');
  test("both can be removed: the campaign need not have them", async () => {
    const { user, text } = await openCampaign(withCampaign(days).replace('"texts": { "heroTitle"', two));
    await user.click(screen.getByRole("button", { name: "Fjern alle: Ruter på kjøpssiden, i jul" }));
    expect(text()).not.toContain("purchaseInfo");
  });

  test("a campaign says what it has, and where a text is not seen", async () => {
    await openCampaign(withCampaign(days));
    expect(screen.getByText(/En kampanje bytter tekster, ikke bilder\./)).toBeInTheDocument();
    const lead = screen.getByRole("textbox", { name: "Setningen under overskriften, i jul" });
    expect(lead).toHaveAccessibleDescription(expect.stringContaining("ikke på en telefon"));
  });
});

describe("Findings of a campaign", () => {
  test("they are listed once, in the campaign, and counted where it is folded", async () => {
    const text = withCampaign('"lastDay": "2026-12-24"');
    const line = text.split("\n").findIndex((each) => each.includes('"jul"')) + 1;
    const finding: StudioFinding = {
      kind: "descriptor",
      file: "tenants/fjord/tenant.jsonc",
      line,
      column: (text.split("\n")[line - 1] ?? "").indexOf('"jul"') + 1,
      length: 5,
      code: "missing-field",
      level: "error",
      message: "«Første dag» mangler",
    };
    const { open } = openForm(startBrand([finding], text));
    await open("Tekster og kampanjer");
    expect(screen.getAllByText("«Første dag» mangler")).toHaveLength(1);
    expect(screen.getByText("Kampanjen «jul»", { selector: "summary" })).toHaveTextContent("1 funn");
  });

  test("notes alone are counted as notes, not as errors", async () => {
    const place = { kind: "descriptor", path: ["marketing", "heroTitle"] } as const;
    const note = { code: "broken", level: "note", message: "Teksten får ikke plass", file: "", line: 1 } as const;
    openForm(startBrand(), "all", [{ finding: { ...note, column: 1, length: 1 }, place }]);
    const section = screen.getByRole("heading", { level: 3, name: /^Tekster og kampanjer/ });
    expect(within(section).getByText("1 funn").parentElement).toHaveAttribute("data-level", "note");
  });
});

describe("A campaign that is being written", () => {
  const lacking: StudioFinding = {
    kind: "descriptor",
    file: "tenants/fjord/tenant.jsonc",
    line: 1,
    column: 1,
    length: 5,
    code: "missing-value",
    level: "error",
    message: "Velg den første dagen",
  };

  test("is empty, not wrong, until somebody leaves it", async () => {
    const text = withCampaign('"lastDay": "2026-12-24"');
    const line = text.split("\n").findIndex((each) => each.includes('"jul"')) + 1;
    const column = (text.split("\n")[line - 1] ?? "").indexOf('"jul"') + 1;
    const { user, open } = openForm(startBrand([{ ...lacking, line, column }], text));
    await open("Tekster og kampanjer");
    expect(screen.getByText("Velg den første dagen")).toBeInTheDocument();
    await user.click(screen.getByText("Kampanjen «jul»", { selector: "summary" }));
    await user.click(screen.getByRole("button", { name: "Fjern Kampanjen «jul»" }));
    await user.type(screen.getByRole("textbox", { name: "Navn på kampanjen" }), "jul{Enter}");
    expect(screen.getByLabelText("Første dag")).toHaveFocus();
    expect(screen.queryByText("Velg den første dagen")).not.toBeInTheDocument();
    expect(screen.getByText("Kampanjen «jul»", { selector: "summary" })).not.toHaveTextContent("funn");
    await user.click(screen.getByLabelText("Siste dag"));
    expect(screen.queryByText("Velg den første dagen")).not.toBeInTheDocument();
    await user.click(screen.getByRole("searchbox"));
    expect(screen.getByText("Velg den første dagen")).toBeInTheDocument();
    expect(screen.getByText("Kampanjen «jul»", { selector: "summary" })).toHaveTextContent("1 funn");
  });

  test("its name is asked for above the texts that are always shown", async () => {
    const { open } = openForm();
    await open("Tekster og kampanjer");
    const name = screen.getByRole("textbox", { name: "Navn på kampanjen" });
    const always = screen.getByRole("textbox", { name: "Overskriften på oversikten" });
    expect(name.compareDocumentPosition(always)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe("A day is a day of the calendar", () => {
  test("typed in the browser's own field, pasted in words, and taken out", async () => {
    const { user, text } = await openCampaign(withCampaign(days));
    const first = screen.getByLabelText("Første dag");
    expect(first).toHaveValue("2026-12-01");
    await user.click(first);
    await user.paste("3. desember 2026");
    expect(text()).toContain('"firstDay": "2026-12-03"');
    await user.clear(first);
    await user.tab();
    expect(text()).not.toContain('"firstDay"');
  });

  test("it is said in words beside the field, whatever order the browser has, and while it is the only one", async () => {
    const { user, text } = await openCampaign(withCampaign('"lastDay": "2026-12-24"'));
    const first = screen.getByLabelText("Første dag");
    await user.click(first);
    await user.paste("2026-01-12");
    expect(text()).toContain('"firstDay": "2026-01-12"');
    expect(screen.getByText("mandag 12. januar 2026")).toBeVisible();
    expect(first).toHaveAccessibleDescription(expect.stringContaining("mandag 12. januar 2026"));
    expect(screen.getByText("torsdag 24. desember 2026")).toBeVisible();
  });

  test("one that is written in other words is corrected with a press", async () => {
    const { user, text } = await openCampaign(withCampaign('"firstDay": "1. desember 2026", "lastDay": "2026-12-24"'));
    await user.click(screen.getByRole("button", { name: /Bruk 1\. desember 2026/ }));
    expect(text()).toContain('"firstDay": "2026-12-01"');
  });
});
