import { type ComponentProps, type FunctionComponent, type ReactNode, useEffect, useState } from "react";
import { HintButton, TooltipAnchor } from "#ui/overlay/tooltip/HintButton.tsx";
import type { FetchedHint } from "./FetchedHint.tsx";
import { loadComponent } from "./parts.ts";

interface Fetched {
  readonly FetchedHint: FunctionComponent<ComponentProps<typeof FetchedHint>>;
  /** Whether the focus was on the button when the code arrived. The button may have been focused before React started. */
  readonly isWanted: boolean;
}

/** Fetches the code of the hint with this label. Undefined until it is fetched. */
function useFetchedHint(label: string): Fetched | undefined {
  const [hint, setHint] = useState<Fetched>();
  useEffect(() => {
    loadComponent("FetchedHint").then(
      (Hint) => setHint({ FetchedHint: Hint, isWanted: document.activeElement?.getAttribute("aria-label") === label }),
      () => undefined,
    );
  }, [label]);
  return hint;
}

interface HintProps {
  /** Name of the button that opens the hint. */
  readonly label: string;
  /** The hint: a sentence or two. */
  readonly children: ReactNode;
}

/**
 * A `HintTooltip` whose button is shown before its code: a button that is pressed or focused when the code has been
 * fetched opens the hint then, and keeps the focus. Without the code the button stays alone.
 */
export function Hint({ label, children }: HintProps) {
  const hint = useFetchedHint(label);
  if (hint)
    return (
      <hint.FetchedHint label={label} isWanted={hint.isWanted}>
        {children}
      </hint.FetchedHint>
    );
  return (
    <TooltipAnchor>
      {/* Not every browser focuses a button that is pressed. */}
      <HintButton label={label} onClick={({ currentTarget }) => currentTarget.focus()} />
    </TooltipAnchor>
  );
}
