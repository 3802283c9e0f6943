import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { takeEvents } from "#core/analytics/track.ts";

afterEach(() => {
  cleanup();
  // What happened in one test waits for nobody in the next.
  takeEvents(() => undefined)();
});

// A read that fails is tried again after a second and an auth call after three (spec: http-11, http-12), and machines of CI are slow:
// waiting costs nothing when what is waited for comes.
configure({ asyncUtilTimeout: 20_000 });

/*
 * jsdom draws nothing and knows no top layer; what a modal dialog means for focus and for the open state is added here,
 * as HTML says it. That the rest of the page is inert is seen in the journeys.
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
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}
