import { type LinkedBrand, readServedConfigs, type ServedConfig } from "./nginx/ServedConfig.ts";
import type { Pointer } from "./state/Pointer.ts";

/** Visitors get something else than the pointers name. */
export interface ServedDifference {
  readonly brand: string;
  /** Who serves it: `nginx on web-1 (/etc/nginx/conf.d/00-portal.conf)`, `the edge`. */
  readonly by: string;
  /** What visitors get, and what the pointer names: `serves 9a8b…, and not 1c2d…`. */
  readonly problem: string;
}

/** What the edge of a CDN reads. */
interface ServedByEdge {
  findDifferences(pointers: readonly Pointer[]): Promise<readonly ServedDifference[]>;
}

const inWords = (served: LinkedBrand | undefined): string => {
  if (served === undefined) return "no release";
  const { release, canary } = served;
  return canary === undefined ? release : `${release} and the canary ${canary}`;
};

/** What a pointer asks a web server for; undefined when the brand is retired. */
const wantedOf = ({ release, canary, retired }: Pointer): LinkedBrand | undefined =>
  retired === undefined ? { release, ...(canary && { canary: canary.release }) } : undefined;

/** What nginx does in place of what a pointer names. */
function problemOf(pointer: Pointer, { state, brands }: ServedConfig): string | undefined {
  const [wanted, found] = [inWords(wantedOf(pointer)), inWords(brands.get(pointer.brand))];
  if (state === "changed") return `has a configuration that it may not have read, so it may not serve ${wanted}`;
  if (state === "missing") return `has no configuration any more, so it may not serve ${wanted}`;
  return wanted === found ? undefined : `serves ${found}, and not ${wanted}`;
}

/** What serves a target. */
interface Serving {
  /** The folder that is served; undefined for a bucket. */
  readonly folder: string | undefined;
  readonly edge?: ServedByEdge;
  /** Left out: every brand. */
  readonly isWanted?: (brand: string) => boolean;
}

/**
 * Where visitors get something else than the pointers name: by what each nginx has read last and the links that it
 * follows, or by what the edge of a CDN reads. No running server is asked.
 * @param all every pointer of the target that can be read: nginx may serve a brand that has none
 */
export async function findServedDifferences(
  all: readonly Pointer[],
  { folder, edge, isWanted = () => true }: Serving,
): Promise<readonly ServedDifference[]> {
  const pointers = all.filter(({ brand }) => isWanted(brand));
  const found = edge === undefined ? [] : [...(await edge.findDifferences(pointers))];
  for (const config of folder === undefined ? [] : await readServedConfigs(folder)) {
    const by = `nginx on ${config.host} (${config.file})`;
    for (const pointer of pointers) {
      const problem = problemOf(pointer, config);
      if (problem !== undefined) found.push({ brand: pointer.brand, by, problem });
    }
    for (const [brand, served] of config.brands)
      if (isWanted(brand) && !all.some((pointer) => pointer.brand === brand))
        found.push({ brand, by, problem: `serves ${inWords(served)}, which no pointer names` });
  }
  return found;
}
