import type { ReactNode } from "react";
import { baseId } from "#studio/document/StudioDocument.ts";
import { studioPaths } from "#studio/document/addresses/studioPaths.ts";
import { type EditRights, useEditRights } from "../session/useEditRights.ts";
import { homeName } from "../companyPlace.ts";
import { NavBar, NavEnd } from "./NavBar.ts";
import { StudioTools } from "./StudioTools.tsx";
import type { PageName } from "../route.ts";
import { isReadable, proposalAddress } from "../readOnly/proposalAddress.ts";
import { text } from "../texts.ts";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { tones } from "./tones.ts";

interface PageNavProps {
  /** The page that is shown. */
  readonly current?: PageName;
  /** The controls of this page, at the end of the bar. */
  readonly children?: ReactNode;
  /** A second row. */
  readonly below?: ReactNode;
  /** Whether the tools of the studio are in a drawer of the page. */
  readonly hasDrawer?: boolean;
}

const names = ["brands", "glance", "compare", "base", "new"] as const satisfies readonly PageName[];

/** Whether somebody can do something in a page. What it is not known of is not offered yet. */
function isOffered(name: (typeof names)[number], rights: EditRights | undefined): boolean {
  switch (name) {
    case "new":
      return rights?.makesBrands === true;
    case "base":
      return rights?.edits(baseId) === true;
    case "compare":
      return rights?.compares === true;
    case "brands":
    case "glance":
      return true;
  }
}

/** The bar of the pages that are about all brands. */
export function PageNav({ current, children, below, hasDrawer = false }: PageNavProps) {
  const rights = useEditRights();
  const offered = names.filter((name) => isReadable(name) && (name === current || isOffered(name, rights)));
  return (
    <NavBar>
      <nav aria-label={text("nav.label")}>
        <ul>
          {offered.map((name) => (
            <li key={name}>
              <a href={studioPaths[name]} aria-current={name === current ? "page" : undefined}>
                {name === "brands" ? homeName() : text(`nav.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <NavEnd>
        {children}
        {!hasDrawer && <StudioTools />}
      </NavEnd>
      {below}
      <ReadOnlyNote />
    </NavBar>
  );
}

/** Says that nothing can be changed here, and where it can; nothing where the brands are edited. */
function ReadOnlyNote() {
  const address = proposalAddress();
  if (address === undefined) return null;
  return (
    <BarNote>
      {text("readOnly.note")} <a href={address}>{text("readOnly.start")}</a>
    </BarNote>
  );
}

/** A line of its own in the bar. */
export const BarNote = styled.p`
  flex: 0 0 100%;
  max-width: none;
  padding: 0.375rem 0.75rem;
  border-radius: ${theme.radius.control};
  background: ${tones.soft};
  font-size: ${theme.font.sizeSm};
`;
