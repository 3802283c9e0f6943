import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Icon } from "#ui/Icon.tsx";
import { theme } from "#ui/theme/theme.ts";
import { LogOutButton } from "./LogOutButton.tsx";
import type { NavigationItem } from "./navigationItems.ts";
import { NavigationLink } from "./NavigationLink.tsx";
import { OutsideLink } from "./OutsideLink.tsx";

interface MobileMenuProps {
  readonly items: readonly NavigationItem[];
  /** Address of the online bank; no link without it (spec §6). */
  readonly onlineBankUrl: string | undefined;
}

/** The navigation of small screens: a button that opens all items, logout and the way to the online bank. */
export function MobileMenu({ items, onlineBankUrl }: MobileMenuProps) {
  const { t } = useTranslation("skall");
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        <Icon name="menu" />
        {t("nav.open")}
      </Button>
      {isOpen && (
        <Dialog labelledBy={id} onDismiss={close} shape="drawer" closesOutside>
          <Head>
            <h2 id={id}>{t("nav.menuTitle")}</h2>
            <Button variant="quiet" onClick={close} aria-label={t("nav.close")}>
              <Icon name="close" />
            </Button>
          </Head>
          <nav aria-label={t("nav.label")}>
            <Items role="list">
              {items.map((item) => (
                <li key={item.id}>
                  <NavigationLink item={item} onChosen={close} />
                </li>
              ))}
              {onlineBankUrl !== undefined && (
                <li>
                  <OutsideLink href={onlineBankUrl} kind="web">
                    {t("nav.onlineBank")}
                  </OutsideLink>
                </li>
              )}
            </Items>
          </nav>
          <LogOutButton variant="secondary" />
        </Dialog>
      )}
    </>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-end: 1rem;
`;

const Items = styled.ul`
  margin: 0 0 ${theme.space[2]};
  padding: 0;
  list-style: none;

  li {
    border-block-end: ${theme.border.rule} solid ${theme.color.border};
  }

  a {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    min-height: 3.25rem;
    padding: 0.5rem 0.75rem;
    border-inline-start: 0.25rem solid transparent;
    color: ${theme.color.text};
    font-weight: ${theme.font.weightStrong};
    text-decoration: none;
  }

  a:hover {
    background: ${theme.color.actionSubtle};
  }

  a[aria-current] {
    border-color: ${theme.color.action};
    color: ${theme.color.link};
  }
`;
