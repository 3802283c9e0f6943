import type { Kjopsinngang } from "#contract/kjopsinngang.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { purchasePathOf } from "#domain/kjop/kjopsinnganger.ts";
import type { AnbefalingCandidate } from "#widgets/anbefalinger/AnbefalingCandidate.ts";
import { candidateProducts, type Product } from "./candidateProducts.ts";
import { ProductIllustration } from "./ProductIllustration.tsx";

/**
 * What this brand may recommend and the customer can buy (spec: anbefalinger-7, anbefalinger-11): with the brand's own
 * image of the product, else our drawing of it. A campaign for car insurance replaces its text; one that names a
 * percentage does so on the receipt alone (spec: anbefalinger-22).
 * @param shown The purchase entrances that the customer is shown.
 */
export function useCandidates(
  bought: Product | undefined,
  shown: ReadonlySet<Kjopsinngang>,
): readonly AnbefalingCandidate[] {
  const { assets, marketing, recommendations } = useTenant();
  const { title = "", text = "" } = marketing.carCampaign ?? {};
  const isCampaignShown = bought !== undefined || !/%|prosent/.test(title + text);
  return candidateProducts(recommendations, bought).flatMap((productType) => {
    const href = purchasePathOf(productType, shown);
    if (href === undefined) return [];
    const image = assets.recommendationImages?.[productType];
    const campaign = productType === "BIL" && isCampaignShown ? marketing.carCampaign : undefined;
    return {
      productType,
      href,
      title: campaign?.title,
      content: campaign?.text,
      image: image && { src: image.url, width: image.width, height: image.height },
      illustration: <ProductIllustration product={productType} />,
    };
  });
}
