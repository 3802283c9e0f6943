import { createServer, type Server } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { wantedPort } from "./wantedPort.ts";

let taken: Server | undefined;
afterEach(() => new Promise((resolve) => (taken ? taken.close(resolve) : resolve(undefined))));

const takePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    taken = server;
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });

describe("PORT chooses another port", () => {
  test("0 is any free one", async () => {
    expect(await wantedPort("0", "npm start")).toBe(0);
  });

  test.each(["abc", "-1", "65536", "80.5", "1e9", "NaN"])(
    "%j is not a port; the message says what is",
    async (given) => {
      await expect(wantedPort(given, "npm start")).rejects.toThrow(
        `PORT is "${given}": expected a whole number from 0 to 65535. For example: PORT=8123 npm start`,
      );
    },
  );

  test("a port in use is an error, with the command for another", async () => {
    const port = await takePort();
    await expect(wantedPort(String(port), "npm start")).rejects.toThrow(
      `Port ${port} is in use, perhaps by another portal. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  });

  test("a free port is returned, and stays free", async () => {
    const port = await takePort();
    await new Promise((resolve) => taken?.close(resolve));
    taken = undefined;
    expect(await wantedPort(String(port), "npm start")).toBe(port);
    expect(await wantedPort(String(port), "npm start")).toBe(port);
  });
});
