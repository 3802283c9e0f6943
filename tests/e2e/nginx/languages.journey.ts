import { mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { get } from "node:http";
import { baseFolder } from "#contract/basePath.ts";
import { startNginx } from "#scripts/quality/engines/startNginx.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { caseLanguages, compareLanguages, languageOfPage } from "#tests/support/addresses/languageCases.ts";
import { writeTinyReleases } from "#tests/support/releases/tinyReleases.ts";
import { openServed } from "./openServed.ts";

const host = "alfa.example";

interface Page {
  readonly status: number;
  readonly vary: string;
  readonly etag: string;
  readonly body: Buffer;
}

/** Asks for the page of a brand, without a browser. */
const ask = (port: number, sent: Readonly<Record<string, string>>, at = host) =>
  new Promise<Page>((resolve, reject) => {
    const headers = { Host: at, ...sent };
    get({ host: "127.0.0.1", port, path: baseFolder, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const { statusCode: status = 0, headers: answered } = response;
        // Several lines of one header are one list.
        const vary = String(answered["vary"] ?? "");
        resolve({ status, vary, etag: String(answered.etag ?? ""), body: Buffer.concat(parts) });
      });
    }).on("error", reject);
  });

/** Asks nginx for every language. */
async function expectChoices(port: number): Promise<void> {
  const { seen, expected } = await compareLanguages(async ({ cookie, acceptLanguage }) => {
    const { body } = await ask(port, {
      ...(cookie !== undefined && { Cookie: cookie }),
      ...(acceptLanguage !== undefined && { "Accept-Language": acceptLanguage }),
    });
    return languageOfPage(body.toString());
  });
  expect(seen).toEqual(expected);
}

// The other servers are asked the same in tests/addresses.test.ts.
test("nginx chooses the page by the cookie, then by Accept-Language (spec: languages-21)", async () => {
  const folder = mkdtempSync(join(tmpdir(), "portal-languages-"));
  const [release] = await writeTinyReleases(folder, "a1", { alfa: "en" }, { languages: caseLanguages });
  const dist = dirname(release?.folder ?? "");
  // As written in one second: nginx makes its ETag of second and size (spec: languages-24).
  for (const file of ["index.html", "index.nn.html", "index.en.html"])
    for (const form of ["", ".br", ".gz"]) utimesSync(join(dist, "alfa", file + form), 1_790_000_000, 1_790_000_000);
  const nginx = await startNginx({ dist });
  try {
    await expectChoices(nginx.port);
    const forms = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
    for (const [encoding, unpack] of Object.entries(forms)) {
      const etags = new Set<string>();
      for (const language of caseLanguages) {
        const sent = { Cookie: `portal-language=${language}`, "Accept-Encoding": encoding };
        const page = await ask(nginx.port, sent);
        expect(languageOfPage(unpack(page.body).toString())).toBe(language);
        for (const name of ["Cookie", "Accept-Language", "Accept-Encoding"]) expect(page.vary).toContain(name);
        etags.add(page.etag);
        const again = await ask(nginx.port, { ...sent, "If-None-Match": page.etag });
        expect(again.status).toBe(304);
        for (const name of ["Cookie", "Accept-Language"]) expect(again.vary).toContain(name);
        // The browser has the page in another language.
        const changed = caseLanguages.find((each) => each !== language) ?? "nb";
        const cookie = { Cookie: `portal-language=${changed}` };
        expect((await ask(nginx.port, { ...sent, ...cookie, "If-None-Match": page.etag })).status).toBe(200);
      }
      expect(etags.size).toBe(caseLanguages.length);
    }
  } finally {
    await nginx.close();
    rmSync(folder, { recursive: true });
  }
});

test("nginx: a release that was deployed, and one with more languages after it (spec: languages-22)", async () => {
  const { target, publish, port, get: getPage, reloadCount, close } = await openServed();
  try {
    await target.deploy(await target.build("a1", { alfa: "en" }, undefined, ["nb", "nn"]), { publish });
    const seen = async (language: string) => {
      const { body, policy } = await getPage(baseFolder, { Cookie: `portal-language=${language}` });
      return [languageOfPage(body), /<p>(.*)<\/p>/.exec(body)?.[1], policy];
    };
    expect([await seen("nn"), await seen("en")]).toEqual([
      ["nn", "en", "en"],
      ["nb", "en", "en"],
    ]);
    const before = reloadCount();
    await target.deploy(await target.build("b2", { alfa: "en-ny" }, undefined, ["nb", "nn", "en"]), { publish });
    expect(reloadCount()).toBeGreaterThan(before);
    // nginx goes on with what it has read until its new workers have started.
    await expect.poll(() => seen("en")).toEqual(["en", "en-ny", "en"]);
    await expectChoices(port);
    await target.deploy(await target.build("b2", { beta: "en" }), { publish });
    const single = async () => {
      const sent = { Cookie: "portal-language=en", "Accept-Language": "en" };
      const { status, vary } = await ask(port, sent, "beta.example");
      return [status, vary];
    };
    await expect.poll(single).toEqual([200, "Accept-Encoding"]);
  } finally {
    await close();
  }
});
