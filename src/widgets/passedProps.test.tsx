import { render } from "@testing-library/react";
import { cloneElement, type ReactElement, type Ref } from "react";
import { describe, expect, test, vi } from "vitest";
import { widgetExamples } from "#tests/support/widgets/widgetExamples.tsx";

/** What a host may give to every widget that draws an element of its own. */
interface Passed {
  readonly id: string;
  readonly className: string;
  readonly "data-host": string;
  readonly ref: Ref<Element>;
}

/** They have no element: what they draw lies over the page. */
const withoutElement = ["cookie-consent/CookieConsentProvider"];
const drawn = Object.entries(widgetExamples).filter(([name]) => !withoutElement.includes(name));

describe("What the host gives to a widget (spec: parts-5)", () => {
  test.each(drawn)("%s: attributes, class and ref are on the one element around it", (_, example) => {
    const ref = vi.fn<(element: Element | null) => void>();
    const passed: Passed = { id: "vert", className: "vertens", "data-host": "ja", ref };
    const { container, unmount } = render(cloneElement(example as ReactElement<Passed>, passed));
    const [element] = container.children;
    expect(container.children).toHaveLength(1);
    expect(element).toHaveAttribute("id", "vert");
    expect(element).toHaveAttribute("data-host", "ja");
    expect(element).toHaveClass("vertens");
    expect(element?.classList.length).toBeGreaterThan(1);
    expect(ref).toHaveBeenLastCalledWith(element);
    unmount();
    expect(ref.mock.lastCall?.[0]).toBeNull();
  });
});
