import type { TestDetails } from "@playwright/test";

/** Marks a journey that Firefox's driver cannot carry: `test("…", notInFirefox("why"), async ({ page }) => …)`. */
export const notInFirefox = (reason: string): TestDetails => ({
  tag: "@not-firefox",
  annotation: { type: "not in Firefox", description: reason },
});

export const noGoBack = notInFirefox("goBack() never returns when the page comes from the back/forward cache");
export const noMedia = notInFirefox("emulateMedia() has no effect");
export const noPermission = notInFirefox("the permission for calls to the local network is unknown to it");
export const noOwnHosts = notInFirefox(
  "npm run verify opens pages in Chromium, at hosts that exist in its requests alone",
);
export const noEndOfBrokenPut = notInFirefox(
  "a PUT whose connection broke never ends: Firefox sends it again, and the driver waits",
);
