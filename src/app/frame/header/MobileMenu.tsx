import { useState } from "react";
import { useTranslation } from "react-i18next";
import { loading } from "#app/loading.ts";
import { Button } from "#ui/controls/Button.tsx";
import { Icon } from "#ui/graphics/Icon.tsx";
import { menuIcon } from "#ui/graphics/icons/interfaceIcons.ts";
import { ErrorBoundary } from "../loading/ErrorBoundary.tsx";
import { lazyPart } from "../loading/lazyPart.tsx";
import { fetchPart } from "../loading/loadChunk.ts";
import { useWhenIdle } from "../loading/useWhenIdle.ts";
import type { NavigationItem } from "./navigationItems.ts";

const MobileMenuDrawer = lazyPart(loading.MobileMenuDrawer, { missing: "over" });

interface MobileMenuProps {
  readonly items: readonly NavigationItem[];
  /** Address of the online bank; no link without it (spec: navigation-11). */
  readonly onlineBankUrl: string | undefined;
}

/** The navigation of small screens: a button that opens all items, logout and the link to the online bank. */
export function MobileMenu(props: MobileMenuProps) {
  const { t } = useTranslation("skall");
  const [isOpen, setIsOpen] = useState(false);
  // Fetched before it is opened, so that it opens at once. The page is not reloaded when the code is missing: no customer has asked for the menu yet.
  useWhenIdle(() => void fetchPart(loading.MobileMenuDrawer).catch(() => undefined));
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        <Icon path={menuIcon} />
        {t("nav.open")}
      </Button>
      {isOpen && (
        <ErrorBoundary fallback={undefined}>
          <MobileMenuDrawer {...props} isWanted onClose={() => setIsOpen(false)} />
        </ErrorBoundary>
      )}
    </>
  );
}
