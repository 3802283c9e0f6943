import { useEffect } from "react";
import type { EditSession } from "./createEditSession.ts";
import { useFollowing } from "./useFollowing.ts";

/** What tabs say to each other: a document has another revision. */
interface ChangedDocument {
  readonly id: string;
  readonly revision: number;
}

/** A pause in the edits of another tab after which they are fetched, in ms. */
const pauseMs = 200;

/** Lets the other tabs follow this one, and this one the others: two windows side by side have the same text. */
function useOtherTabs(session: EditSession): void {
  useEffect(() => {
    const channel = new BroadcastChannel("studio.documents");
    let { revision } = session.get().document;
    const end = session.subscribe(({ document }) => {
      if (document.revision === revision) return;
      ({ revision } = document);
      channel.postMessage({ id: document.id, revision } satisfies ChangedDocument);
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    channel.addEventListener("message", ({ data }: MessageEvent<ChangedDocument>) => {
      const { document: own } = session.get();
      // A tab that is not seen asks when it is. What this tab has said itself comes back with its own revision.
      if (document.visibilityState !== "visible" || data.id !== own.id || data.revision <= own.revision) return;
      clearTimeout(timer);
      timer = setTimeout(() => void session.refresh(), pauseMs);
    });
    return () => {
      end();
      clearTimeout(timer);
      channel.close();
    };
  }, [session]);
}

/** What has changed elsewhere, a question before text is lost, and a step of undo for each field. */
export function usePageEvents(session: EditSession): void {
  useOtherTabs(session);
  useFollowing(session);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void session.refresh();
    };
    const leave = (event: BeforeUnloadEvent) => {
      if (session.get().sync.status !== "synced") event.preventDefault();
    };
    document.addEventListener("focusin", session.changeField);
    window.addEventListener("focus", look);
    window.addEventListener("beforeunload", leave);
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("focusin", session.changeField);
      window.removeEventListener("focus", look);
      window.removeEventListener("beforeunload", leave);
      document.removeEventListener("visibilitychange", look);
    };
  }, [session]);
}
