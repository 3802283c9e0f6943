import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { createStore, type Store } from "./createStore.ts";
import { useStore } from "./useStore.ts";

function Value({ store }: { readonly store: Store<string> }) {
  return <output>{useStore(store)}</output>;
}

test("A component shows the store's value and follows it", () => {
  const store = createStore("a");
  render(<Value store={store} />);
  expect(screen.getByRole("status")).toHaveTextContent("a");
  act(() => store.set("b"));
  expect(screen.getByRole("status")).toHaveTextContent("b");
});

test("A server renders the store's value", () => {
  expect(renderToString(<Value store={createStore("a")} />)).toBe("<output>a</output>");
});
