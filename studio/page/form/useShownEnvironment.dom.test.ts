import { act } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { startBrand } from "#studio/test/support/openForm.tsx";
import { renderHook } from "#studio/test/support/renderPage.tsx";
import { useShownEnvironment } from "./useShownEnvironment.ts";

afterEach(() => window.history.replaceState(null, "", "/"));

/** Opens a page at an address, as a reload does. */
function openAt(search: string) {
  window.history.replaceState(null, "", `/merke/fjord${search}`);
  const { session } = startBrand();
  renderHook(() => useShownEnvironment(session));
  return session;
}

test("the environment is kept in the address, beside what else is in it", () => {
  const session = openAt("?bredde=360");
  expect(session.get().environment).toBe("all");
  act(() => session.showEnvironment("QA"));
  expect(window.location.search).toBe("?bredde=360&miljo=QA");
  expect(openAt(window.location.search).get().environment).toBe("QA");
  act(() => session.showEnvironment("all"));
  expect(window.location.search).toBe("?bredde=360");
});

test("an address with another word shows all environments", () => {
  expect(openAt("?miljo=Prod").get().environment).toBe("all");
});
