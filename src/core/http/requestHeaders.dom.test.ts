import { describe, expect, test } from "vitest";
import { requestHeaders } from "./requestHeaders.ts";

describe("The language that calls ask for (spec: languages-34)", () => {
  test.each(["nb", "nn", "en"])("%s, in a brand with several languages", (language) => {
    document.documentElement.lang = language;
    document.documentElement.dataset["languages"] = "";
    expect(requestHeaders()).toHaveProperty("Accept-Language", language);
  });

  test("nothing in a brand with one", () => {
    document.documentElement.lang = "nn";
    expect(requestHeaders()).not.toHaveProperty("Accept-Language");
  });
});
