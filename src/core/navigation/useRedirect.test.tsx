import { renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { describe, expect, test, vi } from "vitest";
import { useRedirect } from "./useRedirect.ts";

describe("/betaling (spec: portal-17)", () => {
  test("immediately redirects to /privat/forsikring/betaling, once", () => {
    const replace = vi.fn<(address: string) => void>();
    renderHook(() => useRedirect("/privat/forsikring/betaling", replace), { wrapper: StrictMode });
    expect(replace).toHaveBeenCalledExactlyOnceWith("/privat/forsikring/betaling");
  });

  test("a redirect without an address waits for one", () => {
    const replace = vi.fn<(address: string) => void>();
    const { rerender } = renderHook(({ address }) => useRedirect(address, replace), {
      initialProps: { address: undefined as string | undefined },
    });
    expect(replace).not.toHaveBeenCalled();
    rerender({ address: "/privat/forsikring/betaling" });
    expect(replace).toHaveBeenCalledExactlyOnceWith("/privat/forsikring/betaling");
  });
});
