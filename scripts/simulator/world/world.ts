import { idOfLocalHost } from "#contract/hosts/localHost.ts";
import type { SimulatorBrand } from "./simulatorBrand.ts";
import { createVisitor } from "./visitor.ts";
import type { Visitor } from "./visitor.ts";

/** All visitors, the brands and the clock. */
export interface World {
  readonly brands: readonly SimulatorBrand[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The visitor with this id, created when first seen. */
  visitor(id: string): Visitor;
  /** The brand served at a host (`dnb.localhost:8000`); undefined for `localhost` and hosts without a brand. */
  brandAt(host: string): SimulatorBrand | undefined;
}

interface WorldOptions {
  /** At least one; the first also answers at hosts without a brand. */
  readonly brands: readonly SimulatorBrand[];
  /** The clock; default: the system's. */
  readonly now?: () => number;
}

/** A long-running server forgets the least recently seen visitor above this number. */
const visitorLimit = 500;

/** A world without visitors. */
export function createWorld({ brands, now = () => Date.now() }: WorldOptions): World {
  if (brands.length === 0) throw new Error("The simulator needs at least one brand.");
  const visitors = new Map<string, Visitor>();
  return {
    brands,
    now,
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
