import { type ReactNode, Suspense, useState } from "react";
import { useIsHydrating } from "#core/page/useIsHydrating.ts";
import { HintButton, TooltipAnchor } from "#ui/overlay/tooltip/HintButton.tsx";
import { lazyOrReplacement } from "./optionalPart.tsx";

interface HintProps {
  /** Name of the button that opens the hint. */
  readonly label: string;
  /** The hint: a sentence or two. */
  readonly children: ReactNode;
}

interface ButtonAloneProps {
  readonly label: string;
  /** Called with true when the button is pressed or focused, and with false when the focus has left it. */
  readonly onWanted?: (isWanted: boolean) => void;
}

const ButtonAlone = ({ label, onWanted }: ButtonAloneProps) => (
  <TooltipAnchor>
    <HintButton
      label={label}
      onClick={() => onWanted?.(true)}
      onFocus={() => onWanted?.(true)}
      onBlur={() => onWanted?.(false)}
    />
  </TooltipAnchor>
);

const HintTooltip = lazyOrReplacement("HintTooltip", ButtonAlone);

/**
 * A `HintTooltip` whose button is there before its code: a press opens the hint as soon as the code has been fetched.
 */
export function Hint({ label, children }: HintProps) {
  const [isWanted, setIsWanted] = useState(false);
  const isHydrating = useIsHydrating();
  const button = <ButtonAlone label={label} onWanted={setIsWanted} />;
  if (isHydrating) return button;
  return (
    <Suspense fallback={button}>
      <HintTooltip label={label} startsOpen={isWanted}>
        {children}
      </HintTooltip>
    </Suspense>
  );
}
