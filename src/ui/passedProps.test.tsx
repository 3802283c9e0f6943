import { render } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { uiParts } from "#tests/support/ui/uiParts.tsx";

/** Text without an element of its own: there is nothing to give attributes to. */
const withoutElement = ["EmailAddress", "SoftHyphens"];
/** Their `id` is the one of the title. */
const withOwnId = ["DialogHead"];
/** Class and style are for the element around label and control, everything else for the control. */
const fields = ["Checkbox", "TextArea", "TextField"];
/** Their `ref` is the first input. */
const groups = ["CheckboxGroup", "RadioGroup", "SmileyScale"];

const parts = Object.entries(uiParts).filter(([name]) => !withoutElement.includes(name));
const only = (selector: string): Element => {
  const found = [...document.querySelectorAll(selector)];
  expect(found).toHaveLength(1);
  return found[0] ?? document.body;
};

describe("What the host gives to a part (spec: parts-5)", () => {
  test.each(parts)("%s: attributes, class and ref are on one element", (name, draw) => {
    const ref = vi.fn<(element: Element | null) => void>();
    const { unmount } = render(
      draw({ id: "vert", className: "vertens", "data-host": "ja", "aria-description": "Om delen", ref }),
    );
    const element = only("[data-host]");
    const styled = only(".vertens");
    expect(element).toHaveAttribute("aria-description", "Om delen");
    if (!withOwnId.includes(name)) expect(element).toHaveAttribute("id", "vert");
    if (fields.includes(name)) expect(styled).toContainElement(element as HTMLElement);
    else expect(styled).toBe(element);
    if (name !== "OutboundAnchor") expect(styled.classList.length).toBeGreaterThan(1);
    const given = ref.mock.calls.map(([one]) => one).filter((one) => one !== null);
    expect(given.at(-1)).toBe(groups.includes(name) ? element.querySelector("input") : element);
    unmount();
    expect(ref.mock.lastCall?.[0]).toBeNull();
  });
});
