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

describe("PORT chooses another port (spec: commands-4)", () => {
  test.each([["0", 0]])("%s: any free one", async (given, port) => {
    expect(await wantedPort(given, "npm start")).toBe(port);
  });

  test.each(["abc", "-1", "65536", "80.5", "1e9", "NaN"])(
    "%j is no port, and the line says what would be",
    async (given) => {
      await expect(wantedPort(given, "npm start")).rejects.toThrow(
        `PORT is "${given}": expected a whole number from 0 to 65535. For example: PORT=8123 npm start`,
      );
    },
  );

  test("a port that is taken is told before anything is built, with what to type instead", async () => {
    const port = await takePort();
    await expect(wantedPort(String(port), "npm start")).rejects.toThrow(
      `Port ${port} is taken, perhaps by a portal that still runs. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  });

  test("a free port is given, and is free afterwards", async () => {
    const port = await takePort();
    await new Promise((resolve) => taken?.close(resolve));
    taken = undefined;
    expect(await wantedPort(String(port), "npm start")).toBe(port);
    expect(await wantedPort(String(port), "npm start")).toBe(port);
  });
});
