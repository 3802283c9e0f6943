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

/** Texts and elements side by side, each with a text that comes and goes. */
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

/** What a browser's translation does to the texts of an element. */
function translate(element: Element): void {
  for (const text of [...element.childNodes].filter((node) => node instanceof Text)) {
    const font = document.createElement("font");
    font.textContent = `[${text.data}]`;
    text.replaceWith(font);
  }
}

/** Renders the page, has it translated, and renders what comes after. */
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

  test("crashes React when nothing is done about it", () => {
    expect(textAfterTranslation()).toBe("krasj");
  });

  test("does not crash it here: what is new is shown", () => {
    patchDomForTranslation();
    const text = textAfterTranslation();
    expect(text).toContain("ny");
    expect(text).toContain("fast");
    expect(text).not.toContain("krasj");
  });

  test("a page that nobody has touched is as React wants it", () => {
    patchDomForTranslation();
    const { container, rerender } = render(<Page />);
    rerender(<Page isLate />);
    expect(container).toHaveTextContent(/^ny fast$/);
    rerender(<Page />);
    expect(container).toHaveTextContent(/^gammel fast$/);
  });
});
