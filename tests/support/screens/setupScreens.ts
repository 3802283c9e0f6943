import "@testing-library/jest-dom/vitest";
import { cleanup, configure, getConfig, prettyDOM } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, vi } from "vitest";

// A file gets modules of its own, as a loaded page does: what a store was left with does not reach the next file.
vi.resetModules();
const { resetPage } = await import("./resetPage.ts");

beforeEach(resetPage);
// Before the next file begins: what it starts first keeps the `fetch` and the timers that it finds. A mock that is taken
// away after the simulator would bring the simulator's `fetch` back.
const { fetch } = globalThis;
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  globalThis.fetch = fetch;
});
afterEach(cleanup);

// A failed read is retried after a second and an auth call after three (spec: http-11, http-12), and CI machines are
// slow. A long limit costs no time in a test that passes.
configure({ asyncUtilTimeout: 20_000 });

/** Testing-library sets it while `findBy…` and `waitFor` try again. Their last error is made without it. */
const isAskedAgain = () => Reflect.get(getConfig(), "_disableExpensiveErrorDiagnostics") === true;

/*
 * An error shows the page, as testing-library's own does. To print the page at each attempt, too, was a twentieth of the
 * time of these tests.
 */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error([message, ...(isAskedAgain() ? [] : [prettyDOM(container)])].join("\n\n"));
  error.name = "TestingLibraryElementError";
  Error.captureStackTrace(error, getElementError);
  return error;
}
configure({ getElementError });

/*
 * jsdom has no top layer and no modal dialogs. This adds their open state and their close event. The journeys prove
 * that the rest of the page is inert.
 */
if (typeof HTMLDialogElement !== "undefined" && !("showModal" in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event("close"));
    },
  });
}

if (typeof window !== "undefined") {
  // jsdom has no layout, so no size changes.
  window.ResizeObserver ??= class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}
