import { Menu, type MenuItem } from "@forsikringsportal/widgets/menu";
import { useTranslation } from "react-i18next";
import { toasts } from "../toasts.ts";

/** The name of the bank, and the customer's menu. */
export function TopBar() {
  const { t } = useTranslation("minside");
  const items: readonly MenuItem[] = [
    { type: "link", id: "profile", label: t("menu.profile"), link: { href: "#kontakt" } },
    {
      type: "submenu",
      id: "more",
      label: t("menu.more"),
      items: [
        { type: "link", id: "card", label: t("menu.more.card"), link: { href: "#kort" } },
        { type: "link", id: "loan", label: t("menu.more.loan"), link: { href: "#lan" } },
      ],
    },
    {
      type: "action",
      id: "logout",
      label: t("menu.logout"),
      onSelect: () => toasts.push({ variant: "info", content: t("menu.loggedOut") }),
    },
  ];
  return (
    <header className="top">
      <div className="top-line">
        <a className="bank" href="/">
          <img src="/tinde.svg" alt="" width="32" height="32" />
          {t("bank")}
        </a>
        <Menu label={t("menu")} items={items} variant="quiet" />
      </div>
    </header>
  );
}
