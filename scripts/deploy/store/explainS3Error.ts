import type { S3Location } from "./S3Location.ts";

const rights = "s3:ListBucket on the bucket, and s3:GetObject, s3:PutObject and s3:DeleteObject on what is in it";

/** What the SDK says about an error, as far as it is needed here. */
interface SdkError extends Error {
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
  readonly $response?: { readonly headers?: Readonly<Record<string, string>> };
}

function adviceFor(
  { name, message, code, $metadata, $response }: SdkError,
  { bucket, endpoint }: S3Location,
): string | undefined {
  const status = $metadata?.httpStatusCode;
  const at = endpoint === undefined ? "" : ` at ${endpoint}`;
  if (name === "NoSuchBucket") return `There is no bucket "${bucket}"${at}. Create it, or correct --to.`;
  if (name === "CredentialsProviderError")
    return "There are no credentials. Log in with the tool of the store, for example aws sso login, or run this in a job that has a role.";
  if (
    /^(ExpiredToken|TokenRefreshRequired|RequestExpired)/.test(name) ||
    message.includes("token included in the request is expired")
  )
    return "The credentials are no longer valid. Log in again.";
  if (["InvalidAccessKeyId", "SignatureDoesNotMatch"].includes(name))
    return `The store does not know these credentials${at}. Log in again, or correct --endpoint.`;
  if (name === "RequestTimeTooSkewed") return "The clock of this machine is wrong. Set it, and run the command again.";
  if (message === "Region is missing") return "The region of the bucket is not known. Set AWS_REGION.";
  if (status === 301 || name === "AuthorizationHeaderMalformed") {
    const region = $response?.headers?.["x-amz-bucket-region"];
    return `The bucket "${bucket}" is in ${region ?? "another region"}. Set AWS_REGION${region === undefined ? "" : `=${region}`}.`;
  }
  if (status === 403) return `Access to the bucket "${bucket}" was denied${at}. The user needs ${rights}.`;
  if (/^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ECONNRESET|EPIPE)$/.test(code ?? ""))
    return `The store cannot be reached${at} (${code}). Look at the network and at --endpoint, then run the command again: it goes on where it stopped.`;
  if (name === "TimeoutError" || (status !== undefined && status >= 500))
    return `The store does not answer${at} (${status ?? name}). Run the command again later: it goes on where it stopped.`;
  return undefined;
}

/** An error of the store with what to do about it; any other error as it is. */
export function explainS3Error(error: unknown, location: S3Location): unknown {
  if (!(error instanceof Error)) return error;
  // An address with several IP addresses fails with all their errors.
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  const advice = adviceFor(first instanceof Error && !("code" in error) ? first : error, location);
  return advice === undefined ? error : new Error(advice, { cause: error });
}
