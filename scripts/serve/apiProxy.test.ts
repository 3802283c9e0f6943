import { getRequestListener } from "@hono/node-server";
import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { createApiProxy } from "./apiProxy.ts";

const open: Server[] = [];

afterEach(async () => {
  await Promise.all(
    open.splice(0).map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );
});

function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  open.push(server);
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
    });
  });
}

/** A proxy in front of a back end; it answers other paths with 404. */
async function proxyTo(backEnd: RequestListener | string): Promise<string> {
  const proxy = createApiProxy(typeof backEnd === "string" ? backEnd : await serve(backEnd));
  return serve((request, response) => {
    void getRequestListener(proxy.fetch, { overrideGlobalObjects: false })(request, response);
  });
}

describe("PORTAL_API: a real back end behind /api/", () => {
  test.each(["GET", "POST", "PUT", "DELETE", "PATCH"])("%s is forwarded with path, query and body", async (method) => {
    const proxy = await proxyTo((request, response) => {
      const parts: string[] = [];
      request.on("data", (chunk: Buffer) => parts.push(chunk.toString()));
      request.on("end", () => response.end(JSON.stringify([request.method, request.url, parts.join("")])));
    });
    const body = method === "GET" ? undefined : '{"a":1}';
    const answer = await fetch(`${proxy}/api/privat/x?y=%C3%A5`, { method, ...(body && { body }) });
    expect(await answer.json()).toEqual([method, "/api/privat/x?y=%C3%A5", body ?? ""]);
  });

  test("cookies are forwarded both ways, without the back end's domain", async () => {
    const proxy = await proxyTo((request, response) => {
      response.setHeader("Set-Cookie", ["a=1; Domain=api.example; Path=/; HttpOnly", "b=2; SameSite=Lax"]);
      response.end(request.headers.cookie);
    });
    const answer = await fetch(`${proxy}/api/x`, { headers: { cookie: "s=3" } });
    expect(await answer.text()).toBe("s=3");
    expect(answer.headers.getSetCookie()).toEqual(["a=1; Path=/; HttpOnly", "b=2; SameSite=Lax"]);
  });

  test("headers and status are forwarded; X-Forwarded-Host has the browser's host", async () => {
    const proxy = await proxyTo((request, response) => {
      response.writeHead(401, { "X-Session-Expiry": "600", "Content-Type": "application/json" });
      response.end(JSON.stringify([request.headers.host, request.headers["x-forwarded-host"]]));
    });
    const answer = await fetch(`${proxy}/api/x`);
    expect([answer.status, answer.headers.get("X-Session-Expiry")]).toEqual([401, "600"]);
    expect(await answer.json()).toEqual([expect.not.stringContaining(new URL(proxy).host), new URL(proxy).host]);
  });

  test("an answer is streamed: its start arrives before the rest is sent", async () => {
    const finish: (() => void)[] = [];
    const proxy = await proxyTo((_, response) => {
      response.write("start");
      finish.push(() => response.end(" end"));
    });
    const reader = (await fetch(`${proxy}/api/x`)).body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toBe("start");
    finish[0]?.();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(" end");
  });

  test("204 stays empty", async () => {
    const proxy = await proxyTo((_, response) => response.writeHead(204).end());
    expect((await fetch(`${proxy}/api/x`, { method: "DELETE" })).status).toBe(204);
  });

  test("an unreachable back end answers 502 with an error body of the API", async () => {
    const proxy = await proxyTo("http://127.0.0.1:9");
    const answer = await fetch(`${proxy}/api/x`);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({ code: "UKJENT" });
  });

  test("a connection lost in the middle ends the answer", async () => {
    const proxy = await proxyTo((_, response) => {
      response.writeHead(200, { "Content-Length": "100" });
      response.write("half", () => response.destroy());
    });
    const answer = await fetch(`${proxy}/api/x`);
    await expect(answer.text()).rejects.toThrow();
  });

  test("other paths are not forwarded", async () => {
    const proxy = await proxyTo((_, response) => response.end("back end"));
    expect((await fetch(`${proxy}/simulator/nettbank`)).status).toBe(404);
  });
});
