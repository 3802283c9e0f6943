import { homeName } from "../companyPlace.ts";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { Menu } from "#ui/overlay/menu/Menu.tsx";
import type { MenuItem } from "#ui/overlay/menu/menuItem.ts";
import { breakpoints } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { bookPath, historyPath, studioPaths } from "#studio/document/addresses/studioPaths.ts";
import { SaveButtons } from "../changes/SaveButtons.tsx";
import { LanguageTabs } from "../languages/LanguageTabs.tsx";
import { EnvironmentTabs } from "../parts/EnvironmentTabs.tsx";
import { UndoButtons } from "../parts/EditedBar.tsx";
import { icons } from "../parts/icons.ts";
import { IconWord } from "../parts/IconWord.tsx";
import { comparisonFrom } from "../route.ts";
import { text } from "../texts.ts";
import { BrandChip } from "./BrandChip.tsx";
import type { EditedPage } from "./useEditedPage.ts";

/** The other pages of a brand, and those of all brands. */
const pagesOf = (id: string): readonly MenuItem[] => [
  { type: "link", id: "book", label: text("brand.book"), link: { href: bookPath(id) } },
  { type: "link", id: "history", label: text("brand.history"), link: { href: historyPath(id) } },
  { type: "link", id: "compare", label: text("brand.compareWith"), link: { href: comparisonFrom(id) } },
  { type: "link", id: "glance", label: text("nav.glance"), link: { href: studioPaths.glance } },
  { type: "link", id: "base", label: text("nav.base"), link: { href: studioPaths.base } },
  { type: "link", id: "brands", label: homeName(), link: { href: studioPaths.brands } },
];

/** The brand, its environments and languages, undo and redo, whether it is saved, and the way to saving it. */
export function TopBar({ page }: { readonly page: EditedPage }) {
  const { brand, state, languages, changes } = page;
  const { session } = brand;
  const { history, document, environment } = state;
  return (
    <Bar>
      <BrandChip texts={history.texts} />
      <h1 title={document.name} data-beside={languages.all.length > 1 || undefined}>
        {document.name}
      </h1>
      <EnvironmentTabs chosen={environment} onChoose={session.showEnvironment} />
      <LanguageTabs languages={languages} />
      <UndoButtons session={session} history={history} />
      <End>
        <SaveButtons state={state} changes={changes} />
        <Menu
          label={text("brand.more")}
          items={pagesOf(document.id)}
          trigger={(trigger) => (
            <Button {...trigger} variant="quiet">
              <IconWord icon={icons.more}>{text("brand.menu")}</IconWord>
            </Button>
          )}
        />
      </End>
    </Bar>
  );
}

/* With its languages beside it, the brand is known by its logo. */
const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  padding: 0.5rem 1rem;
  border-block-end: 1px solid ${theme.color.border};
  background: ${theme.color.surface};

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.control};
    font-size: ${theme.font.sizeSm};
  }

  & > h1 {
    flex: 1 1 6rem;
    max-width: max-content;
    overflow: hidden;
    font-size: ${theme.font.sizeLg};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & label > span,
  & button[data-variant] {
    padding-inline: 0.5rem;
    white-space: nowrap;
  }

  & button[data-variant="primary"],
  & button[data-variant="secondary"] {
    padding-inline: 0.75rem;
    border-width: 1px;
    font-size: ${theme.font.sizeSm};
  }

  & button[data-variant="secondary"]:not(:hover) {
    border-color: ${theme.color.borderStrong};
  }

  @media (max-width: ${breakpoints.xl - 1}px) {
    & > [data-beside] {
      position: absolute;
      width: 1px;
      height: 1px;
      margin: -1px;
      clip-path: inset(50%);
    }
  }

  @media (max-width: ${breakpoints.large - 1}px) {
    column-gap: 0.5rem;
    padding-inline: 0.75rem;

    & label > span {
      min-width: 1.75rem;
      padding-inline: 0.3125rem;
      font-size: ${theme.font.sizeXs};
    }

    & button[data-variant="primary"],
    & button[data-variant="secondary"] {
      padding-inline: 0.625rem;
    }
  }
`;

const End = styled.div`
  & > span > button[data-variant="quiet"] {
    padding-block: 0;
    text-decoration: none;
  }

  display: flex;
  flex: 1 0 auto;
  align-items: center;
  justify-content: end;
  gap: 0.5rem;
  margin-inline-start: auto;
`;
