/// <reference types="vite/client" />
import { useEffect, useState } from "react";
import { type MarkdownBlock, parseMarkdown } from "./parseMarkdown.ts";

const files = import.meta.glob<string>("../../docs/widgets/*.md", { query: "?raw", import: "default" });

/** A page of docs/widgets/; undefined while it is fetched, or when there is none. */
export function useWidgetDocs(name: string): readonly MarkdownBlock[] | undefined {
  const [blocks, setBlocks] = useState<readonly MarkdownBlock[]>();
  useEffect(() => {
    let isGone = false;
    void files[`../docs/widgets/${name}.md`]?.().then(
      (text) => {
        if (!isGone) setBlocks(parseMarkdown(text));
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [name]);
  return blocks;
}
