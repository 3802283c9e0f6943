import { expect, test } from "vitest";
import { createColours } from "./createColours.ts";

test("only what differs is set; what has its own colour again is removed", () => {
  const calls: (readonly string[])[] = [];
  const show = createColours({
    setProperty: (name, css) => void calls.push([name, css ?? ""]),
    removeProperty: (name) => {
      calls.push([name]);
      return "";
    },
  });
  show({ "--color-text": "#101010", "--color-heading": "#202020" });
  show({ "--color-text": "#101010", "--color-heading": "#202021" });
  show({ "--color-heading": "#202021" });
  show({});
  expect(calls).toEqual([
    ["--color-text", "#101010"],
    ["--color-heading", "#202020"],
    ["--color-heading", "#202021"],
    ["--color-text"],
    ["--color-heading"],
  ]);
});
