import { describe, expect, test } from "vitest";
import { defaultFrameHeightPx, type FrameMessage, readFrameHeight } from "./loginFrameHeight.ts";

const frameWindow = window;
const otherWindow = new MessageChannel().port1;
const origin = "https://innlogging.example";

const read = (message: Partial<FrameMessage>) =>
  readFrameHeight(
    { data: { type: "login-height", height: 400 }, origin, source: frameWindow, ...message },
    { origin, window: frameWindow },
  );

describe("Height of the login frame (spec: login-4)", () => {
  test("is 275 times 1.08 until the login app has sent one", () => {
    expect(defaultFrameHeightPx).toBeCloseTo(297);
  });

  test("comes from a message of the login app", () => {
    expect(read({})).toBe(400);
  });

  test.each([
    [199, 200],
    [200, 200],
    [2000, 2000],
    [2001, 2000],
    [-5, 200],
    [1e9, 2000],
  ])("%d px is kept between 200 and 2000: %d", (height, expected) => {
    expect(read({ data: { type: "login-height", height } })).toBe(expected);
  });

  test.each([
    ["another origin", { origin: "https://innlogging.example.evil.example" }],
    ["another window of the same origin", { source: otherWindow }],
    ["no window", { source: null }],
    ["another type", { data: { type: "height", height: 400 } }],
    ["a height as text", { data: { type: "login-height", height: "400" } }],
    ["NaN", { data: { type: "login-height", height: Number.NaN } }],
    ["infinity", { data: { type: "login-height", height: Infinity } }],
    ["no height", { data: { type: "login-height" } }],
    ["a text", { data: "login-height" }],
    ["null", { data: null }],
  ])("a message with %s is ignored", (_, message) => {
    expect(read(message)).toBeUndefined();
  });

  test("a frame that is not there yet has no messages", () => {
    expect(readFrameHeight({ data: {}, origin, source: null }, { origin, window: null })).toBeUndefined();
  });
});
