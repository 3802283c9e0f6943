import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { BrandImage } from "#contract/brandBlock.ts";
import { useBuyHref } from "#api/useBuyHref.ts";
import { type ExternalLinkProps, useExternalLink } from "#core/navigation/useExternalLink.ts";
import type { Kjopskategori } from "#contract/kjopsinngang.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import type { Anbefaling } from "#domain/anbefaling/anbefalinger.ts";
import { kategoriThings, kjopsinnganger, kjopsinngangPath } from "#domain/kjop/kjopsinnganger.ts";
import type { Product } from "./candidateProducts.ts";

/** A recommendation as its card shows it (spec: anbefalinger-4). */
export interface AnbefalingContent {
  /** Base of the ids on the card. */
  readonly id: string;
  readonly title: string;
  readonly content: string;
  /** The brand's own image of the product; undefined: the illustration is shown (spec: anbefalinger-19). */
  readonly image: BrandImage | undefined;
  /** What its illustration shows. */
  readonly thing: (typeof kategoriThings)[Kjopskategori];
  readonly link: ExternalLinkProps | undefined;
}

/** The text, the illustration and the link of a recommendation. A campaign for car insurance replaces its text. */
export function useAnbefaling({ productType, inngang }: Anbefaling<Product>): AnbefalingContent {
  const { t } = useTranslation("anbefalinger");
  const { assets, marketing } = useTenant();
  const { carCampaign } = marketing;
  const id = useId();
  const link = useExternalLink(useBuyHref(kjopsinngangPath(inngang)), "web");
  const campaign = productType === "BIL" ? carCampaign : undefined;
  return {
    id,
    link,
    title: campaign?.title ?? t(`title.${productType}`),
    content: campaign?.text ?? t(`content.${productType}`),
    image: assets.recommendationImages?.[productType],
    thing: kategoriThings[kjopsinnganger[inngang].kategori],
  };
}
