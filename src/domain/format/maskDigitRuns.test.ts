import { describe, expect, test } from "vitest";
import { maskDigitRuns } from "./maskDigitRuns.ts";

describe("The page path sent with feedback (spec: feedback-14)", () => {
  test.each([
    ["/privat/forsikring/oversikt/", "/privat/forsikring/oversikt/"],
    ["/detaljer/123", "/detaljer/**"],
    ["/detaljer/12", "/detaljer/12"],
    ["/innbo/tilbud/9876543/12/456", "/innbo/tilbud/**/12/**"],
    ["/a1234b567", "/a**b**"],
  ])("%s is sent as %s", (path, sent) => {
    expect(maskDigitRuns(path)).toBe(sent);
  });
});
