import { act, render, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { afterEach, expect, test } from "vitest";
import { startTexts } from "#tests/support/portalTexts.ts";
import { pageToasts } from "#ui/feedback/toast/pageToasts.ts";
import { PageToasts } from "./PageToasts.tsx";

let shown: number | undefined;
afterEach(() => act(() => void (shown !== undefined && pageToasts.close(shown))));

test("toasts have the brand's own words (spec: languages-6)", () => {
  const texts = { felles: { closeToast: "Ta bort beskjeden", toasts: "Beskjeder" } };
  render(
    <I18nextProvider i18n={startTexts(texts)}>
      <PageToasts />
    </I18nextProvider>,
  );
  act(() => {
    shown = pageToasts.push({ variant: "info", content: "Lagret" });
  });
  expect(screen.getByRole("region", { name: "Beskjeder" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Ta bort beskjeden", description: "Lagret" })).toBeVisible();
});
