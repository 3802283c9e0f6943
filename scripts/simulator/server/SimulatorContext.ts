import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { SimulatorBrand } from "../world/simulatorBrand.ts";
import type { Visitor } from "../world/visitor.ts";
import { askedUrl } from "../askedUrl.ts";
import type { World } from "../world/world.ts";

/** What the simulator knows of every request that it answers. */
export interface SimulatorEnv {
  Bindings: HttpBindings;
  Variables: {
    world: World;
    /** The browser that sent the request. */
    visitor: Visitor;
    /** The brand of the host; the only brand at any host; undefined at `localhost` with several brands. */
    brand: SimulatorBrand | undefined;
  };
}

/** A request for one of the simulator's own pages. */
export type SimulatorContext = Context<SimulatorEnv>;

/** The address that was asked for. */
export const urlOf = (c: SimulatorContext): URL => askedUrl(c.req.raw);
