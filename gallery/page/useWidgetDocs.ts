/// <reference types="vite/client" />
import { useEffect, useState } from "react";

const folder = "../../docs/widgets/";
const files = import.meta.glob<string>("../../docs/widgets/*.md", { query: "?raw", import: "default" });

/** The title of the page, which is left out: the entry shows its own. */
const title = /^# .*\n/;

/**
 * The Markdown of a page in docs/widgets/, without its title; undefined until it is fetched, and for a part without a page.
 */
export function useWidgetDocs(name: string): string | undefined {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    let isGone = false;
    void files[`${folder}${name}.md`]?.().then(
      (text) => {
        if (!isGone) setSource(text.replace(title, ""));
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [name]);
  return source;
}
