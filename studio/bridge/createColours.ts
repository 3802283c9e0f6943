import type { RoleColours } from "#studio/document/BridgeMessage.ts";

/**
 * Colours that override the page's theme. They are set one by one in an existing rule: a whole style sheet would be
 * parsed, and compared with the one before, at each key.
 * @param style the declarations of that rule
 * @returns shows colours, in place of the colours that were shown before
 */
export function createColours(
  style: Pick<CSSStyleDeclaration, "removeProperty" | "setProperty">,
): (colours: RoleColours) => void {
  let shown: RoleColours = {};
  return (colours) => {
    for (const name of Object.keys(shown)) if (!Object.hasOwn(colours, name)) style.removeProperty(name);
    for (const [name, css] of Object.entries(colours)) if (shown[name] !== css) style.setProperty(name, css);
    shown = colours;
  };
}
