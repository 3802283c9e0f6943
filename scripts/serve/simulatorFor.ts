import { simulatorBrand } from "#scripts/simulator/simulatorBrand.ts";
import { createSimulatorListener } from "#scripts/simulator/simulatorListener.ts";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import type { RequestListener } from "./RequestListener.ts";

/** The API simulator for brands, with the pages around the portal. On this machine every brand is in Test. */
export const simulatorFor = (brands: readonly Brand[]): RequestListener =>
  createSimulatorListener({ brands: brands.map(({ effective }) => simulatorBrand(effective.Test)) });
