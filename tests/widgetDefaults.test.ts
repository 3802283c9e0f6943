import { expect, test, vi } from "vitest";
import { basePath, forsikringBase } from "#contract/basePath.ts";
import { forsikringHref, goBack } from "#widgets/sperrer/goBack.ts";

// The widgets know nothing of the contract (decision 33), so they spell its addresses once more.
test("where the block pages of the widgets lead by default is where the portal is (spec: navigation-20)", () => {
  const assign = vi.fn<(href: string | URL) => void>();
  goBack(undefined, { history: { length: 1, back: vi.fn<() => void>() }, location: { assign } });
  expect(assign).toHaveBeenCalledExactlyOnceWith(basePath);
  expect(forsikringHref).toBe(forsikringBase);
});
