import { expect, test, vi } from "vitest";
import { goBack } from "./goBack.ts";

test.each([
  [2, 1, 0],
  [1, 0, 1],
])(
  "'Gå tilbake' with %i entries of history goes back %i times and to the overview %i times",
  (length, backs, assigns) => {
    const back = vi.fn();
    const assign = vi.fn();
    goBack(undefined, { history: { length, back }, location: { assign } });
    expect(back).toHaveBeenCalledTimes(backs);
    expect(assign).toHaveBeenCalledTimes(assigns);
    for (const [address] of assign.mock.calls) expect(address).toBe("/privat/forsikring/oversikt");
  },
);

test("where the history is empty, 'Gå tilbake' goes where the application wants", () => {
  const assign = vi.fn();
  goBack("/hjem", { history: { length: 1, back: vi.fn() }, location: { assign } });
  expect(assign.mock.calls).toEqual([["/hjem"]]);
});
