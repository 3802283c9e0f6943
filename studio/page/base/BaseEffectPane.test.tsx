import { act, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { startBase } from "#studio/test/support/openForm.tsx";
import { render } from "#studio/test/support/renderPage.tsx";
import { useStore } from "#ui/store/useStore.ts";
import { useLanguages } from "../languages/useLanguages.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { BaseEffectPane } from "./BaseEffectPane.tsx";

afterEach(() => void vi.unstubAllGlobals());

function Shown({ brand }: { readonly brand: OpenedBrand }) {
  const state = useStore(brand.session);
  return <BaseEffectPane brand={brand} state={state} languages={useLanguages(brand, state)} />;
}

test("of a change whose effect is not known yet it is not said that nothing is changed", async () => {
  const effect = { isReadable: true, changes: [] };
  vi.stubGlobal("fetch", (url: string) => {
    if (url.includes("/effect")) return Promise.resolve(Response.json(effect));
    return url.includes("/names") ? Promise.resolve(Response.json([])) : new Promise(() => undefined);
  });
  const base = '{ "languages": ["nb"] }';
  const brand = startBase(base);
  render(<Shown brand={brand} />);
  expect(await screen.findByText(/^Ingen verdier er endret/)).toBeVisible();
  const changed = base.replace("]", '], "features": { "feedback": true }');
  act(() => brand.session.edit({ ...brand.session.get().history.texts, descriptor: changed }));
  expect(screen.queryByText(/^Ingen verdier er endret/)).toBeNull();
  expect(screen.getByText("Ser hvilke merker det gjelder …")).toBeVisible();
});
