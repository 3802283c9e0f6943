import { languageNames } from "#contract/pageLanguage.ts";
import { languageOfPage } from "#core/page/languageOfPage.ts";
import { readBrandBlock } from "#core/tenant/readBrandBlock.ts";
import { languageAddress } from "./galleryAddress.ts";
import { HeaderSelect } from "./HeaderSelect.tsx";

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
