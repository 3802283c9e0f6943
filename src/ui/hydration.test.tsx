import { act } from "@testing-library/react";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { uiParts } from "#tests/support/ui/uiParts.tsx";

describe("A page that was rendered on a server (spec: parts-8)", () => {
  test.each(Object.entries(uiParts))("hydrates without a warning: %s", async (_, draw) => {
    const errors = vi.spyOn(console, "error");
    const warnings = vi.spyOn(console, "warn");
    const page = document.createElement("div");
    const html = renderToString(<StrictMode>{draw({})}</StrictMode>);
    page.append(...new DOMParser().parseFromString(html, "text/html").body.childNodes);
    document.body.append(page);
    const drawn = page.firstElementChild;
    const onRecoverableError = vi.fn();
    // The browser's clock is ahead of the server's.
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 2500);
    const root = await act(async () =>
      Promise.resolve(hydrateRoot(page, <StrictMode>{draw({})}</StrictMode>, { onRecoverableError })),
    );
    onTestFinished(() => {
      act(() => root.unmount());
      page.remove();
      vi.restoreAllMocks();
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(errors).not.toHaveBeenCalled();
    expect(warnings).not.toHaveBeenCalled();
    expect(page.firstElementChild).toBe(drawn);
  });
});
