import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { announcements } from "#ui/feedback/announcements.ts";
import { companyPlaceName } from "#studio/document/company/CompanyPlace.ts";
import type { PersonHere } from "#studio/document/company/CompanyWire.ts";
import { hereLines } from "./hereWords.ts";
import { PeopleHere } from "./PeopleHere.tsx";

const ola = { id: "ola", name: "Ola Hansen" };
const per = { id: "per", name: "Per Olsen" };
const nameOf = (id: string) => ({ fjord: "Fjord", vidde: "Vidde" })[id] ?? id;
const here = (by: typeof ola, brand: string, proposal?: number, isEditing = true): PersonHere => ({
  by,
  brand,
  isEditing,
  ...(proposal !== undefined && { proposal }),
});
const same =
  "Ola Hansen endrer også Fjord i dette forslaget. Dere ser det hverandre skriver. Endrer dere det samme, får du velge hva som skal gjelde.";

describe("What is said of the others", () => {
  test.each<[string, readonly PersonHere[], string | undefined, readonly (readonly [string, boolean])[]]>([
    ["nobody", [], "fjord", []],
    ["another proposal", [here(ola, "fjord", 14)], "fjord", [["Ola Hansen er også i Fjord, i forslag 14.", false]]],
    ["one that is hidden", [here(ola, "fjord")], "fjord", [["Ola Hansen er også i Fjord, i et annet forslag.", false]]],
    ["the same brand of the same proposal", [here(ola, "fjord", 12)], "fjord", [[same, true]]],
    [
      "two in the same brand of the same proposal: one warning of both",
      [here(ola, "fjord", 12), here(per, "fjord", 12), here(per, "fjord", 14)],
      "fjord",
      [
        [same.replace("Ola Hansen", "Ola Hansen og Per Olsen"), true],
        ["Per Olsen er også i Fjord, i forslag 14.", false],
      ],
    ],
    [
      "another brand of the same proposal",
      [here(ola, "vidde", 12)],
      "fjord",
      [["Ola Hansen endrer Vidde i dette forslaget nå.", false]],
    ],
    [
      "somebody who looks",
      [here(ola, "fjord", 12, false)],
      "fjord",
      [["Ola Hansen ser også på dette forslaget.", false]],
    ],
    [
      "from the page of the proposal",
      [here(ola, "fjord", 12), here(ola, "vidde", 12)],
      undefined,
      [["Ola Hansen endrer Fjord og Vidde i dette forslaget nå.", false]],
    ],
    [
      "several: what has most weight comes first",
      [here(per, "fjord", 14), here(per, "vidde", 14), here(ola, "fjord", 12), here(ola, "vidde", 12, false)],
      "fjord",
      [
        [same, true],
        ["Per Olsen er også i Fjord og Vidde, i forslag 14.", false],
      ],
    ],
  ])("%s", (_, people, brand, expected) => {
    const lines = hereLines(people, { proposal: 12, brand, nameOf });
    expect(lines.map(({ words, isWarning }) => [words, isWarning])).toEqual(expected);
  });
});

describe("Who is here, in a page", () => {
  let people: readonly PersonHere[];
  let asked: unknown[];
  let announced: string[];
  let end: () => void;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date", "clearInterval", "setInterval"] });
    people = [];
    asked = [];
    announced = [];
    vi.stubGlobal("fetch", (_: string, { body }: RequestInit) => {
      asked.push(JSON.parse(typeof body === "string" ? body : ""));
      return Promise.resolve(Response.json(people));
    });
    end = announcements.subscribe((words) => announced.push(words));
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
    document.querySelector("meta")?.remove();
  });
  const atProposal = () => {
    const meta = document.createElement("meta");
    meta.name = companyPlaceName;
    meta.content = JSON.stringify({ home: "https://studio.example", proposal: 12, help: "Inger" });
    document.head.append(meta);
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test("the studio of one person asks nobody", async () => {
    render(<PeopleHere brands={["fjord"]} edited="fjord" nameOf={nameOf} />);
    await pass(60_000);
    expect(asked).toEqual([]);
  });

  test("each change is read out once; another proposal is a link", async () => {
    atProposal();
    people = [here(ola, "fjord", 14)];
    render(<PeopleHere brands={["fjord"]} edited="fjord" nameOf={nameOf} />);
    await pass(0);
    expect(asked).toEqual([{ brands: ["fjord"], isEditing: true }]);
    expect(screen.getByRole("link", { name: "Se forslag 14" }).getAttribute("href")).toBe(
      "https://forslag14.studio.example",
    );
    await pass(60_000);
    people = [];
    await pass(15_000);
    expect(screen.queryByRole("region")).toBeNull();
    await pass(60_000);
    expect(announced).toEqual(["Ola Hansen er også i Fjord, i forslag 14.", "Ingen andre er her lenger."]);
  });

  test("a page that nobody sees asks nothing, until it is seen again", async () => {
    atProposal();
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    render(<PeopleHere brands={["fjord"]} edited="fjord" nameOf={nameOf} />);
    await pass(60_000);
    expect(asked).toEqual([]);
    visibility.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    await pass(0);
    expect(asked).toHaveLength(1);
    visibility.mockRestore();
  });

  test("who does nothing for five minutes is not here, so that the session can end; a key begins it again", async () => {
    atProposal();
    render(<PeopleHere brands={["fjord"]} edited="fjord" nameOf={nameOf} />);
    await pass(6 * 60_000);
    const before = asked.length;
    await pass(10 * 60_000);
    expect(asked.length).toBe(before);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
    await pass(0);
    expect(asked.length).toBe(before + 1);
  });
});
