import { useTenant } from "#core/tenant/TenantContext.tsx";
import { productIcon } from "#domain/avtale/productIcon.ts";
import { thingIcons } from "#ui/graphics/icons/thingIcons.ts";
import { KategoriIllustration } from "#ui/graphics/illustrations/KategoriIllustration.tsx";
import { ThingIllustration } from "#ui/graphics/illustrations/ThingIllustration.tsx";
import type { Kjopskategori } from "#contract/kjopsinngang.ts";
import type { Product } from "./candidateProducts.ts";

/** The products that the illustration of a category is a picture of. */
const illustrated: Partial<Record<Product, Kjopskategori>> = {
  BIL: "kjoretoy",
  HUS: "husOgHytte",
  REISE: "reise",
  INNBO: "innboOgTing",
  LIV: "livOgHelse",
  BAAT: "baat",
  KJAELEDYR: "dyr",
};

/** The drawing of a product: no two products have the same (spec: anbefalinger-23). */
export function ProductIllustration({ product }: { readonly product: Product }) {
  const { products } = useTenant();
  const kategori = illustrated[product];
  return kategori === undefined ? (
    <ThingIllustration icon={thingIcons[productIcon({ productType: product }, products)]} />
  ) : (
    <KategoriIllustration kategori={kategori} />
  );
}
