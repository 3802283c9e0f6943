import { readdir, readFile, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { StudioHarness } from "#studio/test/support/StudioHarness.ts";
import { withoutMarks } from "#scripts/shared/marks/readMarks.ts";
import { setValue } from "#scripts/shared/text/jsonc/setValue.ts";
import type { CheckedDocument, StudioBrand, StudioDocument } from "#studio/document/StudioDocument.ts";

let studio: StudioHarness;
beforeAll(async () => {
  studio = await StudioHarness.create();
});
afterAll(() => studio.close());

const create = (body: unknown) => studio.ask("/api/new-brand", { method: "POST", body: JSON.stringify(body) });
const problemOf = async (id: string) =>
  (await (await studio.ask(`/api/new-brand/${encodeURIComponent(id)}`)).json()) as { problem?: string };
const brands = () => readdir(join(studio.folder, "tenants"));

const svg = (drawn: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40">${drawn}</svg>`;
const badLogo = svg('<path d="M0 0h9v9z" onclick="alert(1)"/>');

describe("A new brand from another", () => {
  test.each([
    ["nordlys", undefined],
    ["Nordlys", "«Nordlys» kan ikke være en id. Forventet: små bokstaver, sifre og bindestreker"],
    ["con", "en mappe med dette navnet kan ikke finnes i Windows"],
    ["n".repeat(41), "høyst 40 bokstaver"],
    ["fjord", "tenants/fjord finnes allerede"],
    ["../x", "kan ikke være en id"],
    ["__proto__", "kan ikke være en id"],
  ])("the id %j is checked before anything is written", async (id, says) => {
    const { problem } = await problemOf(id);
    if (says === undefined) expect(problem).toBeUndefined();
    else expect(problem).toContain(says);
    expect(await brands()).toEqual(["base.jsonc", "fjord", "vidde"]);
  });

  test.each([
    ["an id that no brand can have", { id: "../x", name: "X", from: "fjord" }, 409],
    ["an id that exists", { id: "vidde", name: "X", from: "fjord" }, 409],
    ["a brand to start from that does not exist", { id: "ny", name: "X", from: "../fjord" }, 404],
    ["no name", { id: "ny", name: " ", from: "fjord" }, 400],
    ["a long name", { id: "ny", name: "x".repeat(201), from: "fjord" }, 400],
    ["an id that is not a text", { id: 1, name: "X", from: "fjord" }, 400],
    ["a colour that is none", { id: "ny", name: "X", from: "fjord", colour: "blaa" }, 400],
    ["a logo that runs a script", { id: "ny", name: "X", from: "fjord", logo: badLogo }, 422],
    ["a list", [], 400],
  ])("%s writes nothing", async (_, body, status) => {
    expect((await create(body)).status).toBe(status);
    expect(await brands()).toEqual(["base.jsonc", "fjord", "vidde"]);
    expect(await readdir(join(studio.folder, "themes"))).toEqual([
      "fjord.resolver.json",
      "fjord.tokens.json",
      "vidde.resolver.json",
      "vidde.tokens.json",
    ]);
  });

  test("themes/ that is a link is not written to", async () => {
    const linked = await StudioHarness.create();
    await rm(join(linked.folder, "themes"), { recursive: true });
    await symlink(join(studio.folder, "themes"), join(linked.folder, "themes"));
    const body = JSON.stringify({ id: "ny", name: "X", from: "fjord" });
    expect((await linked.ask("/api/new-brand", { method: "POST", body })).status).toBe(403);
    expect(await readdir(join(studio.folder, "themes"))).not.toContain("ny.tokens.json");
    await linked.close();
  });

  test("it is written, has the name, and is listed as unfinished; its findings are what is missing", async () => {
    const answer = await create({ id: "nordlys", name: "Nordlys Forsikring", from: "fjord" });
    expect([answer.status, await answer.json()]).toEqual([201, { id: "nordlys", name: "Nordlys Forsikring" }]);
    expect(await readFile(join(studio.folder, "tenants/nordlys/tenant.jsonc"), "utf8")).toContain(
      '"Nordlys Forsikring"',
    );
    const list = (await (await studio.ask("/api/brands")).json()) as StudioBrand[];
    const listed = list.find(({ id }) => id === "nordlys");
    expect(listed?.name).toBe("Nordlys Forsikring");
    expect(listed?.unfilled).toBeGreaterThan(5);
    const { findings } = (await (await studio.ask("/api/brands/nordlys/findings")).json()) as CheckedDocument;
    expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(["unfilled-value"]));
    expect(findings).toHaveLength(listed?.unfilled ?? 0);
  });

  test("it can be looked at before anything is filled in, with stand-ins, and what is filled in takes their place", async () => {
    await create({ id: "soloppgang", name: "Soloppgang", from: "fjord" });
    const address = "/api/brands/soloppgang/document";
    const document = (await (await studio.ask(address)).json()) as StudioDocument;
    expect(document.preview.status).toBe("current");
    const page = async () =>
      withoutMarks(
        await (
          await studio.ask("/privat/forsikring/oversikt/tilbud", { host: "0--soloppgang.studio.localhost:8010" })
        ).text(),
      );
    expect(await page()).toContain("Tekst mangler: ");
    expect(await page()).toContain("Soloppgang");
    expect(document.texts.descriptor).not.toContain("mangler");
    const descriptor = setValue(document.texts.descriptor, ["marketing", "heroTitle"], "Her er sola", () => []);
    const body = JSON.stringify({ revision: document.revision, texts: { ...document.texts, descriptor } });
    const changed = (await (await studio.ask(address, { method: "PUT", body })).json()) as StudioDocument;
    expect(changed.preview.status).toBe("current");
    expect(await page()).toContain("Her er sola");
  });

  test("its colour makes the whole look, its logo is its own, and the icon is drawn from its name", async () => {
    const logo = svg('<path d="M4 4h60v30z" fill="#7a1fa2"/>');
    await create({ id: "lyng", name: "Lyng Forsikring", from: "fjord", colour: "#7a1fa2", logo });
    const read = (path: string) => readFile(join(studio.folder, path), "utf8");
    expect(await read("tenants/lyng/logo.svg")).toBe(logo);
    expect(await read("tenants/lyng/icon.svg")).toContain(">LF</text>");
    expect(await read("themes/lyng.tokens.json")).toContain("#7a1fa2");
    const { findings } = (await (await studio.ask("/api/brands/lyng/findings")).json()) as CheckedDocument;
    expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(["unfilled-value"]));
    expect(findings.some(({ file }) => file.endsWith("logo.svg"))).toBe(false);
  });
});
