import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError, studioApi } from "./studioApi.ts";

afterEach(() => vi.unstubAllGlobals());

test("a call that leads to a page, as those of a proposal that is over do, is not answered", async () => {
  const server = createServer(({ url }, response) =>
    url?.startsWith("/api/") === true
      ? response.writeHead(302, { Location: "/" }).end()
      : response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html>"),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const ask = globalThis.fetch;
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => ask(`http://127.0.0.1:${port}${path}`, init));
    await expect(studioApi.sources("fjord", { environment: "production", language: "" })).rejects.toBeInstanceOf(
      ApiError,
    );
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
