import { afterAll, beforeAll, expect, test } from "vitest";
import { readMarks } from "#scripts/shared/marks/readMarks.ts";
import { setValue } from "#scripts/shared/text/jsonc/setValue.ts";
import type { StudioDocument } from "#studio/document/StudioDocument.ts";
import { fixtureInEnglish } from "#tests/support/brandFixtures/fixtureInEnglish.ts";
import { StudioHarness } from "#studio/test/support/StudioHarness.ts";

let studio: StudioHarness;
beforeAll(async () => {
  studio = await StudioHarness.create(await fixtureInEnglish());
});
afterAll(() => studio.close());

const hours = ["footer", "contact", "apningstider"];
const days = { firstDay: "2026-12-01", lastDay: "2026-12-24" };
const host = "0--fjord.studio.localhost:8010";

test.each([
  ["a row of opening hours without the hours", hours, [{ dag: "Lørdag" }]],
  ["a row of one environment", ["environments", "QA", ...hours], [{ dag: "Lørdag" }]],
  ["a question with a link that leads nowhere", ["faq"], [{ question: "Hva?", answer: "Ja.", link: { text: "Les" } }]],
  ["a link of no category", ["purchase", "externalLinks"], [{ text: "Reise", url: "https://reise.example" }]],
  ["a bank place that is half written", ["partnerAgreements", "bankPlaces"], ["1234", "12", ""]],
  ["a product that is not chosen yet", ["recommendations", "candidates"], [""]],
  [
    "one box of two in a campaign",
    ["marketing", "campaigns"],
    { jul: { ...days, texts: { heroTitle: "God jul", purchaseInfo: [{ title: "A", text: "B" }] } } },
  ],
])("the preview goes on without %s", async (_, path, value) => {
  const { revision, texts } = await studio.open();
  const descriptor = setValue(texts.descriptor, path, value, () => []);
  const answer = (await (await studio.put(revision, { ...texts, descriptor })).json()) as StudioDocument;
  await studio.put(answer.revision, texts);
  expect(answer.preview.status).toBe("current");
});

/** The page of the preview with a list of the info boxes, without the marks of its texts. */
async function purchasePage(boxes: readonly object[]): Promise<string> {
  const { revision, texts } = await studio.open();
  const descriptor = setValue(texts.descriptor, ["marketing", "purchaseInfo"], boxes, () => []);
  const answer = (await (await studio.put(revision, { ...texts, descriptor })).json()) as StudioDocument;
  expect(answer.preview.status).toBe("current");
  const page = await (await studio.ask("/privat/forsikring/oversikt/kjopsinnganger", { host })).text();
  await studio.put(answer.revision, texts);
  return page.replaceAll(/[\u{E0000}-\u{E007F}]/gu, "");
}

test.each([
  ["one is missing", [{ title: "Best", text: "Vant." }]],
  ["one was only begun", [{ title: "Best", text: "Vant." }, {}]],
  ["one lacks its text", [{ title: "Best" }, { title: "Fordeler", text: "Mer." }]],
  ["all are missing", []],
])("of two boxes that the portal cannot be without, %s: something stands in for what is missing", async (_, boxes) => {
  const page = await purchasePage(boxes);
  for (const written of boxes.flatMap((each) => Object.values(each))) expect(page).toContain(written);
  expect(page).toContain("Tekst mangler: ");
});

test("an entry that is left out is left out in each language: the one after it keeps its words", async () => {
  const { revision, texts } = await studio.open();
  const rows = [{ dag: "Lørdag" }, { dag: "Søndag", timer: "10-12" }];
  const descriptor = setValue(texts.descriptor, hours, rows, () => []);
  const en = setValue(texts.en ?? "", hours, [{ dag: "Saturday" }, { dag: "Sunday" }], () => []);
  const answer = (await (await studio.put(revision, { ...texts, descriptor, en })).json()) as StudioDocument;
  expect(answer.preview.status).toBe("current");
  const page = await (await studio.ask("/privat/forsikring/oversikt/?sprak=en", { host })).text();
  const words = page.replaceAll(/[\u{E0000}-\u{E007F}]/gu, "");
  const days = readMarks(page).filter(({ path }) => path.at(-1) === "dag");
  expect(days.map(({ path }) => path)).toContainEqual([...hours, 1, "dag"]);
  expect(days.map(({ path }) => path)).not.toContainEqual([...hours, 0, "dag"]);
  expect(words).toContain("Sunday");
  expect(words).not.toContain("Saturday");
});
