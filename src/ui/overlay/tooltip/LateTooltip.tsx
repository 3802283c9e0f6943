import { lazy, type ReactNode, Suspense, useState } from "react";
import { HintButton, TooltipAnchor } from "./HintButton.tsx";

interface LateTooltipProps {
  readonly label: string;
  readonly children: ReactNode;
}

const Tooltip = lazy(async () => ({
  // Without its code a hint cannot be read; nothing else breaks.
  default: await import("./HintTooltip.tsx").then(
    (module) => module.HintTooltip,
    () => PlainTooltip,
  ),
}));

interface PlainTooltipProps {
  readonly label: string;
  /** It is pressed or focused; or focus has gone on, and nobody waits for it any more. */
  readonly onWanted?: (isWanted: boolean) => void;
}

const PlainTooltip = ({ label, onWanted }: PlainTooltipProps) => (
  <TooltipAnchor>
    <HintButton
      label={label}
      onClick={() => onWanted?.(true)}
      onFocus={() => onWanted?.(true)}
      onBlur={() => onWanted?.(false)}
    />
  </TooltipAnchor>
);

/** A `HintTooltip` whose code comes after the page: the same button stands there at once, and what was pressed too early opens then. */
export function LateTooltip({ label, children }: LateTooltipProps) {
  const [isWanted, setIsWanted] = useState(false);
  return (
    <Suspense fallback={<PlainTooltip label={label} onWanted={setIsWanted} />}>
      <Tooltip label={label} startsOpen={isWanted}>
        {children}
      </Tooltip>
    </Suspense>
  );
}
