import type { SimulatorBrand } from "./simulatorBrand.ts";
import { createVisitor } from "./visitor.ts";
import type { Visitor } from "./visitor.ts";

/** All visitors, the brands and the clock. */
export interface World {
  readonly brands: readonly SimulatorBrand[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The visitor with this id, made when first seen. */
  visitor(id: string): Visitor;
  /** The brand served at a host (`dnb.localhost:8000`); undefined for `localhost` and hosts of no brand. */
  brandAt(host: string): SimulatorBrand | undefined;
}

interface WorldOptions {
  /** At least one; the first also answers at hosts of no brand. */
  readonly brands: readonly SimulatorBrand[];
  /** The clock; the system's unless told. */
  readonly now?: () => number;
}

/** Visitors kept at a time: a long-running server forgets the one that has been away longest. */
const visitorLimit = 500;

/** Makes an empty world: visitors get their customers as they come. */
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
      const longestAway = visitors.keys().next().value;
      if (visitors.size > visitorLimit && longestAway !== undefined) visitors.delete(longestAway);
      return visitor;
    },
    brandAt(host) {
      const name = host.replace(/:\d+$/, "").toLowerCase();
      return brands.find((brand) => name === `${brand.id}.localhost`);
    },
  };
}
