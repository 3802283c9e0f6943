import { HeaderSelect } from "./HeaderSelect.tsx";
import { useBrands } from "./useBrands.ts";

/** The same page of the gallery with another brand's host. */
function hereIn(brandId: string): string {
  const there = new URL(window.location.href);
  there.hostname = `${brandId}.localhost`;
  return there.href;
}

/** Shows the gallery in another brand. */
export function BrandSwitcher() {
  const brands = useBrands();
  if (brands.length < 2) return undefined;
  return (
    <HeaderSelect
      label="Merke"
      value={window.location.hostname.split(".")[0]}
      options={brands.map(({ id, name }) => ({ value: id, text: name }))}
      onChoose={(id) => window.location.assign(hereIn(id))}
    />
  );
}
