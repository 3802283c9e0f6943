import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { baseFolder } from "#contract/basePath.ts";
import { readBuiltReleases } from "#scripts/deploy/BuiltRelease.ts";
import { startNginx } from "#scripts/quality/engines/startNginx.ts";
import { askHusk } from "#tests/support/addresses/askHusk.ts";
import { compareHusk } from "#tests/support/addresses/huskCases.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { writeTinyReleases } from "#tests/support/releases/tinyReleases.ts";
import { askRaw } from "./askRaw.ts";
import { openServed } from "./openServed.ts";

const host = "alfa.example";
const address = `${baseFolder}husk`;
const consent = 'alfa-cookie-consent-v3={"F":"accepted","S":"denied","M":null}';
const husk = {
  samtykke: { name: "alfa-cookie-consent-v3", form: "coded" },
  sprak: { name: "portal-language", form: "language" },
} as const;

async function withTiny(use: (dist: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "portal-husk-"));
  try {
    const [release] = await writeTinyReleases(folder, "a1", { alfa: "a1" }, { husk });
    await use(dirname(release?.folder ?? ""));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// The other servers are asked the same in tests/husk.test.ts.
test("nginx sets the cookie of a choice again, and no other (spec: consent-29, languages-42)", async () => {
  await withTiny(async (dist) => {
    const nginx = await startNginx({ dist });
    try {
      const { seen, expected } = await compareHusk({ host }, (asked) => askHusk(nginx.port, asked));
      expect(seen).toEqual(expected);
      // What no client sends: a line break in a header, a header in two lines, and the host with a dot.
      const head = [`POST ${address} HTTP/1.1`, "Content-Length: 0"];
      const own = [`Host: ${host}`, `Origin: https://${host}`];
      const set = async (...lines: readonly string[]) => {
        const { status, headers } = await askRaw(nginx.port, [...head, ...lines]);
        return [status, headers["set-cookie"] ?? ""];
      };
      expect(await set(...own, "Cookie: a=1\r\n b=2", `Cookie: ${consent}\rSet-Cookie: x=1`)).toEqual([400, ""]);
      expect(await set(...own, "Cookie: a=1", `Cookie: ${consent}`)).toMatchObject([
        204,
        expect.stringContaining(consent),
      ]);
      const dotted = await set(`Host: ${host}.:8000`, `Origin: https://${host}.:8000`, `Cookie: ${consent}`);
      expect(dotted).toMatchObject([204, expect.stringContaining(consent)]);
      expect(await set("Host: ukjent.example", "Origin: https://ukjent.example", `Cookie: ${consent}`)).toEqual([
        404,
        "",
      ]);
    } finally {
      await nginx.close();
    }
  });
});

test("nginx: a deployed release has the address; one of an earlier version, without its cookies, has none", async () => {
  const { target, publish, port, get, close } = await openServed();
  try {
    const ask = () =>
      askHusk(port, {
        method: "POST",
        path: address,
        headers: { Host: host, Origin: `https://${host}`, Cookie: consent },
        body: "",
      });
    await target.deploy(await target.build("a1", { alfa: "a1" }), { publish });
    expect(await ask()).toEqual({ status: 405, cookies: [] });
    await withTiny(async (dist) => {
      await target.deploy(await readBuiltReleases(dist), { publish });
    });
    // nginx goes on with what it has read until its new workers have started.
    await expect.poll(async () => (await ask()).status).toBe(204);
    expect((await ask()).cookies).toEqual([`${consent}; max-age=10368000; path=/privat/forsikring; samesite=lax`]);
    expect((await get(baseFolder)).status).toBe(200);
  } finally {
    await close();
  }
});

test("nginx answers ten thousand choices, and pages between them", async () => {
  await withTiny(async (dist) => {
    const nginx = await startNginx({ dist });
    const agent = new Agent({ keepAlive: true, maxSockets: 50 });
    const ask = (method: string, path: string) =>
      new Promise<number>((resolve, reject) => {
        const headers = { Host: host, Origin: `https://${host}`, Cookie: consent, "Content-Length": "0" };
        request({ host: "127.0.0.1", port: nginx.port, method, path, headers, agent }, (response) =>
          response.resume().on("end", () => resolve(response.statusCode ?? 0)),
        )
          .on("error", reject)
          .end();
      });
    try {
      const counts = new Map<number, number>();
      for (let sent = 0; sent < 10_000; sent += 100) {
        const posts = Array.from({ length: 100 }, () => ask("POST", address));
        for (const status of await Promise.all(posts)) counts.set(status, (counts.get(status) ?? 0) + 1);
        if (sent % 1000 === 0) expect(await ask("GET", baseFolder)).toBe(200);
      }
      expect([...counts]).toEqual([[204, 10_000]]);
    } finally {
      agent.destroy();
      await nginx.close();
    }
  });
});
