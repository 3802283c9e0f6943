import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import styled from "styled-components";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { theme } from "#ui/theme/theme.ts";
import { isActiveItem, type NavigationItem } from "./navigationItems.ts";
import { ExternalLink } from "#core/navigation/ExternalLink.tsx";

interface NavigationLinkProps {
  readonly item: NavigationItem;
  /** Called when a page of the portal was chosen: the menu closes. */
  readonly onChosen?: (() => void) | undefined;
}

/** One item of the navigation: a page of the portal, another application, or another site. */
export function NavigationLink({ item, onChosen }: NavigationLinkProps) {
  const { t } = useTranslation("skall");
  const { pathname } = useLocation();
  const text = t(`nav.${item.id}`);
  if (item.kind !== "route")
    return (
      <ExternalLink href={item.address} kind={item.kind === "page" ? "web" : "window"}>
        {text}
      </ExternalLink>
    );
  return (
    <Link to={item.address} aria-current={isActiveItem(item, pathname) ? "page" : undefined} onClick={onChosen}>
      {item.count === undefined ? (
        text
      ) : (
        <>
          {/* Read as "3 tilbud" (spec: navigation-6). */}
          <VisuallyHidden>{t("nav.tilbudCount", { count: item.count })}</VisuallyHidden>
          <span aria-hidden="true">{text}</span>
          <Count aria-hidden="true">{item.count}</Count>
        </>
      )}
    </Link>
  );
}

const Count = styled.span`
  display: inline-block;
  min-width: 1.5rem;
  margin-inline-start: 0.5rem;
  padding: 0.125rem 0.375rem;
  border-radius: 1rem;
  background: ${theme.color.navBadge};
  color: ${theme.color.onNavBadge};
  font-size: ${theme.font.sizeXs};
  font-weight: ${theme.font.weightStrong};
  line-height: 1.25;
  text-align: center;
`;
