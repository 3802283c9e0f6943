import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type PortalServer, serveOnLoopback } from "#scripts/serve/serveOnLoopback.ts";
import { StudioHarness } from "#studio/test/support/StudioHarness.ts";

let studio: StudioHarness;
let server: PortalServer;
beforeAll(async () => {
  studio = await StudioHarness.create();
  server = await serveOnLoopback(studio.app, 0);
});
afterAll(async () => {
  await server.close();
  await studio.close();
});

interface Sent {
  readonly method: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent in chunks, without a length. */
  readonly chunks?: readonly string[];
}

/** Sends a request as a program does, with the key: no length unless it is among the headers. */
const send = ({ method, path = "/api/brands/fjord/document", headers = {}, chunks = [] }: Sent) =>
  new Promise<{ status: number; allow: string | undefined; text: string }>((resolve, reject) => {
    const own = {
      Host: "studio.localhost:8010",
      Cookie: `studio-8010=${StudioHarness.token}`,
      Origin: StudioHarness.origin,
      "Content-Type": "application/json",
    };
    const all = { ...own, ...headers };
    const options = { host: "127.0.0.1", port: server.port, path, method, agent: false, headers: all };
    const asked = request(options, (answer) => {
      let text = "";
      answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, allow: answer.headers.allow, text }));
    });
    asked.once("error", reject);
    asked.useChunkedEncodingByDefault = chunks.length > 0;
    for (const chunk of chunks) asked.write(chunk);
    asked.end();
  });

describe("Requests of unusual methods and lengths", () => {
  test("a body in chunks is refused, since its length is not known: nothing of it is read", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    for (const method of ["PUT", "POST"]) {
      const answer = await send({ method, chunks: ['{"revision":1,', '"texts":{}}'] });
      expect([method, answer.status, answer.text]).toEqual([method, 411, '{"refused":"length"}']);
    }
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  test("so is one without a body and a length", async () => {
    expect((await send({ method: "POST", path: "/api/brands/fjord/save" })).status).toBe(411);
  });

  test.each(["DELETE", "PATCH", "OPTIONS"])("%s is no method of a call", async (method) => {
    for (const chunks of [[], ["{}"]])
      expect(await send({ method, chunks })).toEqual({
        status: 405,
        allow: "GET, POST, PUT",
        text: '{"refused":"method"}',
      });
  });

  test("a length that is too large is refused before anything is read", async () => {
    expect((await send({ method: "PUT", headers: { "Content-Length": "7000001" } })).status).toBe(413);
  });

  test.each(["PUT", "POST", "DELETE", "OPTIONS"])(
    "a page of the studio is only read: %s finds none",
    async (method) => {
      for (const path of ["/", "/merke/fjord", "/studio/assets/main.js"])
        expect((await send({ method, path, headers: { "Content-Length": "0" } })).status).toBe(404);
    },
  );
});
