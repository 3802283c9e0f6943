import { describe, expect, test } from "vitest";
import { allKjopsinnganger, kjopskategorier } from "#contract/kjopsinngang.ts";
import { kjopsutbud } from "./kjopsutbud.ts";

const all = new Set(allKjopsinnganger);
const hest = { category: "dyr", text: "Hest", url: "https://www.hest.example/" } as const;

describe("Expandable categories (spec: kjop-2, kjop-3)", () => {
  test("are seven, in the order of the specification", () => {
    expect(kjopsutbud(all, []).map(({ kategori }) => kategori)).toEqual(kjopskategorier);
  });

  test.each(kjopskategorier)("%s is hidden if it has no links", (kategori) => {
    const without = new Set(allKjopsinnganger);
    for (const inngang of kjopsutbud(all, []).find((utbud) => utbud.kategori === kategori)?.innganger ?? [])
      without.delete(inngang);
    expect(kjopsutbud(without, []).map((utbud) => utbud.kategori)).toEqual(
      kjopskategorier.filter((other) => other !== kategori),
    );
  });

  test("a category with only an external link is shown", () => {
    expect(kjopsutbud(new Set(["bil"]), [hest])).toEqual([
      { kategori: "kjoretoy", innganger: ["bil"], externalLinks: [] },
      { kategori: "dyr", innganger: [], externalLinks: [hest] },
    ]);
  });
});
