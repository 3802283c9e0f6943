import { baseFolder, basePath } from "#contract/basePath.ts";
import { securityFile } from "#contract/releaseFiles.ts";
import { answerAtEdge } from "#scripts/deploy/edge/answerAtEdge.ts";
import { EdgeFiles } from "#scripts/deploy/edge/EdgeFiles.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { askRaw, type RawAnswer } from "./askRaw.ts";
import { openServed } from "./openServed.ts";

/** What every answer has that is no file of a release. */
const bare = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
};
const secure = { "strict-transport-security": "max-age=31536000" };

/** Without what every server writes itself. */
const own = ({ headers }: Pick<RawAnswer, "headers">) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !/^(?:server|date|content-length|connection|last-modified|etag|accept-ranges)$/.test(name),
    ),
  );

test("nginx: every answer has the headers of security, and the function at the edge sends the same", async () => {
  const { target, publish, port, close } = await openServed();
  try {
    const releases = await target.build("a1", { alfa: "a1" });
    await target.deploy(releases, { publish, edge: new EdgeFiles(target.store) });
    const read = async (key: string) => {
      const stored = await target.store.get(key);
      return stored && (JSON.parse(new TextDecoder().decode(stored.bytes)) as unknown);
    };
    const text = { "content-type": "text/plain; charset=utf-8" };
    for (const [host, method, path, status, headers, body] of [
      ["alfa.example", "GET", "/health", 200, { ...bare, ...secure, ...text }, "ok\n"],
      ["ukjent.example", "GET", "/health", 200, { ...bare, ...text }, "ok\n"],
      ["alfa.example", "POST", "/health", 405, { ...bare, ...secure, ...text, allow: "GET, HEAD" }, "Feil 405.\n"],
      ["alfa.example", "GET", "/", 302, { ...bare, ...secure, location: baseFolder }, undefined],
      ["alfa.example", "POST", "/", 405, { ...bare, ...secure, ...text, allow: "GET, HEAD" }, "Feil 405.\n"],
      ["alfa.example", "POST", basePath, 405, { ...bare, ...secure, ...text, allow: "GET, HEAD" }, "Feil 405.\n"],
      [
        "alfa.example",
        "PUT",
        `${baseFolder}tilbud`,
        405,
        { ...bare, ...secure, ...text, allow: "GET, HEAD" },
        "Feil 405.\n",
      ],
      [
        "alfa.example",
        "POST",
        `${baseFolder}assets/x.js`,
        405,
        { ...bare, ...secure, ...text, allow: "GET, HEAD" },
        "Feil 405.\n",
      ],
      [
        "alfa.example",
        "POST",
        `/${securityFile}`,
        405,
        { ...bare, ...secure, ...text, allow: "GET, HEAD" },
        "Feil 405.\n",
      ],
      ["alfa.example", "DELETE", "/annet", 405, { ...bare, ...secure, ...text, allow: "GET, HEAD" }, "Feil 405.\n"],
      ["alfa.example", "GET", "/annet", 404, { ...bare, ...secure, ...text }, "Filen finnes ikke.\n"],
      ["alfa.example", "GET", "/_error", 404, { ...bare, ...secure, ...text }, "Filen finnes ikke.\n"],
      [
        "alfa.example",
        "GET",
        `${baseFolder}release.json`,
        404,
        { ...bare, ...secure, ...text },
        "Filen finnes ikke.\n",
      ],
      ["alfa.example", "GET", `${baseFolder}assets/`, 404, { ...bare, ...secure, ...text }, "Filen finnes ikke.\n"],
      ["ukjent.example", "GET", baseFolder, 404, { ...bare, ...text }, "Filen finnes ikke.\n"],
      ["ukjent.example", "POST", baseFolder, 404, { ...bare, ...text }, "Filen finnes ikke.\n"],
    ] as const) {
      const what = `${method} ${host}${path}`;
      const answer = await askRaw(port, [`${method} ${path} HTTP/1.1`, `Host: ${host}`, "Content-Length: 0"]);
      const { "content-type": type, ...others } = own(answer);
      // A redirect has a text of nginx that nobody sees.
      const sent = status === 302 ? others : { ...others, "content-type": type };
      expect([what, answer.status, sent]).toEqual([what, status, headers]);
      if (body !== undefined) expect([what, answer.body]).toEqual([what, body]);
      const edge = await answerAtEdge({ method, host, path, isSecure: true }, { read, random: Math.random });
      const lower = Object.fromEntries(
        Object.entries(edge.headers).map(([name, value]) => [name.toLowerCase(), value]),
      );
      expect([what, edge.status, lower, edge.text]).toEqual([what, status, headers, body ?? ""]);
    }
    // A file that is not there: the edge finds out when it asks the store for it.
    const missing = await askRaw(port, [`GET ${baseFolder}assets/finnes-ikke.js HTTP/1.1`, "Host: alfa.example"]);
    expect([missing.status, own(missing), missing.body]).toEqual([
      404,
      { ...bare, ...secure, ...text },
      "Filen finnes ikke.\n",
    ]);
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
