import { registerHooks } from "node:module";

// Loaded before Playwright (`node --import`). The Playwright of the other journeys cannot drive Debian's Firefox, so
// the journeys get the release that can: each import of `@playwright/test` is resolved to the package
// `playwright-firefox-esr`.
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(specifier === "@playwright/test" ? "playwright-firefox-esr" : specifier, context),
});
