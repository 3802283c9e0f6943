import { describe, expect, test } from "vitest";
import {
  enqueueToast,
  exitToast,
  removeToast,
  settleToasts,
  type Toast,
  type ToastQueue,
  type ToastState,
} from "./toastQueue.ts";

const toast = (content: string, priority?: number): Toast => ({
  content,
  variant: "info",
  ...(priority !== undefined && { priority }),
});
const queueOf = (...toasts: Toast[]): ToastQueue =>
  toasts.reduce<ToastQueue>((queue, next, index) => enqueueToast(queue, next, index + 1), []);
const contents = (queue: ToastQueue) => queue.map(({ content }) => content);
const states = (queue: ToastQueue) => Object.fromEntries(queue.map(({ id, state }) => [id, state]));

describe("Toasts are ordered by priority (spec: toasts-6)", () => {
  test.each<readonly [what: string, toasts: readonly Toast[], order: readonly string[]]>([
    ["without any, in the order they came", [toast("a"), toast("b"), toast("c")], ["a", "b", "c"]],
    ["the most urgent first", [toast("a"), toast("b", 2), toast("c", 1)], ["b", "c", "a"]],
    ["equal ones in the order they came", [toast("a", 1), toast("b", 1), toast("c", 2)], ["c", "a", "b"]],
    ["one that can wait comes after those without", [toast("a", -1), toast("b")], ["b", "a"]],
    ["one that is not a number counts as none", [toast("a", Number.NaN), toast("b"), toast("c", 1)], ["c", "a", "b"]],
  ])("%s", (_, toasts, order) => {
    expect(contents(queueOf(...toasts))).toEqual(order);
  });
});

describe("queued → entering → exiting (spec: toasts-6)", () => {
  const three = queueOf(toast("a"), toast("b"), toast("c"));

  test.each<readonly [visible: number, expected: Readonly<Record<number, ToastState>>]>([
    [0, { 1: "queued", 2: "queued", 3: "queued" }],
    [1, { 1: "entering", 2: "queued", 3: "queued" }],
    [2, { 1: "entering", 2: "entering", 3: "queued" }],
    [5, { 1: "entering", 2: "entering", 3: "entering" }],
  ])("with room for %i", (visible, expected) => {
    expect(states(settleToasts(three, visible))).toEqual(expected);
  });

  test("a closed one fades before the next takes its place", () => {
    const closed = settleToasts(exitToast(settleToasts(three, 1), 1), 1);
    expect(states(closed)).toEqual({ 1: "exiting", 2: "queued", 3: "queued" });
    expect(states(settleToasts(removeToast(closed, 1), 1))).toEqual({ 2: "entering", 3: "queued" });
  });

  test("one that was not shown yet is removed at once", () => {
    expect(states(exitToast(settleToasts(three, 1), 2))).toEqual({ 1: "entering", 3: "queued" });
  });

  test("a more urgent one sends another back into the queue", () => {
    const shown = settleToasts(three, 1);
    expect(states(settleToasts(enqueueToast(shown, toast("d", 1), 4), 1))).toEqual({
      4: "entering",
      1: "queued",
      2: "queued",
      3: "queued",
    });
  });

  test("closing twice, or what is not there, changes nothing", () => {
    const closed = exitToast(settleToasts(three, 1), 1);
    expect(states(exitToast(closed, 1))).toEqual(states(closed));
    expect(states(exitToast(closed, 99))).toEqual(states(closed));
  });
});
