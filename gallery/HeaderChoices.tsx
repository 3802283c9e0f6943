import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { useBrands } from "./useBrands.ts";
import { languageNames } from "#contract/pageLanguage.ts";
import { languageOfPage } from "#core/page/languageOfPage.ts";
import { readBrandBlock } from "#core/tenant/readTenant.ts";
import { languageAddress } from "./galleryAddress.ts";
import { keepScheme, type Scheme, shownScheme, showScheme } from "#core/page/scheme.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { useStore } from "#ui/store/useStore.ts";

interface HeaderSelectProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChoose: (value: string) => void;
}

/** A choice in the gallery's header. */
function HeaderSelect({ label, value, options, onChoose }: HeaderSelectProps) {
  return (
    <Label>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
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

/** Opens the gallery in another language, in brands that have several. */
export function LanguageSwitcher() {
  const { languages } = readBrandBlock();
  if (languages === undefined) return undefined;
  return (
    <HeaderSelect
      label="Språk"
      value={languageOfPage()}
      options={languages.map((language) => ({ value: language, text: languageNames[language] }))}
      onChoose={(language) => window.location.assign(languageAddress(language))}
    />
  );
}

const schemes: readonly { readonly value: Scheme; readonly text: string }[] = [
  { value: "device", text: "Som enheten" },
  { value: "light", text: "Lys" },
  { value: "dark", text: "Mørk" },
];

/**
 * Shows the gallery in another scheme, in brands that have a dark theme. The frames of the states are told by the
 * storage, as other tabs of the portal are.
 */
export function SchemeSwitcher() {
  const { hasDark } = useTenant();
  const shown = useStore(shownScheme);
  if (!hasDark) return undefined;
  return (
    <HeaderSelect
      label="Utseende"
      value={shown}
      options={schemes}
      onChoose={(value) => {
        const scheme = schemes.find((each) => each.value === value)?.value ?? "device";
        showScheme(scheme);
        keepScheme(scheme);
      }}
    />
  );
}
