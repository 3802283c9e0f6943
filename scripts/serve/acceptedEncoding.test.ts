import { expect, describe, test } from "vitest";
import { acceptedEncoding } from "./acceptedEncoding.ts";

describe("Precompressed files are sent to those who take them", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.1, gzip;q=0.9", "br"],
    ["*", "br"],
    ["identity", "identity"],
    ["gzip;q=0", "identity"],
    ["*;q=0", "identity"],
    ["", "identity"],
    [undefined, "identity"],
    ["BR", "br"],
    [";;,,q=1", "identity"],
  ])("%j gets %s", (header, encoding) => {
    expect(acceptedEncoding(header, ["br", "gzip"])).toBe(encoding);
  });

  test("a file without compressed forms goes as it is", () => {
    expect(acceptedEncoding("br, gzip", [])).toBe("identity");
  });
});
