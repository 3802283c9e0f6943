import { renderHook } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { useRedirect } from "./useRedirect.ts";

describe("/betaling (spec §2)", () => {
  test("immediately redirects to /privat/forsikring/betaling, so that 'back' does not come here again", () => {
    const replace = vi.fn<(address: string) => void>();
    renderHook(() => useRedirect("/privat/forsikring/betaling", replace));
    expect(replace).toHaveBeenCalledExactlyOnceWith("/privat/forsikring/betaling");
  });
});
