import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";
import type { SimulatorBrand } from "./simulatorBrand.ts";
import { createSimulatorListener } from "./simulatorListener.ts";
import { TestBrowser } from "./testBrowser.ts";

/** The simulator as a real server, with a clock in the test's hand. */
export interface TestServer {
  /** A new browser at the host of a brand, or at `localhost`. */
  open(brandId?: string): TestBrowser;
  port(): number;
  /** Moves the server's clock. */
  advance(seconds: number): void;
}

const brand = (id: string, directLogin: boolean): SimulatorBrand => ({
  id,
  name: `Merket ${id}`,
  directLogin,
  loginContextSuffix: "",
  kontakt: { navn: `Kundesenter ${id}` },
});

/**
 * Serves the brands `nord` (direct login) and `bank` (from the bank only) while the tests of the file run; what is not for
 * the simulator is answered with the text `portal`.
 */
export function startTestServer(): TestServer {
  let now = Date.UTC(2027, 0, 1);
  const listener = createSimulatorListener({ brands: [brand("nord", true), brand("bank", false)], now: () => now });
  const server: Server = createServer((incoming, outgoing) => {
    void listener(incoming, outgoing).then((handled) => {
      if (!handled) outgoing.writeHead(200, { "Content-Type": "text/plain" }).end("portal");
    });
  });
  const port = () => (server.address() as AddressInfo).port;

  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  return {
    open: (brandId) => new TestBrowser(brandId ? `${brandId}.localhost` : "localhost", port()),
    port,
    advance(seconds) {
      now += seconds * 1000;
    },
  };
}
