import { createHash } from "node:crypto";
import type { BrandHeaders } from "#scripts/stamp/headers.ts";
import type { SiteRelease } from "./Site.ts";

const digest = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);

/**
 * Names everything that nginx knows of a release: the headers of its files, its languages, and the cookies that are set
 * again. Two releases that differ only in texts have the same.
 */
export const headersDigest = (headers: BrandHeaders): string =>
  digest(
    Object.entries(headers).map(([name, { page, assets, wellKnown, languages, husk }]) => [
      name,
      page,
      assets,
      wellKnown,
      ...(languages === undefined ? [] : [languages]),
      ...(husk === undefined ? [] : [husk]),
    ]),
  );

/**
 * The name of the folder that leads to a release: digests of its host names and of its headers, and its id. From the
 * name alone follow the headers that nginx sends, and whether a release has the same hosts as another.
 */
export const linkedName = ({ id, headers }: Pick<SiteRelease, "id" | "headers">): string =>
  `${digest(Object.values(headers).map(({ hostnames }) => hostnames))}-${headersDigest(headers)}-${id}`;

/** The parts of a {@link linkedName}. */
export function partsOf(name: string): { readonly hosts: string; readonly id: string } | undefined {
  const [, hosts, id] = /^([0-9a-f]{16})-[0-9a-f]{16}-(.+)$/.exec(name) ?? [];
  return hosts === undefined || id === undefined ? undefined : { hosts, id };
}
