import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Container } from "#ui/layout/Container.ts";
import { theme } from "#ui/theme/theme.ts";
import type { NavigationItem } from "./navigationItems.ts";
import { NavigationLink } from "./NavigationLink.tsx";
import { roomForBar } from "#ui/theme/breakpoints.ts";

/** The bar of the navigation where there is room for it: its height is the same before its items are known. */
export const NavigationBar = ({ children }: { readonly children?: ReactNode }) => (
  <Room>
    <Bar>{children}</Bar>
  </Room>
);

const Room = styled.div`
  container-type: inline-size;
`;

const Bar = styled.div`
  display: none;
  border-block-end: ${theme.border.header} solid ${theme.color.headerBorder};
  background: ${theme.color.nav};
  color: ${theme.color.onNav};

  ${roomForBar} {
    display: block;
    min-height: calc(3.25rem + ${theme.border.header});
  }

  @media print {
    display: none;
  }
`;

/** The navigation where there is room: one line of links. */
export function Navigation({ items }: { readonly items: readonly NavigationItem[] }) {
  const { t } = useTranslation("skall");
  return (
    <NavigationBar>
      <Container>
        <nav aria-label={t("nav.label")}>
          <Items role="list">
            {items.map((item) => (
              <li key={item.id}>
                <NavigationLink item={item} />
              </li>
            ))}
          </Items>
        </nav>
      </Container>
    </NavigationBar>
  );
}

const Items = styled.ul`
  display: flex;
  /* Large text takes a second line instead of leaving the page (spec: focus-7). */
  flex-wrap: wrap;
  gap: 0 ${theme.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.font.sizeSm};

  a {
    display: flex;
    align-items: center;
    height: 3.25rem;
    /* Between the first letter and a focus ring. */
    margin-inline: -0.25rem;
    padding-inline: 0.25rem;
    border-block: ${theme.border.navMarker} solid transparent;
    color: inherit;
    font-weight: ${theme.font.weightStrong};
    text-decoration: none;
    white-space: nowrap;
  }

  a:hover {
    color: ${theme.color.navActive};
    border-block-end-color: currentcolor;
  }

  a[aria-current] {
    color: ${theme.color.navActive};
    border-block-end-color: currentcolor;
  }

  /* Forced colours draw transparent borders: every item would look like the current one. */
  @media (forced-colors: active) {
    a:not([aria-current]) {
      border-color: canvas;
    }
  }

  :focus-visible {
    outline-offset: -3px;
  }
`;
