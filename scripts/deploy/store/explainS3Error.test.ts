import { describe, expect, test } from "vitest";
import { explainS3Error } from "./explainS3Error.ts";

const location = { bucket: "portal", prefix: "", endpoint: "http://store.example" };
const failure = (name: string, more: object = {}) => Object.assign(new Error("as the SDK says it"), { name }, more);
const status = (httpStatusCode: number) => ({ $metadata: { httpStatusCode } });

describe("Errors of an object store", () => {
  test.each([
    [failure("NoSuchBucket", status(404)), 'There is no bucket "portal" at http://store.example. Create it'],
    [failure("CredentialsProviderError"), "There are no credentials. Log in"],
    [failure("ExpiredToken", status(400)), "no longer valid"],
    [failure("InvalidAccessKeyId", status(403)), "does not know these credentials"],
    [failure("AccessDenied", status(403)), "was denied at http://store.example. The user needs s3:ListBucket"],
    [failure("RequestTimeTooSkewed", status(403)), "The clock of this machine is wrong"],
    [
      failure("PermanentRedirect", { ...status(301), $response: { headers: { "x-amz-bucket-region": "eu-north-1" } } }),
      'The bucket "portal" is in eu-north-1. Set AWS_REGION=eu-north-1.',
    ],
    [new Error("Region is missing"), "Set AWS_REGION."],
    [failure("Error", { code: "ECONNREFUSED" }), "cannot be reached at http://store.example (ECONNREFUSED)"],
    [new AggregateError([failure("Error", { code: "ENETUNREACH" })]), "(ENETUNREACH)"],
    [failure("TimeoutError"), "does not answer"],
    [
      failure("ServiceUnavailable", status(503)),
      "does not answer at http://store.example (503). Run the command again",
    ],
  ])("%s", (error, message) => {
    const explained = explainS3Error(error, location) as Error;
    expect(explained.message).toContain(message);
    expect(explained.cause).toBe(error);
  });

  test("any other error is as it was", () => {
    const error = new TypeError("x");
    expect(explainS3Error(error, location)).toBe(error);
  });
});
