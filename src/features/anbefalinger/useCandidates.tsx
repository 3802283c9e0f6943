import type { Kjopsinngang } from "#contract/kjopsinngang.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { inngangOfProductType, kjopsinngangPath, kjopsinnganger } from "#domain/kjop/kjopsinnganger.ts";
import { KategoriIllustration } from "#ui/graphics/illustrations/KategoriIllustration.tsx";
import type { AnbefalingCandidate } from "#widgets/anbefalinger/AnbefalingCandidate.ts";
import { candidateProducts, type Product } from "./candidateProducts.ts";

/**
 * What this brand may recommend and the customer can buy (spec: anbefalinger-7, anbefalinger-11): with the brand's own
 * image of the product, else the illustration of its category. A campaign for car insurance replaces its text.
 * @param shown The purchase entrances that the customer is shown.
 */
export function useCandidates(
  bought: Product | undefined,
  shown: ReadonlySet<Kjopsinngang>,
): readonly AnbefalingCandidate[] {
  const { assets, marketing, recommendations } = useTenant();
  return candidateProducts(recommendations, bought).flatMap((productType) => {
    const inngang = inngangOfProductType(productType, shown);
    if (inngang === undefined) return [];
    const image = assets.recommendationImages?.[productType];
    const campaign = productType === "BIL" ? marketing.carCampaign : undefined;
    return {
      productType,
      href: kjopsinngangPath(inngang),
      title: campaign?.title,
      content: campaign?.text,
      image: image && { src: image.url, width: image.width, height: image.height },
      illustration: <KategoriIllustration kategori={kjopsinnganger[inngang].kategori} />,
    };
  });
}
