import type { ReactNode } from "react";
import { VisuallyHidden } from "../layout/VisuallyHidden.ts";

interface LiveRegionProps {
  /** What to say; empty says nothing. Keep the region mounted and change the text, else screen readers miss it. */
  readonly children: ReactNode;
  /** Interrupts what is being read. Default: waits for a pause. */
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
