import type { Page } from "@playwright/test";
import { contrastRatio } from "#scripts/shared/colours/contrast.ts";
import { contrastLevels } from "#scripts/shared/colours/contrastPairs.ts";
import { type NamedColour, readColour } from "#scripts/shared/colours/readColour.ts";

/** The ring that an element draws when a control is focused. Colours are `#rrggbb`; undefined: it draws none. */
interface FocusRing {
  readonly outer: string | undefined;
  readonly inner: string | undefined;
  /** The background around the element, and its own. */
  readonly around: string;
  readonly own: string;
}

interface FocusedControl {
  readonly name: string;
  readonly rings: readonly FocusRing[];
}

/**
 * Focuses one control after the other, and reads the rings that this draws. Runs in the page, so it uses nothing
 * outside itself.
 */
function readFocusRings(): FocusedControl[] {
  /** The colour that a computed value begins with; undefined for a transparent one. */
  const colourOf = (value: string): string | undefined => {
    const [, parts] = /^rgba?\(([^)]*)\)/.exec(value) ?? [];
    const [red = 0, green = 0, blue = 0, alpha = 1] = parts?.split(",").map(Number) ?? [];
    if (parts === undefined || alpha === 0) return undefined;
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  };
  const backgroundOf = (element: Element | null): string => {
    for (let each = element; each !== null; each = each.parentElement) {
      const colour = colourOf(getComputedStyle(each).backgroundColor);
      if (colour !== undefined) return colour;
    }
    return "#ffffff";
  };
  const drawn = (element: Element) => {
    const { outlineStyle, outlineColor, outlineWidth, boxShadow } = getComputedStyle(element);
    return { outline: outlineStyle === "none" || outlineWidth === "0px" ? "" : outlineColor, boxShadow };
  };

  const before = document.activeElement;
  const controls: FocusedControl[] = [];
  for (const element of document.querySelectorAll<HTMLElement>("a[href], button, summary, input, textarea, select")) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert]") !== null) continue;
    // A radio button that is drawn by its label shows its focus on an element around it.
    const around = [element.parentElement, element.closest("label, fieldset, li")];
    const places = [element, ...around.filter((each) => each !== null)];
    element.blur();
    const unfocused = places.map(drawn);
    element.focus({ preventScroll: true });
    if (!element.matches(":focus-visible")) continue;
    const rings = places.flatMap((place, at): FocusRing[] => {
      const { outline, boxShadow } = drawn(place);
      // A shadow that is always there shows no focus.
      const outer = outline === unfocused[at]?.outline ? undefined : colourOf(outline);
      const inner = boxShadow === unfocused[at]?.boxShadow ? undefined : colourOf(boxShadow);
      return [{ outer, inner, around: backgroundOf(place.parentElement), own: backgroundOf(place) }];
    });
    controls.push({ name: (element.innerText || element.ariaLabel) ?? element.outerHTML.slice(0, 80), rings });
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return controls;
}

const colourFrom = (css: string): NamedColour => {
  const color = readColour(css);
  if (color === undefined) throw new Error(`${css} is not a colour.`);
  return { color, css };
};

const isSeen = ({ outer, inner, around, own }: FocusRing): boolean => {
  const standsOut = (colour: string, from: string) =>
    contrastRatio(colourFrom(colour), colourFrom(from)) >= contrastLevels.normal.control;
  if (outer !== undefined && standsOut(outer, around)) return true;
  // An element that only becomes larger does not look focused.
  return inner !== undefined && standsOut(inner, around) && standsOut(inner, own);
};

/**
 * The links, buttons and fields whose focus cannot be seen (spec: focus-14). One of the two colours of the ring must
 * stand out from what is around the element; the inner one also from the element itself.
 * @throws Error when the page shows the focus of no control at all
 */
export async function findHiddenFocus(page: Page): Promise<string[]> {
  // The browser shows the focus to those who use the keyboard.
  await page.keyboard.press("Shift");
  const controls = await page.evaluate(readFocusRings);
  if (controls.length === 0) throw new Error("The page has no control that shows its focus.");
  return controls.filter(({ rings }) => !rings.some(isSeen)).map(({ name }) => name);
}
