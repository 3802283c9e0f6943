import { type RefObject, useEffect, useRef } from "react";
import type { Scene } from "./sceneGroups.ts";

/** Brings the active option of a list into view when it changes. */
export function useActiveInView({ path, state }: Scene): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-selected='true']")?.scrollIntoView({ block: "nearest" });
  }, [path, state]);
  return list;
}
