import { useState } from "react";
import { useServerAnswer } from "./useServerAnswer.ts";

interface Page<Item> {
  readonly items: readonly Item[];
  /** Where the next page begins; undefined: it is the last one. */
  readonly next: string | undefined;
}

interface FoundPages<Item> {
  readonly status: "failed" | "here" | "loading";
  /** Why it has failed. */
  readonly error?: unknown;
  /** Of all pages that were asked for. */
  readonly items: readonly Item[];
  /** Asks for the next page; undefined when there is none. */
  readonly showMore: (() => void) | undefined;
  /** Asks for the page that is shown last once more; what is shown stays until then, and when there is no answer. */
  readonly refresh: (signal: AbortSignal) => Promise<void>;
}

const pagesOf = (list: string) => ({ list, after: "", earlier: [] });

/**
 * A list that comes page by page, as many as were asked for.
 * @param list names the list: another one begins at its first page
 * @param pauseMs how long the name has to stay the same before the server is asked
 */
export function usePages<Item>(
  list: string,
  ask: (after: string, signal: AbortSignal) => Promise<Page<Item>>,
  pauseMs = 0,
): FoundPages<Item> {
  const [asked, setAsked] = useState<{ list: string; after: string; earlier: readonly Item[] }>(pagesOf(list));
  const { after, earlier } = asked.list === list ? asked : pagesOf(list);
  const answer = useServerAnswer(`${list} ${after}`, (signal) => ask(after, signal), pauseMs);
  /** A newer answer, in the place of an older one. */
  const [fresh, setFresh] = useState<{ readonly instead: Page<Item>; readonly page: Page<Item> }>();
  const asIs = { items: earlier, showMore: undefined, refresh: () => Promise.resolve() };
  if (answer.status === "failed") return { status: "failed", error: answer.error, ...asIs };
  if (answer.status !== "here" || !answer.isCurrent) return { status: "loading", ...asIs };
  const instead = answer.value;
  const refresh = async (signal: AbortSignal): Promise<void> => {
    const page = await ask(after, signal).catch(() => undefined);
    if (page !== undefined && !signal.aborted) setFresh({ instead, page });
  };
  const { items: found, next } = fresh?.instead === instead ? fresh.page : instead;
  const items = [...earlier, ...found];
  const showMore = next === undefined ? undefined : () => setAsked({ list, after: next, earlier: items });
  return { status: "here", items, showMore, refresh };
}
