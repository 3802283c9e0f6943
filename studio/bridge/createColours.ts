import type { RoleColours } from "#studio/document/BridgeMessage.ts";

/**
 * Colours over those of the page's theme. They are set in a rule that is there already: a style sheet that is replaced
 * is parsed, and compared with what it was, at each key.
 * @returns shows these instead of the ones before; must be called after the style sheets of the theme were adopted
 */
export function createColours(): (colours: RoleColours) => void {
  const sheet = new CSSStyleSheet();
  sheet.insertRule(":root{}");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const [rule] = sheet.cssRules;
  const { style } = rule as CSSStyleRule;
  let shown: RoleColours = {};
  return (colours) => {
    for (const name of Object.keys(shown)) if (!Object.hasOwn(colours, name)) style.removeProperty(name);
    for (const [name, css] of Object.entries(colours)) if (shown[name] !== css) style.setProperty(name, css);
    shown = colours;
  };
}
