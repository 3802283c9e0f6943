import { type LinkedBrand, readServedConfigs, type ServedConfig } from "./nginx/ServedConfig.ts";
import { isSameServed, type Pointer, type Pointers, type Served, servedOf } from "./state/Pointer.ts";

/** Visitors get something else than the pointers name. */
export interface ServedDifference {
  readonly brand: string;
  /** Who serves it: `nginx on web-1 (/etc/nginx/conf.d/portal.conf)`, `the edge`. */
  readonly by: string;
  /** What the pointer names, and what visitors get, in words. */
  readonly wanted: string;
  readonly found: string;
}

/** What the edge of a CDN reads. */
interface ServedByEdge {
  findDifferences(pointers: readonly Pointer[]): Promise<readonly ServedDifference[]>;
}

const inWords = ({ release, canary, isRetired }: Served): string => {
  if (isRetired) return "no release";
  return canary === undefined ? release : `${release}, and ${canary.release} as a canary`;
};

const linkedInWords = (linked: LinkedBrand | undefined): string =>
  linked === undefined
    ? "no release"
    : inWords({ release: linked.release, ...(linked.canary && { canary: { release: linked.canary, share: 0 } }) });

/** The name of the nginx of a machine, for messages. */
export const nginxName = ({ host, file }: ServedConfig): string => `nginx on ${host} (${file})`;

function isSame(wanted: Served, linked: LinkedBrand | undefined): boolean {
  if (wanted.isRetired) return linked === undefined;
  const { release, canary } = wanted;
  const found = linked && {
    release: linked.release,
    ...(linked.canary && { canary: { release: linked.canary, share: canary?.share ?? 0 } }),
  };
  return found !== undefined && isSameServed({ release, ...(canary && { canary }) }, found);
}

/**
 * Where visitors get something else than the pointers name: by what each nginx has read last and the links that it
 * follows, or by what the edge of a CDN reads. No running server is asked.
 * @param folder the folder that is served; undefined for a bucket
 */
export async function findServedDifferences(
  { pointers }: Pointers,
  folder: string | undefined,
  edge: ServedByEdge | undefined,
): Promise<readonly ServedDifference[]> {
  const all = [...pointers.values()].map(({ pointer }) => pointer);
  const ofEdge = edge === undefined ? [] : await edge.findDifferences(all);
  const configs = folder === undefined ? [] : await readServedConfigs(folder);
  return [
    ...ofEdge,
    ...configs.flatMap((config) =>
      all.flatMap((pointer): readonly ServedDifference[] => {
        const { brand } = pointer;
        const [wanted, linked] = [servedOf(pointer), config.brands.get(brand)];
        const by = nginxName(config);
        if (config.state === "changed")
          return [{ brand, by, wanted: inWords(wanted), found: "a configuration that nginx may not have read" }];
        if (config.state === "missing") return [{ brand, by, wanted: inWords(wanted), found: "no configuration" }];
        return isSame(wanted, linked) ? [] : [{ brand, by, wanted: inWords(wanted), found: linkedInWords(linked) }];
      }),
    ),
  ];
}
