import { useLayoutEffect } from "react";

/** The attribute around a control that is shown as under the pointer, pressed or focused. */
export const stateAttribute = "data-shown-state";

/** Focus is on one element, the pointer on all around it too. */
const parts: Readonly<Record<string, string>> = {
  hover: "*",
  active: "*",
  "focus-visible": ":is(a,button,input,select,textarea,summary)",
};

const stateName = /:(hover|active|focus-visible)\b/g;

/** A selector for controls that are only shown in its states; undefined for one without a state. */
function shownSelector(selector: string): string | undefined {
  if (selector.search(stateName) === -1) return undefined;
  return selector.replaceAll(
    stateName,
    (_, name: string) => `:is([${stateAttribute}~="${name}"] ${parts[name] ?? "*"})`,
  );
}

/** The rules of a sheet or a group that are about a state, for controls that are only shown in it. */
function shownRules(rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) {
        const selector = shownSelector(rule.selectorText);
        return selector === undefined ? "" : `${selector}{${rule.style.cssText}}`;
      }
      if (!(rule instanceof CSSMediaRule)) return "";
      const inside = shownRules(rule.cssRules);
      return inside === "" ? "" : `@media ${rule.media.mediaText}{${inside}}`;
    })
    .join("");
}

/**
 * Shows controls in a state such as `:hover`: each rule for a state is copied for the content of an element that names
 * the state. So the look is that of the portal's own rules.
 */
export function useShownStates(): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync([...document.styleSheets].map(({ cssRules }) => shownRules(cssRules)).join(""));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, []);
}
