import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, StrictMode } from "react";
import { onTestFinished } from "vitest";

const element = (widget: ReactNode) => <StrictMode>{widget}</StrictMode>;

/** Renders a feedback, a follow-up or a contact form as another application does. */
export function showWidget(widget: ReactNode) {
  const { rerender, unmount } = render(element(widget));
  return { user: userEvent.setup(), change: (next: ReactNode) => rerender(element(next)), unmount };
}

/** The button with this name. */
export const button = (name: string): HTMLElement => screen.getByRole("button", { name });

/** Hides the page, as on a change of tabs. */
function hidePage(): void {
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(document, "visibilityState");
  });
  fireEvent(document, new Event("visibilitychange"));
}

/** The ways to leave (spec: feedback-10). */
export const leavings: readonly (readonly [string, (unmount: () => void) => void])[] = [
  ["the page is hidden", hidePage],
  ["'pagehide'", () => fireEvent(window, new Event("pagehide"))],
  ["the widget goes from the page", (unmount) => unmount()],
];
