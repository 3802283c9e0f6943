import { createHash } from "node:crypto";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { explainS3Error } from "./explainS3Error.ts";
import type { S3Location } from "./S3Location.ts";
import { Conflict, type PutOptions, type DeploymentStore, type Stored, type StoredFile } from "./DeploymentStore.ts";

const hash = (algorithm: "md5" | "sha256", bytes: Uint8Array) => createHash(algorithm).update(bytes);

/** How long the store has to accept a connection and to answer, in ms. */
const timeouts = { connectionTimeout: 5000, requestTimeout: 30_000 };

/** The client of a store. Region and credentials are found by the SDK itself. */
function createClient(endpoint: string | undefined): S3Client {
  // A store of one's own has no host name for each bucket, and often no region and none of the newer checksums.
  const isOwn = [endpoint, process.env["AWS_ENDPOINT_URL_S3"], process.env["AWS_ENDPOINT_URL"]].some(Boolean);
  const hasRegion = ["AWS_REGION", "AWS_DEFAULT_REGION"].some((name) => process.env[name] !== undefined);
  return new S3Client({
    ...(endpoint !== undefined && { endpoint }),
    ...(isOwn && { forcePathStyle: true }),
    ...(isOwn && !hasRegion && { region: "us-east-1" }),
    maxAttempts: 5,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { ...timeouts, throwOnRequestTimeout: true },
  });
}

const statusOf = (error: unknown) => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined);

/** 404: there is no such object. A bucket that is missing is an error. */
const isMissing = (error: unknown) => statusOf(error) === 404 && (error as Error).name !== "NoSuchBucket";

/** Tags of objects are in quotes. */
const unquoted = (tag: string | undefined) => (tag ?? "").replaceAll('"', "");

/** A store in a bucket. Writes under a condition are kept apart by the store itself (`If-Match`, `If-None-Match`). */
export class S3Store implements DeploymentStore {
  readonly #client: S3Client;
  readonly #location: S3Location;
  /** HTTP has tags in quotes. Ceph compares them without, and refuses those with quotes. */
  readonly #tagForms = [(tag: string) => `"${tag}"`, (tag: string) => tag];

  constructor(location: S3Location) {
    this.#location = location;
    this.#client = createClient(location.endpoint);
  }

  #at(key: string) {
    return { Bucket: this.#location.bucket, Key: this.#location.prefix + key };
  }

  /** Says what to do about an error of the store. */
  async #explaining<Value>(request: Promise<Value>): Promise<Value> {
    try {
      return await request;
    } catch (error) {
      throw explainS3Error(error, this.#location);
    }
  }

  async #ifThere<Value>(request: Promise<Value>): Promise<Value | undefined> {
    return this.#explaining(
      request.catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      }),
    );
  }

  async get(key: string): Promise<Stored | undefined> {
    return this.#ifThere(
      this.#client.send(new GetObjectCommand(this.#at(key))).then(async ({ Body, ETag }) => ({
        bytes: (await Body?.transformToByteArray()) ?? new Uint8Array(),
        tag: unquoted(ETag),
      })),
    );
  }

  async put(key: string, bytes: Uint8Array, options: PutOptions = {}): Promise<string> {
    const { condition } = options;
    const forms = typeof condition === "object" ? this.#tagForms.map((form) => form(condition.tag)) : [undefined];
    let attempts = 0;
    for (const [at, ifMatch] of forms.entries()) {
      try {
        const { ETag } = await this.#client.send(this.#putCommand(key, bytes, { ...options, ifMatch }));
        // The next write begins with the form that this store understands.
        if (at > 0) this.#tagForms.reverse();
        if (ETag !== undefined || condition === undefined) return unquoted(ETag);
        return await this.#tagOfStored(key, bytes);
      } catch (error) {
        if (condition === undefined || !isRefused(error)) throw explainS3Error(error, this.#location);
        attempts = Math.max(attempts, error.$metadata.attempts ?? 1);
      }
    }
    // The answer to a first attempt may have been lost: then the SDK's next attempt finds what this one has written.
    const own = attempts > 1 ? await this.get(key) : undefined;
    if (own !== undefined && Buffer.compare(own.bytes, bytes) === 0) return own.tag;
    throw new Conflict(key);
  }

  /**
   * The tag of a version whose write was answered without one: a store always gives it, so something else has answered.
   * @throws Error when the store does not have these bytes
   */
  async #tagOfStored(key: string, bytes: Uint8Array): Promise<string> {
    const there = await this.get(key);
    if (there !== undefined && Buffer.compare(there.bytes, bytes) === 0) return there.tag;
    throw new Error(
      `${key} was not stored, although the write was answered with success. Look for what answers in place of the ` +
        "store (a proxy, a gateway), and run the command again.",
    );
  }

  #putCommand(
    key: string,
    bytes: Uint8Array,
    { condition, headers, ifMatch }: PutOptions & { readonly ifMatch: string | undefined },
  ): PutObjectCommand {
    return new PutObjectCommand({
      ...this.#at(key),
      Body: bytes,
      ContentMD5: hash("md5", bytes).digest("base64"),
      Metadata: { sha256: hash("sha256", bytes).digest("hex") },
      ...(headers && { ContentType: headers.type, CacheControl: headers.cacheControl }),
      ...(headers?.encoding && { ContentEncoding: headers.encoding }),
      ...(condition === "absent" && { IfNoneMatch: "*" }),
      ...(ifMatch !== undefined && { IfMatch: ifMatch }),
    });
  }

  async list(folder: string): Promise<readonly StoredFile[]> {
    const files: StoredFile[] = [];
    for await (const { Contents } of this.#pages(folder))
      for (const { Key = "", Size = 0, ETag } of Contents ?? []) {
        // The tag of an object that was encrypted with a key of one's own, or sent in parts, is not its MD5.
        const tag = unquoted(ETag);
        const key = Key.slice(this.#location.prefix.length);
        files.push({ key, bytes: Size, ...(/^[0-9a-f]{32}$/.test(tag) && { md5: tag }) });
      }
    return files;
  }

  async folders(below = ""): Promise<readonly string[]> {
    const names: string[] = [];
    const start = this.#location.prefix.length + below.length;
    for await (const { CommonPrefixes } of this.#pages(below, "/"))
      for (const { Prefix = "" } of CommonPrefixes ?? []) names.push(Prefix.slice(start, -1));
    return names.toSorted();
  }

  async *#pages(folder: string, delimiter?: string): AsyncGenerator<ListObjectsV2CommandOutput> {
    const { bucket, prefix } = this.#location;
    let token: string | undefined;
    do {
      const page: ListObjectsV2CommandOutput = await this.#explaining(
        this.#client.send(
          new ListObjectsV2Command({
            Bucket: bucket,
            Prefix: prefix + folder,
            ...(delimiter !== undefined && { Delimiter: delimiter }),
            ...(token !== undefined && { ContinuationToken: token }),
          }),
        ),
      );
      yield page;
      token = page.NextContinuationToken;
    } while (token !== undefined);
  }

  async digest(key: string): Promise<string | undefined> {
    return (await this.#ifThere(this.#client.send(new HeadObjectCommand(this.#at(key)))))?.Metadata?.["sha256"];
  }

  async remove(key: string): Promise<void> {
    await this.#explaining(this.#client.send(new DeleteObjectCommand(this.#at(key))));
  }
}

/** The condition of a write was not met: 412; 404 for a version that is gone; 409 when two writes meet at AWS. */
function isRefused(error: unknown): error is S3ServiceException {
  const status = statusOf(error);
  return status === 412 || status === 409 || isMissing(error);
}
