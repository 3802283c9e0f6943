import type { ServedBrand } from "#studio/document/company/CompanyWire.ts";
import { momentWords } from "#studio/document/timeWords.ts";
import { text } from "../texts.ts";
import { Stack } from "../parts/layout.ts";

interface ServedBrandsProps {
  readonly served: readonly ServedBrand[];
  /** What is waited for: that customers get it, that they have it, that they have it no more. */
  readonly words: "back" | "live" | "out";
  /** The name of a brand. */
  readonly nameOf: (id: string) => string;
}

/** The words for what customers have, by what is waited for. */
const keys = {
  out: { with: "served.with", without: "served.without" },
  live: { with: "served.with", without: "served.gone" },
  back: { with: "served.still", without: "served.back" },
} as const;

const names = new Intl.ListFormat("nb", { type: "conjunction" });

/** What customers of a brand have, without the name of the brand. */
function factOf(brand: ServedBrand, words: ServedBrandsProps["words"]) {
  const key =
    brand.kind === "with" || brand.kind === "without" ? keys[words][brand.kind] : (`served.${brand.kind}` as const);
  return { key, time: "since" in brand ? momentWords(brand.since) : "" };
}

/** What customers have of a proposal: a line for all brands of which the same is true. */
export function ServedBrands({ served, words, nameOf }: ServedBrandsProps) {
  const facts = served.map((brand) => ({ name: nameOf(brand.brand), ...factOf(brand, words) }));
  const lines = [...Map.groupBy(facts, ({ key, time }) => `${key} ${time}`)];
  if (lines.length === 0) return null;
  return (
    <Stack as="ul" $gap="0.125rem">
      {lines.flatMap(([line, same]) => {
        const [first] = same;
        if (first === undefined) return [];
        return [
          <li key={line}>
            {text(first.key, { names: names.format(same.map(({ name }) => name)), time: first.time })}
          </li>,
        ];
      })}
    </Stack>
  );
}
