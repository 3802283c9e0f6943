import { apiBase } from "#contract/callNames.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { askRaw } from "./askRaw.ts";
import { openBackEnd } from "./openBackEnd.ts";

const tilbud = `${apiBase}/avtaleoversikt/tilbud`;

test("nginx: the back end gets the host that is served, whatever the client wrote", async () => {
  const { backEnd, port, close } = await openBackEnd();
  try {
    for (const [target, host] of [
      [tilbud, "alfa.example"],
      [tilbud, "ALFA.Example"],
      [tilbud, "alfa.example:443"],
      [tilbud, "alfa.example."],
      // nginx selects the server by the request line, and the header is another.
      [`http://alfa.example${tilbud}`, "evil.example"],
      [`http://Alfa.Example.:443${tilbud}`, "evil.example"],
    ] as const) {
      const { status } = await askRaw(port, [
        `GET ${target} HTTP/1.1`,
        `Host: ${host}`,
        "X-Forwarded-Host: evil.example",
      ]);
      expect([target, host, status]).toEqual([target, host, 200]);
      expect(backEnd.headers).toMatchObject({ host: "alfa.example", "x-forwarded-host": "alfa.example" });
    }
    const count = backEnd.received.length;
    expect((await askRaw(port, [`GET ${tilbud} HTTP/1.1`, "Host: evil.example"])).status).toBe(404);
    expect(backEnd.received).toHaveLength(count);
  } finally {
    await close();
  }
});

/** What a client writes to look like another, or like one with HTTPS. */
const forged = [
  "X-Forwarded-For: 203.0.113.66",
  "X-Forwarded-Proto: https",
  "X-Forwarded-Port: 444",
  "X-Forwarded-Prefix: /evil",
  "X-Real-IP: 203.0.113.66",
  "Forwarded: for=203.0.113.66;host=evil.example;proto=https",
  "X-Request-ID: evil",
  "X-Original-URL: /evil",
  "X-Rewrite-URL: /evil",
  "X-Forwarded-Scheme: https",
  "X-Original-Forwarded-For: 203.0.113.66",
  "X-HTTP-Method-Override: DELETE",
  "Remote-User: evil",
  "CF-Connecting-IP: 203.0.113.66",
  "Proxy-Client-IP: 203.0.113.66",
  "WL-Proxy-Client-IP: 203.0.113.66",
  "X-HTTP-Method: DELETE",
  "X-Method-Override: DELETE",
  "Proxy: http://evil.example",
];

test("nginx: headers about the client are written, and never passed on", async () => {
  const { backEnd, port, ask, close } = await openBackEnd();
  try {
    for (const path of [tilbud, "/privat/forsikring/betaling"]) {
      await ask(path, forged);
      const { headers } = backEnd;
      expect(headers).toMatchObject({
        "x-forwarded-for": "127.0.0.1",
        "x-forwarded-proto": "http",
        "x-forwarded-port": String(port),
        "x-real-ip": "127.0.0.1",
      });
      expect(headers["x-request-id"]).toMatch(/^[0-9a-f]{32}$/);
      for (const [name, value] of Object.entries(headers))
        expect([name, value]).not.toEqual([name, expect.stringMatching(/203\.0\.113\.66|evil|https|DELETE/)]);
    }
  } finally {
    await close();
  }
});

test("nginx: a load balancer that is named is believed: address of the client, and HTTPS", async () => {
  const { backEnd, ask, close } = await openBackEnd({ balancers: ["127.0.0.0/8", "fd00::/8"] });
  try {
    // The client wrote the first, the balancers the others.
    await ask(tilbud, ["X-Forwarded-For: 192.0.2.1, 203.0.113.9, fd00::7", "X-Forwarded-Proto: https"]);
    expect(backEnd.headers).toMatchObject({
      "x-forwarded-for": "203.0.113.9",
      "x-real-ip": "203.0.113.9",
      "x-forwarded-proto": "https",
      "x-forwarded-port": "443",
    });
    await ask(tilbud, ["X-Forwarded-Proto: http"]);
    expect(backEnd.headers).toMatchObject({ "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "http" });
  } finally {
    await close();
  }
});

test("nginx: another sender than the load balancers is not believed", async () => {
  const { backEnd, ask, port, close } = await openBackEnd({ balancers: ["198.51.100.0/24"] });
  try {
    await ask(tilbud, forged);
    expect(backEnd.headers).toMatchObject({
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "http",
      "x-forwarded-port": String(port),
    });
  } finally {
    await close();
  }
});

test("nginx: an answer of the back end is never a page at the portal's origin", async () => {
  const { backEnd, ask, close } = await openBackEnd();
  try {
    for (const status of [200, 404, 500]) {
      backEnd.answer = {
        status,
        headers: {
          "Content-Type": "text/html",
          "Content-Security-Policy": "script-src *",
          "Cache-Control": "public, max-age=600",
          Expires: "Thu, 01 Jan 2099 00:00:00 GMT",
          Pragma: "public",
          "X-Powered-By": "Express",
          Server: "Jetty(9)",
          "Strict-Transport-Security": "max-age=0",
          "X-Session-Expiry": "300",
          "Set-Cookie": "a=1",
        },
        body: "<script>1</script>",
      };
      const { headers, ...answer } = await ask(tilbud);
      expect(answer).toEqual({ status, body: "<script>1</script>" });
      const { date: _date, ...others } = headers;
      expect(others).toEqual({
        server: "nginx",
        connection: "close",
        "content-type": "text/html; charset=utf-8",
        "content-length": "18",
        "x-session-expiry": "300",
        "set-cookie": "a=1",
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
        "cross-origin-resource-policy": "same-origin",
        "referrer-policy": "strict-origin-when-cross-origin",
        "strict-transport-security": "max-age=31536000",
        "x-content-type-options": "nosniff",
      });
    }
    // Another application's page keeps its policy.
    const { headers } = await ask("/privat/forsikring/betaling");
    expect(headers).toMatchObject({
      "content-security-policy": "script-src *",
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
    });
    expect(headers["x-powered-by"]).toBeUndefined();
  } finally {
    await close();
  }
});

test("nginx: a back end that is down, and a request that is too large, are answered in the API's form or as text", async () => {
  const { backEnd, ask, port, close } = await openBackEnd();
  try {
    const large = await askRaw(port, [`POST ${tilbud} HTTP/1.1`, "Host: alfa.example", "Content-Length: 70000"]);
    expect([large.status, large.headers]).toEqual([
      413,
      expect.objectContaining({
        "content-type": "text/plain; charset=utf-8",
        "x-content-type-options": "nosniff",
        "strict-transport-security": "max-age=31536000",
      }),
    ]);
    await backEnd.close();
    for (const path of [tilbud, `${tilbud}/bilde.svg`]) {
      const down = await ask(path);
      expect([path, down.status, down.body]).toEqual([path, 503, '{"code":"UTILGJENGELIG"}']);
      expect(down.headers).toMatchObject({
        "content-type": "application/json; charset=utf-8",
        "retry-after": "5",
        "x-content-type-options": "nosniff",
        "strict-transport-security": "max-age=31536000",
      });
    }
    const other = await ask("/privat/forsikring/betaling");
    expect([other.status, other.body]).toEqual([502, "Feil 502.\n"]);
  } finally {
    await close();
  }
});

test("nginx: the log has the path that was asked for, and an id that the back end has too", async () => {
  const { backEnd, ask, logged, port, close } = await openBackEnd();
  try {
    const secret = ["X-Forwarded-For: 203.0.113.66", "X-Request-ID: evil"];
    const lastOf = async (path: string) => {
      const count = logged().length;
      await ask(path, secret);
      await expect.poll(() => logged().length).toBe(count + 1);
      const line = logged().at(-1) ?? "";
      expect(line).not.toContain("203.0.113.66");
      expect(line).not.toContain("127.0.0.1");
      const [, host, method, asked, status, , , id, ...upstream] = line.split(" ");
      expect([host, method]).toEqual(["alfa.example", "GET"]);
      return { asked, status, id, upstream: upstream.join(" ") };
    };
    const page = "/privat/forsikring/oversikt";
    for (const [path, asked, status] of [
      [`${page}/`, `${page}/`, "200"],
      [`${page}/.git/config?a=1`, `${page}/.git/config`, "200"],
      [`${page}/assets/main-a1.js`, `${page}/assets/main-a1.js`, "200"],
      [`${page}/assets/main-12345.js`, `${page}/assets/main-12345.js`, "404"],
      [`${page}/mangler.js`, `${page}/mangler.js`, "404"],
      ["/", "/", "302"],
    ] as const) {
      const line = await lastOf(path);
      expect([line.asked, line.status, line.upstream]).toEqual([asked, status, `"-" "-"`]);
    }
    backEnd.answer = { status: 204, headers: {}, body: "" };
    for (const [path, asked] of [
      [`${tilbud}?kunde=1`, tilbud],
      [`${tilbud}/A-7`, `${tilbud}/...`],
      ["/privat/forsikring/detaljer/12345678", "/privat/forsikring/detaljer/..."],
      ["/privat/forsikring/skade/hus/detaljer/E%31234/dokument?a", "/privat/forsikring/skade/hus/detaljer/..."],
    ] as const) {
      const line = await lastOf(path);
      expect([line.asked, line.status]).toEqual([asked, "204"]);
      expect(line.upstream).toMatch(/^"204" "\d+\.\d{3}"$/);
      expect([line.id, backEnd.headers["x-request-id"]]).toEqual([backEnd.headers["x-request-id"], line.id]);
      expect(line.id).toMatch(/^[0-9a-f]{32}$/);
    }
    const linesOf = async (...lines: readonly string[]) => {
      const count = logged().length;
      await askRaw(port, lines);
      await expect.poll(() => logged().length).toBe(count + 1);
      return (logged().at(-1) ?? "").split(" ").slice(1, 5);
    };
    // The method is the one that was asked with, also where nginx answers by a location of its own.
    const host = "Host: alfa.example";
    expect(await linesOf(`POST ${page}/ HTTP/1.1`, host)).toEqual(["alfa.example", "POST", `${page}/`, "405"]);
    expect(await linesOf(`PUT ${tilbud} HTTP/1.1`, host, "Content-Length: 70000")).toEqual([
      "alfa.example",
      "PUT",
      tilbud,
      "413",
    ]);
    // No request at all is a line too.
    expect((await linesOf("NONSENSE")).slice(1)).toEqual(["-", "", "400"]);
  } finally {
    await close();
  }
});
