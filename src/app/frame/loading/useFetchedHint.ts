import { useEffect, useState } from "react";
import { loading } from "#app/loading.ts";
import type { HintTooltip } from "#ui/overlay/tooltip/HintTooltip.tsx";

interface FetchedHint {
  readonly HintTooltip: typeof HintTooltip;
  /** Whether the focus was on the button when the code arrived. It may have got there before React. */
  readonly isWanted: boolean;
}

/** Fetches the code of the hint that is named so. Undefined until it is there. */
export function useFetchedHint(label: string): FetchedHint | undefined {
  const [hint, setHint] = useState<FetchedHint>();
  useEffect(() => {
    loading.HintTooltip.load().then(
      (code) => setHint({ ...code, isWanted: document.activeElement?.ariaLabel === label }),
      () => undefined,
    );
  }, [label]);
  return hint;
}
