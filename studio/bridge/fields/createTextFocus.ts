import type { OriginPath } from "#scripts/shared/marks/markText.ts";
import type { TakenMarks } from "#scripts/shared/marks/takeMarks.ts";
import { ownNodes } from "./createFieldFinder.ts";
import { textAt } from "./textAt.ts";

/** The focus on a text that was edited in the page. */
export interface TextFocus {
  /** Gives the focus to a text: to the control around it, or to its element. */
  readonly give: (node: Text, path: OriginPath) => void;
  /** Gives the focus to the first text that a field makes. */
  readonly giveTo: (path: OriginPath) => void;
  /** The field of the text that has the focus; undefined: no text has it. */
  readonly path: () => OriginPath | undefined;
}

/** A region that a link leads to takes the focus too, but is not meant. */
const focusable = "a[href], button, summary";

/**
 * Makes the focus of a page's texts.
 * @param onGiven a text has the focus. No event says so where its element had it already, as in Firefox a text that was
 * edited has.
 */
export function createTextFocus(taken: TakenMarks, onGiven: () => void): TextFocus {
  let given: { readonly element: HTMLElement; readonly path: OriginPath } | undefined;
  const give: TextFocus["give"] = (node, path) => {
    const own = node.parentElement;
    const element = own?.closest<HTMLElement>(focusable) ?? own;
    if (element === null) return;
    if (!element.matches(`${focusable}, [tabindex]`)) {
      element.tabIndex = -1;
      element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
    }
    given = { element, path };
    element.focus();
    onGiven();
  };
  return {
    give,
    giveTo(path) {
      for (const element of document.body.querySelectorAll("*")) {
        const shown = ownNodes(element).length === 0 ? undefined : textAt(element, undefined, taken);
        if (shown !== undefined && String(shown.path) === String(path)) return give(shown.node, path);
      }
    },
    path: () => (given !== undefined && document.activeElement === given.element ? given.path : undefined),
  };
}
