import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import type { HttpBindings } from "@hono/node-server";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";
import { localHostOf } from "#contract/hosts/localHost.ts";
import { createSimulator } from "#scripts/simulator/server/createSimulator.ts";
import type { SimulatorBrand } from "#scripts/simulator/world/simulatorBrand.ts";
import { TestBrowser } from "./TestBrowser.ts";

/** The simulator as a real server whose clock the test controls. */
export interface TestServer {
  /** A new browser at the host of a brand, or at `localhost`. */
  open(brandId?: string): TestBrowser;
  port(): number;
  /** Origin of the server, without a brand's host: the simulator then serves `nord`. */
  address(): URL;
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
 * Serves the brands `nord` (direct login) and `bank` (login from the bank only) while the tests of the file run. Other
 * paths than the simulator's answer with the text `portal`.
 */
export function startTestServer(): TestServer {
  let now = Date.UTC(2027, 0, 1);
  const simulator = createSimulator({ brands: [brand("nord", true), brand("bank", false)], now: () => now });
  const app = new Hono<{ Bindings: HttpBindings }>().route("/", simulator).all("*", (c) => c.text("portal"));
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false });
  const port = () => (server.address() as AddressInfo).port;

  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => {
    if ("closeAllConnections" in server) server.closeAllConnections();
    server.close();
  });

  return {
    open: (brandId) => new TestBrowser(brandId ? localHostOf(brandId) : "localhost", port()),
    port,
    address: () => new URL(`http://127.0.0.1:${port()}`),
    advance(seconds) {
      now += seconds * 1000;
    },
  };
}
