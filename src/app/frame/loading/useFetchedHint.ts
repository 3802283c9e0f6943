import { useEffect, useState } from "react";
import type { FetchedHint } from "./FetchedHint.tsx";
import { loadPart } from "./parts.ts";

interface Fetched {
  readonly FetchedHint: typeof FetchedHint;
  /** Whether the focus was on the button when the code arrived. It may have got there before React. */
  readonly isWanted: boolean;
}

/** Fetches the code of the hint that is named so. Undefined until it is there. */
export function useFetchedHint(label: string): Fetched | undefined {
  const [hint, setHint] = useState<Fetched>();
  useEffect(() => {
    loadPart("FetchedHint").then(
      (Hint) => setHint({ FetchedHint: Hint, isWanted: document.activeElement?.ariaLabel === label }),
      () => undefined,
    );
  }, [label]);
  return hint;
}
