import { render } from "@testing-library/react";
import { Component, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { patchDomForTranslation } from "./patchDomForTranslation.ts";

const untouched = Object.getOwnPropertyDescriptors(Node.prototype);

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? "krasj" : this.props.children);
}

/** Texts beside elements, each with a text that is added and removed. */
function Page({ isLate = false }: { readonly isLate?: boolean }) {
  return (
    <Boundary>
      <p>
        {isLate && <b>ny</b>}
        {isLate ? null : "gammel"} <i>fast</i>
      </p>
    </Boundary>
  );
}

/** Changes the texts of an element as a browser's translation does. */
function translate(element: Element, replace = (text: Text, font: Element) => text.replaceWith(font)): void {
  for (const text of [...element.childNodes].filter((node) => node instanceof Text)) {
    const font = document.createElement("font");
    font.textContent = `[${text.data}]`;
    replace(text, font);
  }
}

/** Texts of every kind that change: beside an element, alone in a list of children, and one that comes and goes. */
function Labels({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <>
      <p>
        <i>ikon</i> {isOpen ? "Lukk alle" : "Vis alle"}
      </p>
      <p>
        {isOpen ? "Lukk" : "Vis"}
        {false}
      </p>
      <p>
        {isOpen ? undefined : "lukket"} <i>fast</i>
      </p>
      <p>{isOpen ? "åpen" : "stengt"}</p>
    </>
  );
}

/** The ways in which a translation puts an element in the place of a text. */
const waysToReplace: Readonly<Record<string, (text: Text, font: Element) => void>> = {
  "at once": (text, font) => text.replaceWith(font),
  "before it": (text, font) => (text.before(font), text.remove()),
  "behind it": (text, font) => (text.after(font), text.remove()),
};

/** Renders the page, translates it, and renders its next state. */
function textAfterTranslation(): string | null {
  const { container, rerender } = render(<Page />);
  for (const paragraph of container.querySelectorAll("p")) translate(paragraph);
  rerender(<Page isLate />);
  return container.textContent;
}

describe("A page that a browser has translated (spec: focus-6)", () => {
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
  afterEach(() => {
    Object.defineProperties(Node.prototype, {
      removeChild: untouched.removeChild,
      insertBefore: untouched.insertBefore,
      nodeValue: untouched.nodeValue,
    });
    vi.restoreAllMocks();
  });

  test("crashes React without the patch", () => {
    expect(textAfterTranslation()).toBe("krasj");
  });

  test("does not crash React with the patch: the new content is shown", () => {
    patchDomForTranslation();
    const text = textAfterTranslation();
    expect(text).toContain("ny");
    expect(text).toContain("fast");
    expect(text).not.toContain("krasj");
  });

  describe.each(Object.entries(waysToReplace))("whose texts were replaced %s", (_, replace) => {
    const textsOf = (container: Element) => [...container.querySelectorAll("p")].map(({ textContent }) => textContent);

    test("shows each label that changes, and takes away what goes", async () => {
      patchDomForTranslation();
      const { container, rerender } = render(<Labels isOpen={false} />);
      for (const paragraph of container.querySelectorAll("p")) translate(paragraph, replace);
      expect(textsOf(container)).toEqual(["ikon[ ][Vis alle]", "[Vis]", "[lukket][ ]fast", "[stengt]"]);
      // A browser tells of changes when the script that made them has ended.
      await Promise.resolve();
      rerender(<Labels isOpen />);
      expect(textsOf(container)).toEqual(["ikon[ ]Lukk alle", "Lukk", "[ ]fast", "åpen"]);
      for (const paragraph of container.querySelectorAll("p")) translate(paragraph, replace);
      await Promise.resolve();
      rerender(<Labels isOpen={false} />);
      expect(textsOf(container)).toEqual(["ikon[ ]Vis alle", "Vis", "lukket[ ]fast", "stengt"]);
    });
  });

  test("a page without foreign changes is updated as usual", () => {
    patchDomForTranslation();
    const { container, rerender } = render(<Page />);
    rerender(<Page isLate />);
    expect(container).toHaveTextContent(/^ny fast$/);
    rerender(<Page />);
    expect(container).toHaveTextContent(/^gammel fast$/);
  });
});
