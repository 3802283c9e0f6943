import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";
import { resetPage } from "./resetPage.ts";

beforeEach(resetPage);
afterEach(cleanup);

// A failed read is retried after a second and an auth call after three (spec: http-11, http-12), and CI machines are
// slow. A long limit costs no time in a test that passes.
configure({ asyncUtilTimeout: 40_000 });

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
