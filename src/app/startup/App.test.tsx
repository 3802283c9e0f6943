import { render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { showReportsInConsole } from "#core/errorReporting/report.ts";
import { browserDeps } from "#core/session/sessionDeps.ts";
import { readTenant } from "#core/tenant/readTenant.ts";
import { brandBlock } from "#tests/support/screens/brandBlock.ts";
import { App } from "./App.tsx";
import { createServices } from "./createServices.ts";

test("an error of the frame shows the general error page with the brand's phone number (spec: errors-15)", async () => {
  showReportsInConsole(false);
  // React writes every caught error to the console.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const tenant = readTenant(brandBlock(), "localhost");
  const portal = createServices(tenant, browserDeps());
  const withoutFeatures = Object.defineProperty({ ...tenant }, "features", {
    get: () => {
      throw new Error("broken");
    },
  });
  render(<App tenant={withoutFeatures} {...portal} />);
  expect(await screen.findByRole("heading", { level: 1, name: "Noe har gått galt" })).toBeVisible();
  expect(screen.getByText(/Ring .*21.00.00.00/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Ta kontakt med oss" }).getAttribute("href")).toMatch(/^tel:.*21000000$/);
  await waitFor(() => expect(document.title).toMatch(/^Noe har gått galt – /));
});
