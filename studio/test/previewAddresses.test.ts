import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { strictTransport } from "#contract/answerOf.ts";
import { answered, expectSame, orPassedOn } from "#tests/support/addresses/answered.ts";
import { type Addressed, readAddressed } from "#tests/support/addresses/readAddressed.ts";
import { writeMadeUpReleases } from "#tests/support/releases/madeUpReleases.ts";
import { StudioHarness } from "./support/StudioHarness.ts";

let dist: string;
let release: Addressed;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "portal-addresses-"));
  await writeMadeUpReleases(dist, ["alfa"]);
  release = await readAddressed(join(dist, "alfa"));
});
afterAll(() => rm(dist, { recursive: true }));

// The other servers: tests/addresses.test.ts.
test("the studio's previews answer an address as the table of addresses says", async () => {
  const studio = await StudioHarness.create();
  await studio.open();
  // Its pages are those of a release in Test, with another policy: the studio alone may frame them.
  const { [strictTransport]: _, ...page } = release.sent.page;
  const { [strictTransport]: __, ...assets } = release.sent.assets;
  try {
    await expectSame({
      asset: "assets/main-0.js",
      sent: { page: { ...page, "Content-Security-Policy": "framed by the studio" }, assets, wellKnown: {} },
      fileOf: (body) =>
        body.includes('src="/studio/bridge.js"') ? "index.html" : /^\/\/ (assets\/main-0\.js)$/.exec(body)?.[1],
      without: ["contact", "utgave", "notices"],
      isOneHost: true,
      ask: async ({ method, path }) => {
        const answer = await answered(await studio.ask(path, { method, host: "0--fjord.studio.localhost:8010" }));
        const { "origin-agent-cluster": ___, ...headers } = answer.headers;
        const policy = headers["content-security-policy"];
        const isFramed = policy?.includes(`frame-ancestors ${StudioHarness.origin}`) === true;
        const shown = { ...headers, ...(isFramed && { "content-security-policy": "framed by the studio" }) };
        return orPassedOn({ ...answer, headers: shown }, path);
      },
    });
  } finally {
    await studio.close();
  }
});

test("the studio's previews set the cookie of a choice again (spec: consent-29)", async () => {
  const studio = await StudioHarness.create();
  await studio.open();
  const host = "0--fjord.studio.localhost:8010";
  const consent = 'fixture-consent-v3={"functional":"denied","statistics":"accepted","marketing":"denied"}';
  try {
    const ask = async (Origin: string) => {
      const path = "/privat/forsikring/oversikt/husk";
      const { status, headers } = await studio.ask(path, {
        method: "POST",
        host,
        headers: { Origin, Cookie: consent },
      });
      return [status, headers.getSetCookie()];
    };
    expect(await ask(`http://${host}`)).toEqual([
      204,
      [`${consent}; max-age=10368000; path=/privat/forsikring; samesite=lax`],
    ]);
    expect(await ask("https://ond.example")).toEqual([405, []]);
  } finally {
    await studio.close();
  }
});
