import { describe, expect, test } from "vitest";
import { readTarget } from "./Target.ts";

const read = ({ to, endpoint }: { readonly to?: string; readonly endpoint?: string }) => readTarget({ to, endpoint });

describe("The target of a deployment", () => {
  test.each([
    [{ to: "s3://portal" }, "s3://portal"],
    [{ to: "s3://portal/web/prod/", endpoint: "https://store.example" }, "s3://portal/web/prod"],
    [{ to: "/srv/portal" }, "/srv/portal"],
  ])("%j is %s", (values, name) => {
    expect(read(values).name).toBe(name);
  });

  test.each([
    [{}, "with --to DIR or --to s3://bucket"],
    [{ to: "gs://bucket" }, "expected a folder or s3://bucket"],
    [{ to: "s3://" }, "names no bucket"],
    [{ to: "s3://Bucket" }, "names no bucket"],
    [{ to: "s3://bucket/a/../b" }, "dots in its prefix"],
    [{ to: "s3://bucket/a//b" }, "an empty part"],
    [{ to: "s3://bucket", endpoint: "ftp://store" }, "is not an address"],
    [{ to: "x", endpoint: "http://store" }, "for --to s3://bucket only"],
  ])("%j is refused: %s", (values, message) => {
    expect(() => read(values)).toThrow(message);
  });
});
