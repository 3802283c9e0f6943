import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { startTexts } from "#tests/support/portalTexts.ts";
import { brandBlock } from "#tests/support/screens/brandBlock.ts";
import { DialogHead } from "#ui/overlay/DialogHead.tsx";
import { FeilPage } from "#widgets/sperrer/FeilPage.tsx";
import { readTenant } from "./readTenant.ts";
import { TenantProvider } from "./TenantContext.tsx";

test("parts and widgets have the brand's own words, without being given them (spec: languages-6)", () => {
  startTexts({ felles: { close: "Lukk ruten" }, sperrer: { "feil.ukjent.title": "Her gikk det galt" } });
  render(
    <TenantProvider tenant={readTenant(brandBlock(), "localhost")}>
      <DialogHead id="tittel" onClose={() => undefined}>
        Slett tilbudet
      </DialogHead>
      <FeilPage contactHref="#kontakt" />
    </TenantProvider>,
  );
  expect(screen.getByRole("button", { name: "Lukk ruten" })).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Her gikk det galt");
  // The others are the portal's.
  expect(screen.getByRole("button", { name: "Gå tilbake" })).toBeVisible();
});
