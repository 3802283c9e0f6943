import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
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
  const present = window.location.hostname.split(".")[0];
  return (
    <Label>
      <span>Merke</span>
      <select value={present} onChange={(event) => window.location.assign(hereIn(event.target.value))}>
        {brands.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Label>
  );
}

const Label = styled.label`
  min-width: 0;
  display: flex;
  align-items: center;
  gap: 0.75rem;
  font-size: ${theme.font.sizeSm};

  select {
    min-height: 2.75rem;
    min-width: 0;
    max-width: 12rem;
    padding-inline: 0.75rem;
    border: 1px solid ${theme.color.borderStrong};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    color: ${theme.color.text};
  }
`;
