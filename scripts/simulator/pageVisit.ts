import type { SimulatorBrand } from "./simulatorBrand.ts";
import type { Visitor } from "./visitor.ts";
import type { World } from "./world.ts";

/** Somebody looks at one of the simulator's own pages. */
export interface PageVisit {
  readonly world: World;
  readonly visitor: Visitor;
  /** The brand whose host was asked; the only brand at any host; undefined at `localhost` with several brands. */
  readonly brand: SimulatorBrand | undefined;
  readonly url: URL;
  readonly method: string;
  /** The request's body as text. */
  readonly body: string;
}
