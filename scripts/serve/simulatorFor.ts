import { mergeLayers } from "#contract/mergeLayers.ts";
import { createSimulator, type ServerApp } from "#scripts/simulator/server/createSimulator.ts";
import { type SimulatorBrand, simulatorBrand } from "#scripts/simulator/world/simulatorBrand.ts";
import type { Brand } from "#scripts/brands/loadBrands.ts";

/**
 * The simulator's facts of a brand in Test, with its contact in all of its languages.
 * @param marked what is done to the values first
 */
export function simulatorBrandOf(
  { effective, languages: [, ...others] }: Pick<Brand, "effective" | "languages">,
  marked: <Values>(values: Values) => Values = (values) => values,
): SimulatorBrand {
  const inOthers = others.map(({ language, tenant, environments }) => {
    const descriptor = mergeLayers(tenant, environments.Test.overlay) as typeof tenant;
    return [language, marked(descriptor).footer] as const;
  });
  return simulatorBrand(marked(effective.Test), Object.fromEntries(inOthers));
}

/** The simulator for brands: the API and the pages around the portal. On this machine every brand is in Test. */
export const simulatorFor = (brands: readonly Brand[]): ServerApp =>
  createSimulator({ brands: brands.map((brand) => simulatorBrandOf(brand)) });
