import { SessionCheck } from "./SessionCheck.tsx";
import { SlowSession } from "./SlowSession.tsx";
import { useTranslation } from "react-i18next";
import { useSessionStore, useSessionWarning } from "#core/session/SessionContext.tsx";
import { announcements } from "#ui/feedback/announcements.ts";
import { SessionTimeoutDialog } from "./SessionTimeoutDialog.tsx";

/** The timeout dialog, while the session is about to end (spec: session-7). */
function SessionTimeout() {
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

/**
 * What the session shows over the page: the timeout dialog, the cover while it is checked or ended, and that it is not
 * known yet.
 */
export function SessionDialogs() {
  return (
    <>
      <SessionTimeout />
      <SessionCheck />
      <SlowSession />
    </>
  );
}
