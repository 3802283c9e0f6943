import { useEffect } from "react";
import type { Session } from "./createSession.ts";

/** What has changed elsewhere, and a question before text is lost. */
export function usePageEvents(session: Session): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void session.refresh();
    };
    const leave = (event: BeforeUnloadEvent) => {
      if (session.get().sync.status !== "synced") event.preventDefault();
    };
    window.addEventListener("focus", look);
    window.addEventListener("beforeunload", leave);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("focus", look);
      window.removeEventListener("beforeunload", leave);
      document.removeEventListener("visibilitychange", look);
    };
  }, [session]);
}
