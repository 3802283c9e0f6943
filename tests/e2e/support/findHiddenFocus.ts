/**
 * The links, buttons and fields whose focus cannot be seen (spec: focus-14). The focus ring has two colours. One of them
 * must stand out from what is around the element, with a contrast of 3:1; the inner one also from the element's own
 * background, since an element that only becomes larger does not look focused. Focus is visible after a key was
 * pressed. Runs in the page, so it uses nothing outside itself.
 */
export function findHiddenFocus(): string[] {
  type Colour = readonly [number, number, number];
  const least = 3;
  /** The colour of a computed value, which begins with it; undefined for a transparent one. */
  const colourOf = (value: string): Colour | undefined => {
    const [, parts] = /^rgba?\(([^)]*)\)/.exec(value) ?? [];
    const [red = 0, green = 0, blue = 0, alpha = 1] = parts?.split(",").map(Number) ?? [];
    return parts !== undefined && alpha > 0 ? [red, green, blue] : undefined;
  };
  const luminance = (colour: Colour): number => {
    const [red = 0, green = 0, blue = 0] = colour.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const stands = (one: Colour | undefined, other: Colour): boolean => {
    if (one === undefined) return false;
    const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05) >= least;
  };
  const backgroundOf = (element: Element | null): Colour => {
    for (let each = element; each !== null; each = each.parentElement) {
      const colour = colourOf(getComputedStyle(each).backgroundColor);
      if (colour !== undefined) return colour;
    }
    return [255, 255, 255];
  };

  const before = document.activeElement;
  const hidden: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>("a[href], button, summary, input, textarea, select")) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert]") !== null) continue;
    element.focus({ preventScroll: true });
    if (!element.matches(":focus-visible")) continue;
    // What cannot be seen itself, as a radio button that is drawn by its label, shows its focus on an element around it.
    const places = [element, ...[element.parentElement, element.closest("label, fieldset, li")].filter((each) => each)];
    const isSeen = places.some((place) => {
      if (place === null) return false;
      const { outlineStyle, outlineColor, outlineWidth, boxShadow } = getComputedStyle(place);
      const around = backgroundOf(place.parentElement);
      const own = backgroundOf(place);
      const outer = outlineStyle === "none" || outlineWidth === "0px" ? undefined : colourOf(outlineColor);
      const inner = boxShadow === "none" ? undefined : colourOf(boxShadow);
      return stands(outer, around) || (inner !== undefined && stands(inner, around) && stands(inner, own));
    });
    if (!isSeen)
      hidden.push((element.innerText || element.getAttribute("aria-label")) ?? element.outerHTML.slice(0, 80));
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return hidden;
}
