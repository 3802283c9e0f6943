import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { CallName } from "#contract/callNames.ts";
import { xsrfCookie } from "#contract/headers.ts";
import { createHandlers } from "#scripts/simulator/calls/createHandlers.ts";
import type { Customer } from "#scripts/simulator/world/customer.ts";
import { defaultCustomerId } from "#scripts/simulator/world/customers/allCustomers.ts";
import type { Fault } from "#scripts/simulator/world/fault.ts";
import type { EntryChannel } from "#scripts/simulator/world/session.ts";
import type { SimulatorBrand } from "#scripts/simulator/world/simulatorBrand.ts";
import { createWorld } from "#scripts/simulator/world/world.ts";
import { fetchFrom } from "./fetchFrom.ts";
import type { LoggedRequest } from "#scripts/simulator/world/logRequest.ts";
import type { Visitor } from "#scripts/simulator/world/visitor.ts";

/** The simulator of a test file. Every test has a fresh visitor. */
export interface Simulator {
  /** The visitor of the running test. */
  readonly visitor: () => Visitor;
  /** The state of a customer, to read or to change before the portal reads it. */
  customer(id: string): Customer;
  /** Logs a customer in, as if the page had just been reached from there; the cookie XSRF-TOKEN is set. */
  logIn(customerId?: string, channel?: EntryChannel): void;
  /** Injects a fault. */
  inject(fault: Fault): void;
  /** Holds the answers of a call, with or without a fault, until the returned function is called. */
  hold(fault: Fault): () => void;
  /** Removes all faults. */
  clearFaults(): void;
  /** The requests received: all, or those of one call. */
  requests(call?: CallName): readonly LoggedRequest[];
}

const testBrand: SimulatorBrand = {
  id: "test",
  name: "Testmerket",
  directLogin: true,
  loginContextSuffix: "",
  kontakt: {
    navn: "Testmerket kundesenter",
    telefon: "22000000",
    epost: "kundesenter@test.example",
    domene: "test.example",
    apningstider: [{ dag: "Mandag–fredag", timer: "08.00–16.00" }],
  },
};

function setXsrfCookie(value: string): void {
  if (typeof document === "undefined") return;
  document.cookie = `${xsrfCookie}=${value}; Path=/; ${value ? "" : "Max-Age=0"}`;
}

/**
 * Answers the `fetch` calls of this test file from the simulator; call it once, at the top of the file or of a
 * `describe`.
 *
 * @param brand overrides values of the made-up test brand, for example its shortname (`id`)
 */
export function startSimulator(brand: Partial<SimulatorBrand> = {}): Simulator {
  const theBrand = { ...testBrand, ...brand };
  const world = createWorld({ brands: [theBrand] });
  let serial = 0;
  const held: (() => void)[] = [];
  const visitor = () => world.visitor(`test-${serial}`);
  const handlers = createHandlers(() => {
    const current = visitor();
    return { visitor: current, brand: theBrand, sessionCookie: current.session?.cookie };
  }, world);
  const { fetch: fetchBefore } = globalThis;

  beforeAll(() => {
    globalThis.fetch = fetchFrom(handlers);
  });
  beforeEach(() => {
    serial += 1;
  });
  afterEach(() => {
    for (const release of held.splice(0)) release();
    visitor().endHangingAnswers();
    setXsrfCookie("");
  });
  afterAll(() => {
    globalThis.fetch = fetchBefore;
  });

  return {
    visitor,
    customer(id) {
      const customer = visitor().customer(id);
      if (!customer) throw new Error(`No customer "${id}" in the simulator.`);
      return customer;
    },
    logIn(customerId = defaultCustomerId, channel = "direkte") {
      visitor().logIn(customerId, channel);
      // Without a document the token cannot be sent back, so it is not required.
      if (typeof document === "undefined") visitor().xsrfToken = undefined;
      setXsrfCookie(visitor().xsrfToken ?? "");
    },
    inject: (fault) => visitor().addFault(fault),
    hold(fault) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.push(resolve);
      visitor().addFault({ ...fault, until: promise });
      return resolve;
    },
    clearFaults: () => visitor().clearFaults(),
    requests: (call) => visitor().requests.filter((entry) => call === undefined || entry.call === call),
  };
}
