import type { Tenant } from "#core/tenant/readTenant.ts";
import { type Kjopsinngang, type Kjopskategori, kjopskategorier } from "#contract/kjopsinngang.ts";
import { inngangerOf } from "#domain/kjop/kjopsinnganger.ts";

/** A category with its entrances. */
export interface KategoriUtbud {
  readonly kategori: Kjopskategori;
  /** Purchases of our own. */
  readonly innganger: readonly Kjopsinngang[];
  /** Purchases on other sites. */
  readonly externalLinks: Tenant["purchase"]["externalLinks"];
}

/** The categories that have links, in their order (spec: kjop-2, kjop-3). */
export function kjopsutbud(
  shown: ReadonlySet<Kjopsinngang>,
  externalLinks: Tenant["purchase"]["externalLinks"],
): readonly KategoriUtbud[] {
  return kjopskategorier
    .map((kategori) => ({
      kategori,
      innganger: inngangerOf(kategori, shown),
      externalLinks: externalLinks.filter(({ category }) => category === kategori),
    }))
    .filter((utbud) => utbud.innganger.length + utbud.externalLinks.length > 0);
}
