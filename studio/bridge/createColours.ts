import type { RoleColours } from "#studio/document/BridgeMessage.ts";

/**
 * Colours over those of the page's theme. They are set one by one in a rule that is there already: a style sheet that is
 * replaced is parsed, and compared with what it was, at each key.
 * @param style the declarations of that rule
 * @returns shows these instead of the ones before
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
