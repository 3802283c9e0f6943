import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type PortalServer, serveOnLoopback } from "#scripts/serve/serveOnLoopback.ts";
import { CompanyStudio } from "#studio/test/support/company/CompanyStudio.ts";

let studio: CompanyStudio;
let server: PortalServer | undefined;
let sockets: Socket[] = [];
beforeAll(async () => {
  studio = await CompanyStudio.create();
});
afterAll(() => studio.close());
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await server?.close();
});

const cookieOf = async (who: string) =>
  [...(await studio.browser(who)).jar(studio.host)].map(([name, value]) => `${name}=${value}`).join("; ");

/** Opens a connection, and sends the beginning of a request. */
function begin(text: string): Promise<Socket> {
  const socket = connect(server?.port ?? 0, "127.0.0.1");
  sockets.push(socket);
  // The server may end it.
  socket.on("error", () => undefined);
  return new Promise((resolve) => socket.write(text, () => resolve(socket)));
}

/** Everything that comes until the server ends the connection. */
function ended(socket: Socket): Promise<string> {
  let text = "";
  socket.setEncoding("utf8").on("data", (part: string) => (text += part));
  return new Promise((resolve) => socket.on("close", () => resolve(text)));
}

const call = async (who: string, path = "/api/company/me") => {
  const Cookie = await cookieOf(who);
  const head = [`GET ${path} HTTP/1.1`, `Host: ${studio.host}`, `Cookie: ${Cookie}`, "Accept: application/json"];
  const text = await ended(await begin([...head, "Connection: close", "", ""].join("\r\n")));
  return text.split("\r\n", 1)[0];
};

const headers = `GET / HTTP/1.1\r\nHost: ${"studio.localhost:8140"}\r\nX-Slow: `;
async function slowBody(who: string, number: number): Promise<string> {
  const [path, Cookie] = [`/api/company/proposals/${number}/comments`, await cookieOf(who)];
  const head = [`POST ${path} HTTP/1.1`, `Host: ${studio.host}`, `Origin: ${studio.origin}`, `Cookie: ${Cookie}`];
  return [...head, "Content-Type: application/json", "Content-Length: 90000", "", '{"text":"'].join("\r\n");
}

describe("Slow senders", () => {
  test("hundreds of them, one person and nobody, keep nobody else from the studio", async () => {
    server = await serveOnLoopback(studio.company.app, 0);
    const number = await studio.propose("editor", "Hilsen");
    const body = await slowBody("editor", number);
    await Promise.all(Array.from({ length: 200 }, () => begin(headers)));
    await Promise.all(Array.from({ length: 200 }, () => begin(body)));
    for (const who of ["approver", "editor", "owner"]) expect([who, await call(who)]).toEqual([who, "HTTP/1.1 200 OK"]);
    // Also with the same proposal, and while something is written.
    expect(await call("editor", `/api/company/proposals/${number}`)).toBe("HTTP/1.1 200 OK");
    expect((await studio.change("editor", number, "fjord", "Godt å ha deg her", "Hei")).status).toBe(200);
  });

  test("one that takes too long is told so, and its connection ends", async () => {
    const limits = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 };
    server = await serveOnLoopback(studio.company.app, 0, limits);
    const number = await studio.propose("editor", "Hilsen");
    const texts = [headers, await slowBody("editor", number)];
    for (const text of texts) {
      const socket = await begin(text);
      expect(await ended(socket)).toMatch(/^(HTTP\/1\.1 408 |$)/);
    }
    expect((await studio.json<{ comments: unknown[] }>("editor", `/api/company/proposals/${number}`)).comments).toEqual(
      [],
    );
  });

  test("a body that does not come at all, or is of another length, changes nothing", async () => {
    server = await serveOnLoopback(studio.company.app, 0);
    const number = await studio.propose("editor", "Hilsen");
    for (const rest of ["", '"}', `${" ".repeat(1000)}`]) {
      const socket = await begin((await slowBody("editor", number)) + rest);
      const end = ended(socket);
      socket.end();
      await end;
    }
    expect((await studio.json<{ comments: unknown[] }>("editor", `/api/company/proposals/${number}`)).comments).toEqual(
      [],
    );
  });
});
