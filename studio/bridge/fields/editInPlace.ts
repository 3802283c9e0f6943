import type { ShownText } from "./textAt.ts";

/** A text that is edited where it is. */
export interface EditedText {
  /** The element with the text. */
  readonly host: HTMLElement;
  /** Puts the page back as the portal made it, and returns what was written. Further calls return the same. */
  readonly end: () => string;
}

/** Elements that would take keys for themselves. */
const takesKeys = "a, button, summary, label";

const editable: Readonly<Record<string, string>> = {
  contenteditable: "plaintext-only",
  role: "textbox",
  tabindex: "0",
  spellcheck: "false",
};

/**
 * The element of a text: the portal's own when it has nothing else, and else one around the text, for as long as it is
 * edited. Returns it with the way back: the portal's code finds its nodes as they were.
 */
function hostOf({ node, start, end }: ShownText): { readonly host: HTMLElement; readonly restore: () => void } {
  const parent = node.parentElement;
  const isAlone = parent?.childNodes.length === 1 && start === 0 && end === node.data.length;
  if (parent !== null && isAlone && parent.closest(takesKeys) === null) {
    const before = new Map(parent.getAttributeNames().map((name) => [name, parent.getAttribute(name) ?? ""]));
    return {
      host: parent,
      restore() {
        parent.replaceChildren(node);
        for (const name of [...Object.keys(editable), "aria-label"]) {
          const own = before.get(name);
          if (own === undefined) parent.removeAttribute(name);
          else parent.setAttribute(name, own);
        }
      },
    };
  }
  const host = document.createElement("span");
  const rest = [document.createTextNode(node.data.slice(0, start)), document.createTextNode(node.data.slice(end))];
  node.replaceWith(rest[0] ?? "", host, rest[1] ?? "");
  return {
    host,
    restore() {
      for (const each of rest) each.remove();
      host.replaceWith(node);
    },
  };
}

/**
 * Makes a text of the page editable.
 * @param text what is edited
 * @param name what its field is called, for screen readers
 */
export function editInPlace(shown: ShownText, text: string, name: string): EditedText {
  const { host, restore } = hostOf(shown);
  for (const [attribute, value] of Object.entries(editable)) host.setAttribute(attribute, value);
  host.setAttribute("aria-label", name);
  host.textContent = text;
  host.style.setProperty("outline", "2px solid currentColor");
  host.style.setProperty("outline-offset", "4px");
  host.focus();
  window.getSelection()?.selectAllChildren(host);
  let written: string | undefined;
  return {
    host,
    end() {
      if (written !== undefined) return written;
      // It is one line: what was pasted may have more.
      written = host.textContent.replaceAll(/\s*\n\s*/g, " ");
      host.style.removeProperty("outline");
      host.style.removeProperty("outline-offset");
      if (host.getAttribute("style") === "") host.removeAttribute("style");
      restore();
      return written;
    },
  };
}
