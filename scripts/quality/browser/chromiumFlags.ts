/** How Chromium is started in tests and benches: no first-run pages, no background calls, no sandbox in containers. */
export const chromiumFlags: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * How Chromium is started where many pages are opened and none stays long: also without V8's optimising compilers. They
 * run beside the page, and what they make of its code is thrown away with the page, before it has repaid the work. A
 * program means the same in V8's other tiers. Benches, which measure what customers wait for, have them.
 */
export const manyPagesFlags: readonly string[] = [...chromiumFlags, "--js-flags=--no-opt --no-maglev"];
