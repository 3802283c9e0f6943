import { act, render, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { afterEach, expect, test } from "vitest";
import { inlineTexts } from "#core/i18n/inlineTexts.ts";
import { startI18n } from "#core/i18n/i18n.ts";
import { pageToasts } from "#ui/feedback/toast/pageToasts.ts";
import { PageToasts } from "./PageToasts.tsx";

let shown: number | undefined;
afterEach(() => act(() => void (shown !== undefined && pageToasts.close(shown))));

test("toasts have the brand's own words (spec: brands-42)", () => {
  const texts = { felles: { closeToast: "Ta bort beskjeden", toasts: "Beskjeder" } };
  render(
    <I18nextProvider i18n={startI18n({ inlineTexts, texts })}>
      <PageToasts />
    </I18nextProvider>,
  );
  act(() => {
    shown = pageToasts.push({ variant: "info", content: "Lagret" });
  });
  expect(screen.getByRole("region", { name: "Beskjeder" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Ta bort beskjeden", description: "Lagret" })).toBeVisible();
});
