import { useTranslation } from "react-i18next";
import { useSessionStore } from "#core/session/SessionContext.tsx";
import { useSessionWarning } from "#core/session/useSessionWarning.ts";
import { announcements } from "#ui/feedback/announcements.ts";
import { SessionTimeoutDialog } from "./SessionTimeoutDialog.tsx";

/** The timeout dialog, while the session is about to end (spec: session-7). */
export function SessionTimeout() {
  const { t } = useTranslation("session");
  const session = useSessionStore();
  const warning = useSessionWarning();
  if (warning.status === "hidden") return undefined;
  const extend = async () => {
    await session.extend();
    announcements.announce(t("extended"));
  };
  return <SessionTimeoutDialog secondsLeft={warning.secondsLeft} onExtend={extend} onLogOut={() => session.logOut()} />;
}
