import { describe, expect, test } from "vitest";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { findScenes, sceneGroups } from "./sceneGroups.ts";

const choices: PreviewChoices = {
  customers: [],
  pages: [
    { path: "/a/", title: "Oversikt" },
    { path: "/a/tilbud", title: "Tilbud" },
    { path: "/galleri/?visning=melding", title: "Melding", group: "Meldinger", needsState: true },
  ],
  normal: "Vanlig",
  states: [
    { id: "okt", title: "Økten går snart ut" },
    { id: "tilbud-feil", title: "Feil", page: "/a/tilbud" },
    { id: "melding-0", title: "Feil med handling", page: "/galleri/?visning=melding", query: "&tilstand=0" },
  ],
};
const names = (search: string) =>
  findScenes(sceneGroups(choices), search).flatMap(({ title, options }) =>
    options.map((option) => `${title}: ${option.title}`),
  );

describe("The list of pages and states", () => {
  test("has each page in each of its states; an entry of the gallery in its own alone", () => {
    expect(names("")).toEqual([
      "Oversikt: Vanlig",
      "Oversikt: Økten går snart ut",
      "Tilbud: Vanlig",
      "Tilbud: Feil",
      "Tilbud: Økten går snart ut",
      "Melding: Feil med handling",
    ]);
  });

  test.each([
    ["feil", ["Tilbud: Feil", "Melding: Feil med handling"]],
    ["tilb ØKT", ["Tilbud: Økten går snart ut"]],
    ["meldinger", ["Melding: Feil med handling"]],
    ["finnes ikke", []],
  ])('finds "%s" by the words of group, page and state', (search, found) => {
    expect(names(search)).toEqual(found);
  });
});
