import { describe, expect, test } from "vitest";
import type { BrandFact } from "./facts/brandFacts.ts";
import type { FactSearch } from "./findLeaks.ts";
import { PieceSearch } from "./PieceSearch.ts";
import { PortalFiles } from "./PortalFiles.ts";
import { beginningsOf, contentDigest, type PortalText } from "./PortalText.ts";

const fact = (kind: BrandFact["kind"], value: string): BrandFact => ({ brand: "fjord", kind, value });
const chunk = { path: "assets/main-1a2b3c4d.js", bytes: 'const a = "fjord", b = "fjo";\n'.repeat(20) };
const other = { path: "assets/late-1a2b3c4d.js", bytes: "const text = `Velg en sak du vil lese om her`;" };
const files = [chunk, other];
const own = (value: string) => value === "en sak som alle har";

/** Facts that were searched for. */
function memory() {
  const known = new Set<string>();
  return {
    known,
    absent: {
      has: ({ kind, value }: BrandFact) => known.has(`${kind} ${value}`),
      add: (facts: readonly BrandFact[]) => facts.forEach(({ kind, value }) => known.add(`${kind} ${value}`)),
    },
  };
}

const never: FactSearch = {
  inName: () => {
    throw new Error("A file was searched");
  },
  inText: () => {
    throw new Error("A file was searched");
  },
};

/** The values found in some files. */
function found(facts: readonly BrandFact[], portal?: PortalText, searched = files, isKnown = false): string[] {
  const all = new PieceSearch();
  const shared = new PortalFiles(isKnown ? never : all, own, portal);
  for (const one of facts) {
    all.add(one);
    shared.add(one);
  }
  return [...new Set(searched.flatMap((file) => shared.leaksIn(file)).map((leak) => leak.fact.value))];
}

describe("Facts in the files that all brands share (spec: commands-52)", () => {
  const portal = { files, beginnings: () => beginningsOf(files) };
  const digests = new Map(files.map((file) => [file.path, contentDigest(file)]));
  const facts = [
    fact("id", "fjord"),
    fact("id", "vidde"),
    fact("text", "Velg en sak du vil lese om her"),
    fact("text", "Velg en sak du vil lese om der"),
    fact("text", "Noe helt annet som ingen har"),
    fact("colour", "#0a1b2c"),
  ];

  test("are found with what is known of these files, and without", () => {
    const expected = ["fjord", "Velg en sak du vil lese om her"];
    expect(found(facts)).toEqual(expected);
    expect(found(facts, portal, files, true)).toEqual(expected);
    expect(found(facts, { files }, files, true)).toEqual(expected);
    expect(found(facts, { ...portal, digests }, files, true)).toEqual(expected);
  });

  test("are searched for in a file that is not the same", () => {
    const changed = { ...other, bytes: `${other.bytes} // vidde` };
    for (const known of [portal, { ...portal, digests }])
      expect(found(facts, known, [changed])).toEqual(["Velg en sak du vil lese om her", "vidde"]);
  });

  test("are remembered when none was found; a new one is found all the same", () => {
    const { known, absent } = memory();
    const remembering = { ...portal, absent };
    const missing = [fact("text", "Velg en sak du vil lese om der")];
    expect(found(missing, remembering)).toEqual([]);
    expect([...known]).toEqual(["text Velg en sak du vil lese om der"]);
    expect(found([...missing, fact("id", "fjord")], remembering)).toEqual(["fjord"]);
    expect(known.size).toBe(1);
  });
});
