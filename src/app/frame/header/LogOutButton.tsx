import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSessionStore } from "#core/session/SessionContext.tsx";
import { Button } from "#ui/controls/Button.tsx";
import { Icon } from "#ui/graphics/Icon.tsx";
import { logoutIcon } from "#ui/graphics/icons/interfaceIcons.ts";

/** 'Logg ut'. Pressed twice it is one logout; the portal is left even when the call fails. */
export function LogOutButton({ variant }: { readonly variant: "secondary" | "quiet" }) {
  const { t } = useTranslation("skall");
  const session = useSessionStore();
  const [isLoggingOut, setIsLoggingOut] = useState(false);
  const logOut = () => {
    setIsLoggingOut(true);
    void session.logOut().finally(() => setIsLoggingOut(false));
  };
  return (
    <Button variant={variant} busy={isLoggingOut} onClick={logOut}>
      <Icon path={logoutIcon} />
      {t("logOut")}
    </Button>
  );
}
