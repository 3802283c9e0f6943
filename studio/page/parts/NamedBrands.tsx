import type { BrandName } from "#studio/document/BaseEffect.ts";
import { text } from "../texts.ts";

interface NamedBrandsProps<Brand extends BrandName> {
  readonly brands: readonly Brand[];
  readonly addressOf: (brand: Brand) => string;
  /** What is said of a brand. Left out: its name. */
  readonly textOf?: (brand: Brand) => string;
}

/** So many brands are named; of the rest it is said how many they are. */
export const mostNamed = 12;

/** The first of some brands, each with the way to it, and how many more there are. */
export function NamedBrands<Brand extends BrandName>(props: NamedBrandsProps<Brand>) {
  const { brands, addressOf, textOf = ({ name }) => name } = props;
  const more = brands.length - mostNamed;
  return (
    <>
      {brands.slice(0, mostNamed).map((brand) => (
        <a key={brand.id} href={addressOf(brand)}>
          {textOf(brand)}
        </a>
      ))}
      {more > 0 && <span>{text("base.effect.more", { count: more })}</span>}
    </>
  );
}
