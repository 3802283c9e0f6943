import { type Gate, gateSteps } from "./gates.ts";

const everyGate = gateSteps.flat();

function gateNamed(name: string): Gate {
  const gate = everyGate.find((each) => each.name === name);
  if (gate === undefined) throw new Error(`There is no gate "${name}".`);
  return gate;
}

/** A gate of the quick road. */
interface DataGate extends Gate {
  /** About how long it takes, where it opens pages of these brands alone. Default: as measured. */
  readonly seconds?: number;
}

/** What the pages of one brand take on two quiet cores. */
const secondsPerBrand = { pages: 20, textFit: 35 };

/** The tag of the journeys that open each page of a brand once. */
export const walkTag = (brandId: string): `@${string}` => `@walk-${brandId}`;

/**
 * What a change of data can break, in steps as {@link gateSteps}: the checks of the quick road
 * (docs/deploy/ci.md#two-roads). `docs/reference/tests.md` has the same table.
 * @param brands the brands whose pages the change alters; no page is opened when there is none
 */
export function dataGateSteps(brands: readonly string[]): readonly (readonly DataGate[])[] {
  const verify: DataGate = {
    name: "verify",
    claim: "the folders are as they were built, and leak nothing of another brand",
    script: 'verify -- "$PORTAL_BUILT"',
    needs: ["build"],
  };
  const pages: DataGate = {
    name: "pages",
    claim:
      "in each brand that differs, everybody can use each page, it is read in its order, and keeps the policy and an empty console",
    script: `test:journeys -- --project=chromium --grep "(?:${brands.map(walkTag).join("|")})(?![a-z0-9-])"`,
    hasReport: true,
    needs: ["build", "chromium"],
    seconds: secondsPerBrand.pages * brands.length,
  };
  const textFit: DataGate = {
    name: "text-fit",
    claim: "in each brand that differs, every text fits where it is shown",
    script: `text-fit -- --brand ${brands.join(",")}`,
    needs: ["chromium"],
    seconds: secondsPerBrand.textFit * brands.length,
  };
  return [
    [gateNamed("build"), gateNamed("chromium"), gateNamed("validate")],
    ...(brands.length === 0 ? [[verify]] : [[verify, pages], [textFit]]),
  ];
}
