import type { ComponentProps, ReactNode } from "react";
import { VisuallyHidden } from "../layout/VisuallyHidden.ts";

/** All other attributes are for the element with the text. */
export interface LiveRegionProps extends ComponentProps<"span"> {
  /** The text to announce; empty: nothing. Keep the region mounted and change the text, else screen readers miss it. */
  readonly children: ReactNode;
  /** Interrupts the screen reader. Default: waits for a pause. */
  readonly urgent?: boolean | undefined;
}

/** A place whose changes screen readers speak, invisible on the page. */
export function LiveRegion({ children, urgent = false, ...rest }: LiveRegionProps) {
  return (
    <VisuallyHidden
      {...rest}
      role={urgent ? "alert" : "status"}
      aria-live={urgent ? "assertive" : "polite"}
      aria-atomic="true"
    >
      {children}
    </VisuallyHidden>
  );
}
