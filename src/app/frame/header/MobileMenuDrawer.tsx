import { useId } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { isMobilbankApp } from "#core/native/isMobilbankApp.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { Withdrawal } from "#features/rettigheter/Withdrawal.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { DialogHead } from "#ui/overlay/DialogHead.tsx";
import { theme } from "#ui/theme/theme.ts";
import { CustomerName } from "../CustomerName.tsx";
import { HeaderLanguage } from "./HeaderLanguage.tsx";
import { LogOutButton } from "./LogOutButton.tsx";
import type { NavigationItem } from "./navigationItems.ts";
import { NavigationLink } from "./NavigationLink.tsx";
import { ExternalLink } from "#core/navigation/ExternalLink.tsx";
import { contactPhoneId } from "#core/navigation/scrollTargets.ts";

interface MobileMenuDrawerProps {
  readonly items: readonly NavigationItem[];
  /** Address of the online bank; no link without it (spec: navigation-11). */
  readonly onlineBankUrl: string | undefined;
  readonly onClose: () => void;
}

/**
 * What the menu button of small screens opens: all items, the way to the online bank, logout, and in the bank's app the
 * contact link (spec: navigation-7, navigation-12).
 */
export function MobileMenuDrawer({ items, onlineBankUrl, onClose }: MobileMenuDrawerProps) {
  const { t } = useTranslation("skall");
  const { rights } = useTenant();
  const id = useId();
  return (
    <Dialog open aria-labelledby={id} onOpenChange={onClose} shape="drawer" closesOutside>
      <DialogHead id={id} onClose={onClose} closeLabel={t("nav.close")}>
        {t("nav.menuTitle")}
      </DialogHead>
      <Who>
        <CustomerName />
      </Who>
      <nav aria-label={t("nav.label")}>
        <Items role="list">
          {items.map((item) => (
            <li key={item.id}>
              <NavigationLink item={item} onChosen={onClose} />
            </li>
          ))}
          {onlineBankUrl !== undefined && (
            <li>
              <ExternalLink href={onlineBankUrl} kind="web">
                {t("nav.onlineBank")}
              </ExternalLink>
            </li>
          )}
          {isMobilbankApp() && (
            <li>
              <a href={`#${contactPhoneId}`} onClick={onClose}>
                {t("nav.contact")}
              </a>
            </li>
          )}
        </Items>
      </nav>
      <Buttons>
        <LogOutButton variant="secondary" />
        <HeaderLanguage variant="quiet" />
      </Buttons>
      {rights?.withdrawal && (
        <SmallPrint>
          <Withdrawal />
        </SmallPrint>
      )}
    </Dialog>
  );
}

/** Whose insurance this is (spec: navigation-29). */
const Who = styled.p`
  margin: 0 0 ${theme.space[1]};
  color: ${theme.color.textSubtle};
  overflow-wrap: anywhere;
  white-space: normal;

  &:empty {
    display: none;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
`;

/** Last, since it is long: on a small phone nothing else has to be scrolled to. */
const SmallPrint = styled.div`
  margin-block-start: ${theme.space[1]};
  white-space: normal;
`;

const Items = styled.ul`
  margin: 0 0 ${theme.space[2]};
  padding: 0;
  list-style: none;
  /* The header around the drawer keeps its own words on one line. */
  white-space: normal;

  li {
    border-block-end: ${theme.border.rule} solid ${theme.color.border};
  }

  a {
    display: flex;
    align-items: center;
    /* On a small phone all items are seen, and what is below them. */
    min-height: clamp(2.75rem, 6.8svh, 3.25rem);
    padding: 0.5rem 0.75rem;
    border-inline-start: 0.25rem solid transparent;
    color: ${theme.color.text};
    font-weight: ${theme.font.weightStrong};
    overflow-wrap: anywhere;
    text-decoration: none;
  }

  a:hover {
    background: ${theme.color.actionSubtle};
  }

  a[aria-current] {
    border-color: ${theme.color.action};
    color: ${theme.color.link};
  }

  /* Forced colours draw transparent borders: every item would look like the current one. */
  @media (forced-colors: active) {
    a:not([aria-current]) {
      border-color: canvas;
    }
  }
`;
