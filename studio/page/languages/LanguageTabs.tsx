import styled from "styled-components";
import type { Language } from "#contract/pageLanguage.ts";
import { breakpoints } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { Segments } from "../parts/Segments.tsx";
import { countText, text } from "../texts.ts";
import type { LanguagesOfBrand } from "./readLanguages.ts";
import { useWorkshop } from "../state/useWorkshop.ts";

/** The languages of a brand that has several, each with the number of texts that are missing. */
export function LanguageTabs({ languages: { all, shown, missing } }: { readonly languages: LanguagesOfBrand }) {
  const { shownLanguage } = useWorkshop();
  if (all.length < 2) return null;
  const choices = all.map((language) => {
    const title = text(`language.${language}`);
    const count = missing.get(language)?.length ?? 0;
    // The room of the number is always there: nothing beside the tabs moves when it comes.
    const counted = (
      <>
        {title}
        <Count data-none={count === 0 || undefined}>
          {count} <small>{text("languages.missingHere")}</small>
        </Count>
      </>
    );
    const name = count === 0 ? title : countText("languages.tab", count, { title });
    return { value: language, text: counted, name };
  });
  return (
    <Segments<Language>
      legend={text("languages.label")}
      choices={choices}
      chosen={shown}
      onChoose={(language) => shownLanguage.set(language)}
    />
  );
}

const Count = styled.span`
  min-width: 1.875rem;
  padding-inline: 0.375rem;
  border-radius: ${theme.radius.badge};
  background: ${theme.color.warningSurface};
  color: ${theme.color.onWarning};
  font-size: ${theme.font.sizeXs};
  font-weight: ${theme.font.weightStrong};
  line-height: 1.375rem;
  text-align: center;

  &[data-none] {
    visibility: hidden;
  }

  /* Without room for the word, the form says it. */
  & > small {
    font-size: inherit;
  }

  @media (max-width: ${breakpoints.xl - 1}px) {
    & > small {
      display: none;
    }
  }
`;
