import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { studioPaths } from "#studio/document/addresses/studioPaths.ts";
import { homeName } from "../companyPlace.ts";
import { StudioTools } from "./StudioTools.tsx";
import { type PageName } from "../route.ts";
import { isReadable } from "../readOnly/isReadable.ts";
import { ReadOnlyNote } from "./ReadOnlyNote.tsx";
import { text } from "../texts.ts";
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

/** The bar of the pages that are about all brands. */
export function PageNav({ current, children, below, hasDrawer = false }: PageNavProps) {
  return (
    <Bar>
      <nav aria-label={text("nav.label")}>
        <ul>
          {names.filter(isReadable).map((name) => (
            <li key={name}>
              <a href={studioPaths[name]} aria-current={name === current ? "page" : undefined}>
                {name === "brands" ? homeName() : text(`nav.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <End>
        {children}
        {!hasDrawer && <StudioTools />}
      </End>
      {below}
      <ReadOnlyNote />
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  min-height: 3.5rem;
  padding: 0.5rem 1rem;
  border-block-end: 1px solid ${theme.color.border};
  background: ${theme.color.surface};

  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & li > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.control};
    padding-inline: 0.75rem;
    border-radius: ${theme.radius.control};
    color: ${theme.color.textSubtle};
    text-decoration: none;
  }

  & li > a:hover {
    background: ${tones.soft};
    color: ${theme.color.text};
  }

  & li > a[aria-current] {
    background: ${tones.soft};
    color: ${theme.color.heading};
    font-weight: ${theme.font.weightStrong};
  }
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  margin-inline-start: auto;
`;
