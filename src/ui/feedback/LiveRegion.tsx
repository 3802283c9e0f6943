import type { ReactNode } from "react";
import { VisuallyHidden } from "../layout/VisuallyHidden.ts";

interface LiveRegionProps {
  /** The text to announce; empty: nothing. Keep the region mounted and change the text, else screen readers miss it. */
  readonly children: ReactNode;
  /** Interrupts the screen reader. Default: waits for a pause. */
  readonly urgent?: boolean;
}

/** A place whose changes screen readers speak, invisible on the page. */
export function LiveRegion({ children, urgent = false }: LiveRegionProps) {
  return (
    <VisuallyHidden role={urgent ? "alert" : "status"} aria-live={urgent ? "assertive" : "polite"} aria-atomic="true">
      {children}
    </VisuallyHidden>
  );
}
