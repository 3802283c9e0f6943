import { useEffect } from "react";
import { text } from "../texts.ts";

/** What the tab of the browser is called: the first part is what differs between tabs. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${text("app.title")}`;
  }, [title]);
}
