import { createSimulator, type ServerApp } from "#scripts/simulator/server/createSimulator.ts";
import { simulatorBrand } from "#scripts/simulator/world/simulatorBrand.ts";
import type { Brand } from "#scripts/brands/loadBrands.ts";

/** The simulator for brands: the API and the pages around the portal. On this machine every brand is in Test. */
export const simulatorFor = (brands: readonly Brand[]): ServerApp =>
  createSimulator({ brands: brands.map(({ effective }) => simulatorBrand(effective.Test)) });
