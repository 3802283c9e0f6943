import { roomForBar } from "../parts/oneColumn.ts";
import { companyPlace, homeName } from "../companyPlace.ts";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { Menu } from "#ui/overlay/menu/Menu.tsx";
import type { MenuItem } from "#ui/overlay/menu/menuItem.ts";
import { breakpoints, from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { historyPath, studioPaths } from "#studio/document/addresses/studioPaths.ts";
import { SaveButtons } from "../changes/SaveButtons.tsx";
import { LanguageTabs } from "../languages/LanguageTabs.tsx";
import { EnvironmentTabs } from "../parts/EnvironmentTabs.tsx";
import { UndoButtons } from "../parts/EditedBar.tsx";
import { icons } from "../parts/icons.ts";
import { IconWord } from "../parts/IconWord.tsx";
import { comparisonFrom } from "../route.ts";
import { text } from "../texts.ts";
import { EditRightsContext } from "../session/useEditRights.ts";
import type { EditedPage } from "./useEditedPage.ts";
import { use, useDeferredValue, useMemo } from "react";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { imageAddress } from "../images/ImageSamples.tsx";
import { readHeaderLook } from "../images/readHeaderLook.ts";

/** The other pages of a brand, and those of all brands. */
const pagesOf = (id: string): readonly MenuItem[] => [
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
  const rights = use(EditRightsContext);
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
          items={pagesOf(document.id).filter((item) => item.id !== "compare" || rights?.compares !== false)}
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

/**
 * The way to all brands: the logo of this one on the background of its header, its icon where there is less room. In a
 * company the way to the proposal, which is named: somebody has to see which one they change.
 */
function BrandChip({ texts }: { readonly texts: DocumentTexts }) {
  // Keys come first: the chip follows when there is time.
  const shown = useDeferredValue(texts);
  const { logo = "", icon = "" } = shown;
  const images = useMemo(() => ({ logo: imageAddress(logo), icon: imageAddress(icon) }), [logo, icon]);
  const background = useMemo(() => readHeaderLook(shown).background, [shown]);
  if (logo === "") return <a href={studioPaths.brands}>{homeName()}</a>;
  return (
    <Way href={studioPaths.brands} title={homeName()} aria-label={homeName()}>
      <Chip style={{ background }}>
        <img data-logo src={images.logo} alt="" />
        <img src={icon === "" ? images.logo : images.icon} alt="" />
      </Chip>
      {companyPlace() !== undefined && homeName()}
    </Way>
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

  ${roomForBar} {
    position: sticky;
    z-index: 3;
    inset-block-start: 0;
  }

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

const Way = styled.a`
  flex: none;
  gap: 0.625rem;
  color: ${theme.color.text};
  white-space: nowrap;
`;

const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: ${theme.size.control};
  min-width: ${theme.size.control};
  padding: 0.375rem;
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.control};
  /* The logo is drawn for this background. */
  forced-color-adjust: none;

  a:hover > & {
    box-shadow: ${theme.shadow.cardHover};
  }

  /* With forced colours the portal gives a logo the ground of its header: the studio's is another one. */
  & > img {
    max-width: 2rem;
    height: 1.75rem;
    padding: 0;
    background: none;
  }

  & > [data-logo] {
    display: none;
  }

  ${from.large} {
    padding-inline: 0.625rem;

    & > img {
      display: none;
    }

    & > [data-logo] {
      display: block;
      max-width: 8rem;
      height: 1.5rem;
      object-fit: contain;
    }
  }
`;
