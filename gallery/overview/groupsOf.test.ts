import { describe, expect, test } from "vitest";
import type { FoundEntry } from "../findEntries.ts";
import type { GalleryEntry } from "../GalleryEntry.ts";
import { groupsOf } from "./groupsOf.ts";

const found = (id: string, title: string, group: GalleryEntry["group"], description = ""): FoundEntry => ({
  status: "found",
  id,
  entry: { id, title, group, description: [description], states: [] },
});
const entries: readonly FoundEntry[] = [
  found("feilsider", "Feilsider", "Sider", "Fyller skjermen når noe har gått galt."),
  found("aapning", "Åpningstider", "Byggeklosser"),
  found("varsel", "Varsel", "Byggeklosser", "Kort beskjed over siden."),
  { status: "broken", id: "meny", reason: "Finner ikke Menu.tsx" },
];
const index = (wanted: string) =>
  groupsOf(entries, wanted).map(({ group, found: lines }) => [group, ...lines.map(({ title }) => title)]);

describe("The index of the gallery", () => {
  test("lists entries by group, in Norwegian alphabetical order; broken entries come last, with the reason", () => {
    expect(index("")).toEqual([
      ["Byggeklosser", "Varsel", "Åpningstider"],
      ["Sider", "Feilsider"],
      ["Kan ikke vises", "meny"],
    ]);
    expect(groupsOf(entries, "").at(-1)?.found[0]?.lead).toBe("Finner ikke Menu.tsx");
  });

  test.each([
    ["FEIL", ["Sider", "Feilsider"]],
    ["skjermen galt", ["Sider", "Feilsider"]],
    ["åpning", ["Byggeklosser", "Åpningstider"]],
    ["  ", ["Byggeklosser", "Varsel", "Åpningstider"]],
  ])("finds %j in titles and descriptions", (wanted, first) => {
    expect(index(wanted)[0]).toEqual(first);
  });

  test("is empty when no entry matches", () => {
    expect(index("romreise")).toEqual([]);
  });
});
