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
function translate(element: Element): void {
  for (const text of [...element.childNodes].filter((node) => node instanceof Text)) {
    const font = document.createElement("font");
    font.textContent = `[${text.data}]`;
    text.replaceWith(font);
  }
}

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

  test("a page without foreign changes is updated as usual", () => {
    patchDomForTranslation();
    const { container, rerender } = render(<Page />);
    rerender(<Page isLate />);
    expect(container).toHaveTextContent(/^ny fast$/);
    rerender(<Page />);
    expect(container).toHaveTextContent(/^gammel fast$/);
  });
});
