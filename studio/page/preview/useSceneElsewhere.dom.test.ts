import type { FieldPlace } from "#studio/document/describeField.ts";
import { expect, test } from "vitest";
import { renderHook } from "#studio/test/support/renderPage.tsx";
import { sceneOf } from "./whereSeen.ts";
import { useSceneElsewhere } from "./useSceneElsewhere.ts";

const textOf = (...path: readonly string[]): FieldPlace => ({ kind: "descriptor", path: ["texts", ...path] });
const remove = textOf("tilbud", "fjern.title");
const empty = textOf("tilbud", "empty.title");
const overview = { path: "/privat/forsikring/oversikt/", state: "" };

interface Shown {
  readonly field: FieldPlace | undefined;
  readonly count: number | undefined;
  readonly shown?: ReturnType<typeof sceneOf>;
}

test("a field that the shown page has no part of leads to the screen that shows it", () => {
  const { result, rerender } = renderHook(
    ({ field, count, shown = overview }: Shown) => useSceneElsewhere(field, count, shown),
    { initialProps: { field: remove, count: undefined } as Shown },
  );
  expect(result.current).toBeUndefined();
  rerender({ field: remove, count: 0 });
  expect(result.current).toEqual(sceneOf(remove));
  // Until the page has answered about the next field, the picture stays.
  rerender({ field: empty, count: undefined });
  expect(result.current).toEqual(sceneOf(remove));
  rerender({ field: empty, count: 0 });
  expect(result.current).toEqual(sceneOf(empty));
  // The page shows it, or is the screen itself; nothing is chosen.
  rerender({ field: empty, count: 1 });
  expect(result.current).toBeUndefined();
  rerender({ field: empty, count: 0, shown: sceneOf(empty) });
  expect(result.current).toBeUndefined();
  rerender({ field: undefined, count: undefined });
  expect(result.current).toBeUndefined();
});
