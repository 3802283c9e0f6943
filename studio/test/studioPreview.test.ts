import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { ListedEntry } from "#contract/gallery/listedEntry.ts";
import { inProduction } from "#scripts/compile/inProduction.ts";
import { compileGallery } from "#scripts/serve/gallery/compileGallery.ts";
import { screens } from "#scripts/quality/contact-sheet/screens/screens.ts";
import { galleryChoices } from "#studio/server/preview/galleryChoices.ts";
import { seenScenes } from "#studio/page/preview/whereSeen.ts";
import { previewChoices } from "#studio/server/preview/previewStates.ts";

const root = join(import.meta.dirname, "../..");

const overview = "/privat/forsikring/oversikt/";
const [offers, purchase, profile, other, claims, login, missing] = [
  "tilbud",
  "kjopsinnganger",
  "forsikringsprofil",
  "andre-forsikringer",
  "jump/seopp/skadesaker",
  "logg-inn",
  "finnes-ikke",
].map((path) => overview + path) as [string, string, string, string, string, string, string];

/** The page and the state of the preview that show a screen of the contact sheet. Without a state: nothing unusual. */
const shownBy: Readonly<Record<string, readonly [page: string, state?: string]>> = {
  "the overview": [overview],
  "the overview with agreements of every kind": [overview, "oversikt-alt"],
  "the overview of a member of the union": [overview, "oversikt-medlem"],
  "the overview of a partner bank's customer": [overview, "oversikt-partner"],
  "the overview while systems are partly down": [overview, "oversikt-nede"],
  "the overview with unusual data": [overview, "oversikt-uvanlig"],
  "the overview with the answers to all questions": [overview, "oversikt-sporsmal"],
  "the overview while the agreements are fetched": [overview, "oversikt-henter"],
  "the overview without agreements": [overview, "oversikt-tom"],
  "the overview whose agreements cannot be fetched": [overview, "oversikt-feil"],
  "the purchase entrances": [purchase],
  "the purchase entrances with a category open": [purchase, "kjop-kategori"],
  "the block page of a customer who was turned away": [purchase, "kjop-uonsket"],
  "the profile": [profile],
  "the profile of a bank's customer": [profile, "profil-bank"],
  "the profile of a customer with life insurance alone": [profile, "profil-liv"],
  "the profile with every row open and an address that is wrong": [profile, "profil-apen"],
  "the profile after a consent was changed": [profile, "profil-samtykke"],
  "the profile while it is fetched": [profile, "profil-henter"],
  "the profile that cannot be fetched": [profile, "profil-feil"],
  "the offers": [offers],
  "offers of every kind": [offers, "tilbud-alt"],
  "offers with unusual data": [offers, "tilbud-uvanlig"],
  "an offer about to be removed": [offers, "tilbud-fjern"],
  "an offer that could not be removed": [offers, "tilbud-ikke-fjernet"],
  "the offers while they are fetched": [offers, "tilbud-henter"],
  "the offers of a customer who has none": [offers, "tilbud-tom"],
  "the offers that cannot be fetched": [offers, "tilbud-feil"],
  "the login page": [login],
  "the login page whose address cannot be fetched": [login, "innlogging-feil"],
  "other insurance": [other],
  "the hop to the claims cases": [claims, "skadesaker"],
  "the warning before the session ends": [overview, "okt"],
  "the cookie dialog": [overview, "samtykke"],
  "the open mobile menu": [overview, "meny"],
  "a page that does not exist": [missing],
};

const choices = previewChoices("2026-11-28");

describe("The preview shows each screen of the contact sheet", () => {
  test("the table above has every screen, and nothing else", () => {
    expect(Object.keys(shownBy).toSorted()).toEqual(screens.map(({ title }) => title).toSorted());
  });

  test.each(Object.entries(shownBy))("%s", (_, [path, id]) => {
    const page = choices.pages.find((each) => each.path === path);
    expect(page?.needsState ?? false).toBe(path === claims);
    if (id === undefined) return;
    const state = choices.states.find((each) => each.id === id);
    expect([path, undefined]).toContain(state?.page);
    expect(state).toBeDefined();
  });
});

describe("The preview shows each entry of the gallery", () => {
  let entries: readonly ListedEntry[];
  beforeAll(async () => {
    entries = await inProduction(async () => (await compileGallery(root)).list());
  });

  test("every file in gallery/entries is a page of the preview", () => {
    const files = readdirSync(join(root, "gallery/entries"), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".entry.tsx"))
      .map((path) => `/galleri/?visning=${basename(path, ".entry.tsx")}`);
    const pages = galleryChoices(entries).pages.map(({ path }) => path);
    expect(pages.toSorted()).toEqual(files.toSorted());
  });

  test("every state of an entry is a state of its page, at its own address", () => {
    const { pages, states } = galleryChoices(entries);
    for (const [at, { states: names }] of entries.entries()) {
      const own = states.filter(({ page }) => page === pages[at]?.path);
      expect(own.map(({ title }) => title)).toEqual(names);
      expect(own.map(({ query }) => query)).toEqual(names.map((_, index) => `&tilstand=${index}`));
      expect(names.length).toBeGreaterThan(0);
    }
    const ids = [...states, ...choices.states].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("The page that shows a field", () => {
  test("is one of those that can be chosen, in a state that it has", () => {
    const { pages, states } = choices;
    const unknown = seenScenes.filter(
      ([path, state]) =>
        !pages.some((page) => page.path === path) ||
        (state !== undefined && !states.some(({ id, page = path }) => id === state && page === path)),
    );
    expect(unknown).toEqual([]);
  });
});
