import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { StudioHarness } from "#studio/test/support/StudioHarness.ts";

let studio: StudioHarness;
beforeAll(async () => {
  studio = await StudioHarness.create();
});
afterAll(() => studio.close());

const texts = { descriptor: "{}", theme: "{}" };
const changing = [
  ["PUT", "/base/document", { revision: 1, texts }],
  ["POST", "/base/rebase", { revision: 1 }],
  ["POST", "/base/save", { revision: 1 }],
  ["POST", "/new-brand", { id: "ny", name: "Ny", from: "fjord" }],
] as const;
const reading = [
  "/base/document",
  "/base/findings",
  "/base/effect",
  "/base/previews/fjord",
  "/names",
  "/new-brand/ny",
  "/brands/fjord/preview",
  "/brands/fjord/history",
  "/brands/fjord/readable/descriptor",
  "/brands/fjord/comparison/vidde",
];
const foreignRequests = [
  ["no token", { Cookie: "" }, 401],
  ["another site", { Origin: "https://evil.example" }, 403],
  ["a sandboxed page", { Origin: "null" }, 403],
  ["a previewed portal", { Origin: "http://0--fjord.studio.localhost:8010" }, 403],
  ["a portal with the edited base", { Origin: "http://1--felles--fjord.studio.localhost:8010" }, 403],
  ["a page of the same site that sends no origin", { Origin: "", "Sec-Fetch-Site": "same-site" }, 403],
] as const;

describe("Base, new brand, comparison and history are called as everything else", () => {
  test.each(changing.flatMap((call) => foreignRequests.map((foreign) => [...call, ...foreign] as const)))(
    "%s %s %j: %s changes nothing",
    async (method, path, body, _, headers, status) => {
      const before = await (await studio.ask("/api/base/document")).text();
      expect((await studio.ask(`/api${path}`, { method, headers, body: JSON.stringify(body) })).status).toBe(status);
      expect(await (await studio.ask("/api/base/document")).text()).toBe(before);
      expect(await readdir(join(studio.folder, "tenants"))).toEqual(["base.jsonc", "fjord", "vidde"]);
    },
  );

  test.each(changing)("%s %s: a form changes nothing", async (method, path, body) => {
    const headers = { "Content-Type": "text/plain" };
    expect((await studio.ask(`/api${path}`, { method, headers, body: JSON.stringify(body) })).status).toBe(415);
  });

  test.each(reading.flatMap((path) => foreignRequests.map((foreign) => [path, ...foreign] as const)))(
    "%s: %s reads nothing",
    async (path, _, headers, status) => {
      const answer = await studio.ask(`/api${path}`, { headers });
      expect(answer.status).toBe(status);
      expect(await answer.text()).not.toContain("fjord");
    },
  );

  test.each(reading)("%s is not a call of a preview's host", async (path) => {
    for (const host of ["0--fjord.studio.localhost:8010", "1--felles--fjord.studio.localhost:8010"])
      expect((await studio.ask(`/api${path}`, { host })).status).toBe(404);
  });

  test.each(["../fjord", "..%2f..%2ftmp", "fjord%00", "FJORD", ".", "base.jsonc", "__proto__"])(
    'there is no brand "%s" to open, to compare with, to look at, or to read the history of',
    async (id) => {
      for (const path of [
        `brands/${id}/document`,
        `brands/fjord/comparison/${id}`,
        `base/previews/${id}`,
        `brands/${id}/history`,
      ])
        expect((await studio.ask(`/api/${path}`)).status).toBe(404);
      const headers = { Host: `1--felles--${id}.studio.localhost:8010` };
      expect((await studio.ask("/", { headers })).status).not.toBe(200);
    },
  );

  test("the base gets no theme", async () => {
    const { revision } = (await (await studio.ask("/api/base/document")).json()) as { revision: number };
    const body = JSON.stringify({ revision, texts });
    expect((await studio.ask("/api/base/document", { method: "PUT", body })).status).toBe(200);
    expect(await (await studio.ask("/api/base/document")).json()).toMatchObject({
      texts: { descriptor: "{}", theme: "" },
    });
  });
});
