import { type RefObject, useLayoutEffect, useRef } from "react";
import { announcements } from "#ui/announcements.ts";

/**
 * The pressed button goes with the form: focus goes on to the thanks. Where focus is elsewhere by then, they are only spoken.
 * @returns for the heading of the thanks; give it `tabIndex={-1}`.
 */
export function useThanksFocus(isSent: boolean, thanks: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!isSent || document.activeElement === heading.current) return;
    if (document.activeElement === document.body) heading.current?.focus();
    else announcements.announce(thanks);
  }, [isSent, thanks]);
  return heading;
}
