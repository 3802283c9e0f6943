import { act } from "@testing-library/react";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { widgetExamples } from "#tests/support/widgets/widgetExamples.tsx";

describe("A page that was rendered on a server (spec: widgets-13)", () => {
  test.each(Object.entries(widgetExamples))("hydrates without a warning: %s", async (_, example) => {
    const errors = vi.spyOn(console, "error");
    const warnings = vi.spyOn(console, "warn");
    onTestFinished(() => void vi.restoreAllMocks());
    const page = document.createElement("div");
    const html = renderToString(<StrictMode>{example}</StrictMode>);
    page.append(...new DOMParser().parseFromString(html, "text/html").body.childNodes);
    document.body.append(page);
    // What the browser has kept is unknown to the server.
    document.cookie = 'cookie-consent-v3={"functional":"accepted","statistics":"accepted","marketing":"accepted"}';
    const drawn = page.firstElementChild;
    const onRecoverableError = vi.fn();
    const root = await act(async () =>
      Promise.resolve(hydrateRoot(page, <StrictMode>{example}</StrictMode>, { onRecoverableError })),
    );
    onTestFinished(() => {
      act(() => root.unmount());
      page.remove();
      document.cookie = "cookie-consent-v3=; max-age=0";
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(errors).not.toHaveBeenCalled();
    expect(warnings).not.toHaveBeenCalled();
    expect(page.firstElementChild).toBe(drawn);
  });
});
