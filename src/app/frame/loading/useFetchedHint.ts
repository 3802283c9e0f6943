import { useEffect, useState } from "react";
import { loading } from "#app/loading.ts";
import type { FetchedHint } from "./FetchedHint.tsx";

interface Fetched {
  readonly FetchedHint: typeof FetchedHint;
  /** Whether the focus was on the button when the code arrived. It may have got there before React. */
  readonly isWanted: boolean;
}

/** Fetches the code of the hint that is named so. Undefined until it is there. */
export function useFetchedHint(label: string): Fetched | undefined {
  const [hint, setHint] = useState<Fetched>();
  useEffect(() => {
    loading.FetchedHint.load().then(
      (code) => setHint({ ...code, isWanted: document.activeElement?.ariaLabel === label }),
      () => undefined,
    );
  }, [label]);
  return hint;
}
