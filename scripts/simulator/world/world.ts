import { idOfLocalHost } from "#contract/hosts/localHost.ts";
import { dayInOslo } from "#domain/format/dayInOslo.ts";
import type { SimulatorBrand } from "./simulatorBrand.ts";
import { createVisitor } from "./visitor.ts";
import type { Visitor } from "./visitor.ts";

/** What time it is in the simulator. */
export interface SimulatorClock {
  /** Milliseconds since 1970. Sessions expire by it. */
  readonly now: () => number;
  /** The day that the days of agreements and offers are counted from, `2026-01-31`. */
  readonly today: () => string;
}

/** All visitors, the brands and the clock. */
export interface World extends SimulatorClock {
  readonly brands: readonly SimulatorBrand[];
  /** The visitor with this id, created when first seen. */
  visitor(id: string): Visitor;
  /** The brand served at a host (`dnb.localhost:8000`); undefined for `localhost` and hosts without a brand. */
  brandAt(host: string): SimulatorBrand | undefined;
}

export interface WorldOptions {
  /** At least one; the first also answers at hosts without a brand. */
  readonly brands: readonly SimulatorBrand[];
  /** Milliseconds since 1970; default: the system's clock. */
  readonly now?: () => number;
  /** The day that days are counted from; default: that of `now` in Oslo. */
  readonly today?: () => string;
}

/** A long-running server forgets the least recently seen visitor above this number. */
const visitorLimit = 500;

/** A world without visitors. */
export function createWorld({
  brands,
  now = () => Date.now(),
  today = () => dayInOslo(new Date(now())),
}: WorldOptions): World {
  if (brands.length === 0) throw new Error("The simulator needs at least one brand.");
  const visitors = new Map<string, Visitor>();
  return {
    brands,
    now,
    today,
    visitor(id) {
      const visitor = visitors.get(id) ?? createVisitor(id, now);
      visitors.delete(id);
      visitors.set(id, visitor);
      const leastRecent = visitors.keys().next().value;
      if (visitors.size > visitorLimit && leastRecent !== undefined) visitors.delete(leastRecent);
      return visitor;
    },
    brandAt(host) {
      const id = idOfLocalHost(host.replace(/:\d+$/, "").toLowerCase());
      return brands.find((brand) => brand.id === id);
    },
  };
}
