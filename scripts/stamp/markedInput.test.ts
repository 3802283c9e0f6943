import { beforeAll, describe, expect, test } from "vitest";
import { readMarks, withoutMarks } from "#scripts/marks/readMarks.ts";
import { madeUpCompilation, madeUpInput } from "#tests/support/stampInput.ts";
import { markedInput } from "./markedInput.ts";
import { shownValues } from "./shownValues.ts";
import { stamp, type Stamped, type StampInput } from "./stamp.ts";

const page = ({ files }: Stamped) => new TextDecoder().decode(files.find(({ path }) => path === "index.html")?.bytes);

let input: StampInput;
let marked: StampInput;
beforeAll(async () => {
  const plain = await madeUpInput("alfa");
  const { Test } = plain.environments;
  const overlay = { marketing: { heroTitle: "Bare i Test" } };
  input = {
    ...plain,
    tenant: { ...plain.tenant, texts: { felles: { close: "Lukk meg" } } },
    environments: { ...plain.environments, Test: { ...Test, overlay } },
  };
  const portalTexts = { felles: { close: "Lukk", yes: "Ja" }, tilbud: { title: "10 000 tilbud" } };
  marked = markedInput(input, portalTexts, (path) => ["environments", "QA", ...path]);
});

describe("What is stamped for a preview (spec: studio-70)", () => {
  test("has a mark in each shown text, with the place where it is written", () => {
    const texts = shownValues(marked.tenant).filter(({ seenAs }) => seenAs === "text");
    expect(texts.length).toBeGreaterThan(10);
    for (const { path, value } of texts) expect(readMarks(value)[0]?.path).toEqual(["environments", "QA", ...path]);
    const overlay = marked.environments.Test.overlay as { marketing: { heroTitle: string } };
    expect(readMarks(overlay.marketing.heroTitle)[0]?.path.slice(-1)).toEqual(["heroTitle"]);
  });

  test("has all of the portal's texts, in the brand's words where it has its own", () => {
    const { felles, tilbud } = marked.tenant.texts;
    expect(withoutMarks(`${felles?.["close"]} ${felles?.["yes"]}`)).toBe("Lukk meg Ja");
    expect(withoutMarks(tilbud?.["title"] ?? "")).toBe("10\u00a0000 tilbud");
  });

  test("is else what is stamped for a release: addresses, days, names and numbers have no mark", () => {
    const plain = JSON.parse(withoutMarks(JSON.stringify(marked.tenant))) as StampInput["tenant"];
    expect({ ...plain, texts: {} }).toEqual({ ...input.tenant, texts: {} });
    for (const { seenAs, value } of shownValues(marked.tenant))
      if (seenAs !== "text") expect(withoutMarks(value)).toBe(value);
  });

  test("a release has no mark", async () => {
    const isMarked = /[\u{E0000}-\u{E007F}]/u;
    expect(page(await stamp(marked, madeUpCompilation))).toMatch(isMarked);
    expect(page(await stamp(input, madeUpCompilation))).not.toMatch(isMarked);
  });
});
