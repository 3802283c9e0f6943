import { baseFolder } from "#contract/basePath.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { askRaw } from "./askRaw.ts";
import { openServed } from "./openServed.ts";

/** What every answer has that is no file of a release. */
const bare = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
};
test("nginx: nobody can ask for the text of an error", async () => {
  const { target, publish, port, close } = await openServed();
  try {
    await target.deploy(await target.build("a1", { alfa: "a1" }), { publish });
    const answer = await askRaw(port, ["GET /_error HTTP/1.1", "Host: alfa.example"]);
    expect([answer.status, answer.body]).toEqual([404, "Filen finnes ikke.\n"]);
    expect(answer.headers).toMatchObject({ ...bare, "strict-transport-security": "max-age=31536000" });
  } finally {
    await close();
  }
});

test("nginx: a request that cannot be read gets a text, and no page of nginx's own", async () => {
  const { target, publish, port, close } = await openServed();
  try {
    await target.deploy(await target.build("a1", { alfa: "a1" }), { publish });
    const host = "Host: alfa.example";
    for (const [lines, status] of [
      [["NONSENSE"], 400],
      [["GET / HTTP/1.1", "Host: a/b"], 400],
      [["GET /annet/../../annet HTTP/1.1", host], 400],
      [["GET /api%00/../annet HTTP/1.1", host], 400],
      [["GET / HTTP/1.1"], 400],
      [["GET / HTTP/3.0", host], 505],
      [[`GET /${"a".repeat(40_000)} HTTP/1.1`, host], 414],
      [["GET / HTTP/1.1", host, `X-A: ${"a".repeat(40_000)}`], 431],
      [["TRACE / HTTP/1.1", host], 405],
      [["POST /api/x HTTP/1.1", host, "Transfer-Encoding: x"], 501],
      [[`GET ${baseFolder} HTTP/1.1`, host, 'If-Match: "x"'], 412],
    ] as const) {
      const answer = await askRaw(port, lines);
      expect([lines[0]?.slice(0, 20), answer.status, answer.body]).toEqual([
        lines[0]?.slice(0, 20),
        status,
        `Feil ${status}.\n`,
      ]);
      expect(answer.headers).toMatchObject({ ...bare, "content-type": "text/plain; charset=utf-8" });
    }
    const part = [`GET ${baseFolder}assets/main-a1.js HTTP/1.1`, host, "Range: bytes=900-"];
    expect(await askRaw(port, part)).toMatchObject({ status: 200, headers: { "cache-control": "immutable" } });
  } finally {
    await close();
  }
});

test("nginx: a host in capitals, or with a dot at its end, is the same host, as at the edge (spec: portal-7)", async () => {
  const { target, publish, port, close } = await openServed();
  try {
    await target.deploy(await target.build("a1", { alfa: "a1" }), { publish });
    for (const [host, status] of [
      ["alfa.example", 200],
      ["ALFA.example.", 200],
      ["alfa.example.:8000", 200],
      ["alfa.example..", 400],
      ["beta.example.", 404],
    ] as const)
      expect([host, (await askRaw(port, [`GET ${baseFolder} HTTP/1.1`, `Host: ${host}`])).status]).toEqual([
        host,
        status,
      ]);
  } finally {
    await close();
  }
});

test("nginx: IPv6 is listened on beside IPv4", async () => {
  const { target, publish, port, close } = await openServed((free) => ({ listen: `127.0.0.1:${free},[::1]:${free}` }));
  try {
    await target.deploy(await target.build("a1", { alfa: "a1" }), { publish });
    for (const address of ["127.0.0.1", "::1"]) {
      const page = await askRaw(port, [`GET ${baseFolder} HTTP/1.1`, "Host: alfa.example"], { address });
      expect([address, page.status]).toEqual([address, 200]);
      const unknown = await askRaw(port, [`GET ${baseFolder} HTTP/1.1`, "Host: ukjent.example"], { address });
      expect([address, unknown.status]).toEqual([address, 404]);
    }
  } finally {
    await close();
  }
});
