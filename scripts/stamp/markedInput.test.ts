import { beforeAll, describe, expect, test } from "vitest";
import { readMarks, withoutMarks } from "#scripts/shared/marks/readMarks.ts";
import { madeUpCompilation, madeUpInput, withValues } from "#tests/support/stampInput.ts";
import { markedInput } from "./markedInput.ts";
import { shownValues } from "./shownValues.ts";
import { stamp, type Stamped } from "./stamp.ts";
import type { LanguageInput, StampInput } from "./StampInput.ts";

const page = ({ files }: Stamped) => new TextDecoder().decode(files.find(({ path }) => path === "index.html")?.bytes);

let input: StampInput;
let marked: StampInput;
let own: LanguageInput;
beforeAll(async () => {
  const plain = await madeUpInput("alfa");
  const overlay = { marketing: { heroTitle: "Bare i Test" } };
  input = withValues(plain, ({ tenant, environments }) => ({
    tenant: { ...tenant, texts: { felles: { close: "Lukk meg" } } },
    environments: { ...environments, Test: { ...environments.Test, overlay } },
  }));
  const portalTexts = { felles: { close: "Lukk", yes: "Ja" }, tilbud: { title: "10 000 tilbud" } };
  marked = markedInput(
    input,
    () => portalTexts,
    (path) => ["environments", "QA", ...path],
  );
  [own] = marked.languages;
});

describe("What is stamped for a preview", () => {
  test("has a mark in each shown text, with the place where it is written", () => {
    const texts = shownValues(own.tenant).filter(({ seenAs }) => seenAs === "text");
    expect(texts.length).toBeGreaterThan(10);
    for (const { path, value } of texts) expect(readMarks(value)[0]?.path).toEqual(["environments", "QA", ...path]);
    const overlay = own.environments.Test.overlay as { marketing: { heroTitle: string } };
    expect(readMarks(overlay.marketing.heroTitle)[0]?.path.slice(-1)).toEqual(["heroTitle"]);
  });

  test("has all of the portal's texts, in the brand's words where it has its own", () => {
    const { felles, tilbud } = own.tenant.texts;
    expect(withoutMarks(`${felles?.["close"]} ${felles?.["yes"]}`)).toBe("Lukk meg Ja");
    expect(withoutMarks(tilbud?.["title"] ?? "")).toBe("10\u00a0000 tilbud");
  });

  test("has a mark in each address, as a fragment", () => {
    const addresses = shownValues(own.tenant).filter(({ seenAs }) => seenAs === "href");
    expect(addresses.length).toBeGreaterThan(1);
    for (const { path, value } of addresses) {
      expect(readMarks(value)[0]?.path).toEqual(["environments", "QA", ...path]);
      expect(new URL(value, "https://portal.example").pathname).not.toContain("%F3");
    }
  });

  test("is else what is stamped for a release: days, names and numbers have no mark", () => {
    const plain = JSON.parse(withoutMarks(JSON.stringify(own.tenant)).replaceAll('#"', '"')) as LanguageInput["tenant"];
    expect({ ...plain, texts: {} }).toEqual({ ...input.languages[0].tenant, texts: {} });
    for (const { seenAs, value } of shownValues(own.tenant))
      if (seenAs === "phone" || seenAs === "mail") expect(withoutMarks(value)).toBe(value);
  });

  test("a release has no mark", async () => {
    const isMarked = /[\u{E0000}-\u{E007F}]/u;
    expect(page(await stamp(marked, madeUpCompilation))).toMatch(isMarked);
    expect(page(await stamp(input, madeUpCompilation))).not.toMatch(isMarked);
  });
});
