import { useEffect } from "react";
import type { Session } from "./createSession.ts";

/** Undo and redo from anywhere in the page, what has changed elsewhere, and a question before text is lost. */
export function usePageEvents(session: Session): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) session.redo();
      else session.undo();
    };
    const look = () => {
      if (document.visibilityState === "visible") void session.refresh();
    };
    const leave = (event: BeforeUnloadEvent) => {
      if (session.get().sync.status !== "synced") event.preventDefault();
    };
    window.addEventListener("keydown", press);
    window.addEventListener("focus", look);
    window.addEventListener("beforeunload", leave);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("keydown", press);
      window.removeEventListener("focus", look);
      window.removeEventListener("beforeunload", leave);
      document.removeEventListener("visibilitychange", look);
    };
  }, [session]);
}
