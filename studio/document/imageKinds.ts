import { type RecommendableProduct, recommendableProducts } from "#contract/recommendableProducts.ts";

/** The image of a recommended product. */
export type ProductImageKind = `recommendationImages.${RecommendableProduct}`;

/** The images that a descriptor can name, by their fields below `assets`. */
export type ImageKind = "icon" | "logo" | "logoDark" | "memberLogo" | ProductImageKind;

/** The images of recommended products. */
export const productImageKinds: readonly ProductImageKind[] = recommendableProducts.map(
  (product) => `recommendationImages.${product}` as const,
);

/** Every image of a brand that is replaced as a whole: SVG, a text too. */
export const imageKinds: readonly ImageKind[] = ["logo", "icon", "logoDark", "memberLogo", ...productImageKinds];

/** Every brand has these. */
export const isRequiredImage = (kind: ImageKind): boolean => kind === "logo" || kind === "icon";

/** The path of the field that names an image. */
export const imageField = (kind: ImageKind): readonly string[] => ["assets", ...kind.split(".")];
