import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { startI18n } from "#core/i18n/i18n.ts";
import { readTenant } from "#core/tenant/readTenant.ts";
import { brandBlock } from "#tests/support/screens/brandBlock.ts";
import { FeilMedTelefonPage } from "./FeilMedTelefonPage.tsx";

test("on an unknown host: the general error page with the brand's phone number, and no call (spec: portal-9)", () => {
  const fetched = vi.spyOn(window, "fetch");
  document.documentElement.dataset["arrival"] = "deep";
  const tenant = readTenant(brandBlock(), "unknown.example");
  startI18n(tenant, "nb");
  render(<FeilMedTelefonPage tenant={tenant} />);
  expect(screen.getByRole("heading", { level: 1, name: "Noe har gått galt" })).toBeVisible();
  expect(screen.getByText(/Ring .*21.00.00.00/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Ta kontakt med oss" }).getAttribute("href")).toMatch(/^tel:.*21000000$/);
  expect(fetched).not.toHaveBeenCalled();
  // The static shell hides what is not the head of the page.
  expect(document.documentElement).not.toHaveAttribute("data-arrival");
});
