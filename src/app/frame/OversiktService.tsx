import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { ExternalLink } from "#core/navigation/ExternalLink.tsx";
import { contactPhoneId } from "#core/navigation/scrollTargets.ts";
import { useIsHydrating } from "#core/page/DrawnAvtaler.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { Container } from "#ui/layout/Container.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { clockIcon, documentIcon, invoiceIcon, phoneIcon, warningIcon } from "#ui/graphics/icons/interfaceIcons.ts";
import { breakpoints, from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { type NavigationItem, navigationItems } from "./header/navigationItems.ts";

/** What customers come for most, in this order, with their icons. */
const icons = {
  meldSkade: warningIcon,
  skadesaker: clockIcon,
  dokumenter: documentIcon,
  faktura: invoiceIcon,
} as const;

type ServiceId = keyof typeof icons;
const serviceIds = Object.keys(icons) as readonly ServiceId[];

interface OversiktServiceProps {
  /** Gets the list, for links that are known later. */
  readonly listRef?: (list: Element | null) => void;
}

/**
 * The things that customers come for, in one press (spec: oversikt-17): the brand's addresses, of which the build shows
 * the words. The links follow when the environment is known. Links that depend on an answer come at the end.
 */
export function OversiktService({ listRef }: OversiktServiceProps) {
  const { t } = useTranslation("skall");
  const tenant = useTenant();
  const isHydrating = useIsHydrating();
  const items = navigationItems(tenant);
  return (
    <Container>
      <Row
        aria-label={t("service.label")}
        ref={listRef}
        // Where the partner has agreements it can have unread messages too.
        data-has-messages={tenant.partnerAgreements.shortnames.length > 0 ? "" : undefined}
      >
        {serviceIds.map((id) => {
          const item = items.find((each) => each.id === id);
          const content = (
            <>
              <Icon path={icons[id]} />
              {t(`nav.${id}`)}
            </>
          );
          return item && <li key={id}>{isHydrating ? <span>{content}</span> : serviceLink(item, content)}</li>;
        })}
        <li>
          {isHydrating ? (
            <span>
              <Icon path={phoneIcon} />
              {t("service.contact")}
            </span>
          ) : (
            <a href={`#${contactPhoneId}`}>
              <Icon path={phoneIcon} />
              {t("service.contact")}
            </a>
          )}
        </li>
      </Row>
    </Container>
  );
}

/** The link of an item: a page of the portal, another application, or another site. */
function serviceLink(item: NavigationItem, content: ReactNode) {
  if (item.kind === "route") return <Link to={item.address}>{content}</Link>;
  return (
    <ExternalLink href={item.address} kind={item.kind === "page" ? "web" : "window"}>
      {content}
    </ExternalLink>
  );
}

/* Room for the links that an answer decides: nothing moves when they arrive. */
const Row = styled.ul.attrs({ role: "list" })`
  display: grid;
  /* Three on a phone, all where there is room; fewer with large text, so that words stay whole. */
  grid-template-columns: repeat(auto-fill, minmax(max(5.75rem, (100% - 5 * ${theme.space[1]}) / 6), 1fr));
  gap: 0.5rem;
  margin: ${theme.space[1]} 0 0;
  padding: 0;
  list-style: none;

  ${from.medium} {
    margin-block-start: ${theme.space[2]};
  }

  ${from.large} {
    gap: ${theme.space[1]};
  }

  &[data-has-messages] {
    grid-template-columns: repeat(auto-fill, minmax(max(5.75rem, (100% - 6 * ${theme.space[1]}) / 7), 1fr));
  }

  & > li {
    position: relative;
    min-width: 0;
  }

  /* On a phone the seventh has a line of its own, and fills it. */
  @media (max-width: ${breakpoints.medium - 1}px) {
    & > :nth-child(7) {
      grid-column: 1 / -1;
    }
  }

  & > li > :is(a, span) {
    display: block;
    height: 100%;
    min-height: 4.5rem;
    padding: 0.75rem 0;
    border: max(1px, ${theme.border.card}) solid ${theme.color.border};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
    color: ${theme.color.link};
    font-size: ${theme.font.sizeSm};
    font-weight: ${theme.font.weightStrong};
    line-height: 1.25;
    overflow-wrap: anywhere;
    text-align: center;
    text-decoration: none;
  }

  & > li > * > svg:first-child {
    display: block;
    margin: 0 auto 0.25rem;
  }

  /* The mark of a new tab stands in the corner: it comes with the link, and must not move the words. */
  & > li > * > [aria-hidden] > svg {
    position: absolute;
    inset-block-start: 0.5rem;
    inset-inline-end: 0.5rem;
    width: 0.875rem;
    height: 0.875rem;
  }

  & > li > a:hover {
    background: ${theme.color.actionSubtle};
    text-decoration: underline;
  }

  @media print {
    display: none;
  }
`;
