import { PortalText } from "#scripts/leaks/PortalText.ts";

/** The words of a portal that has one script with this code. */
export const madeUpPortal = (code: string): PortalText => new PortalText([{ path: "assets/a.js", bytes: code }]);
