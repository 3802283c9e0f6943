import { randomUUID } from "node:crypto";
import { CreateBucketCommand, GetObjectCommand, S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { S3Store } from "#scripts/deploy/store/S3Store.ts";
import { type RunningCeph, startCeph } from "./startCeph.ts";

/** An object as a CDN gets it. */
interface FetchedObject {
  readonly body: Uint8Array;
  readonly type: string | undefined;
  readonly encoding: string | undefined;
  readonly cacheControl: string | undefined;
  readonly etag: string | undefined;
}

/** A new bucket in a real store: Ceph on this machine, or the store of `AWS_ENDPOINT_URL`. */
export class TestBucket {
  readonly endpoint: string;
  readonly name: string = `portal-${randomUUID()}`;
  readonly #ceph: RunningCeph | undefined;
  readonly #client: S3Client;

  private constructor(endpoint: string, ceph: RunningCeph | undefined) {
    this.endpoint = endpoint;
    this.#ceph = ceph;
    this.#client = new S3Client({
      endpoint,
      region: "us-east-1",
      forcePathStyle: true,
      requestChecksumCalculation: "WHEN_REQUIRED",
      // A CDN does not wait long.
      maxAttempts: 1,
      requestHandler: { connectionTimeout: 2000, requestTimeout: 5000, throwOnRequestTimeout: true },
    });
  }

  static async open(): Promise<TestBucket> {
    const ceph = process.env["PORTAL_TEST_STORE"] === "endpoint" ? undefined : await startCeph();
    // The client finds its credentials as in a deployment.
    if (ceph !== undefined)
      Object.assign(process.env, { AWS_ACCESS_KEY_ID: ceph.accessKey, AWS_SECRET_ACCESS_KEY: ceph.secretKey });
    const bucket = new TestBucket(ceph?.endpoint ?? process.env["AWS_ENDPOINT_URL"] ?? "", ceph);
    await bucket.#client.send(new CreateBucketCommand({ Bucket: bucket.name }));
    return bucket;
  }

  /** Ceph, where the tests have started it. */
  get ceph(): RunningCeph {
    if (this.#ceph === undefined) throw new Error("This store cannot be stopped.");
    return this.#ceph;
  }

  /** The store below a prefix of its own. */
  store(prefix: string): S3Store {
    return new S3Store({ bucket: this.name, prefix: `${prefix}/`, endpoint: this.endpoint });
  }

  /** As a CDN reads an object. Undefined when there is none. */
  async read(key: string): Promise<FetchedObject | undefined> {
    try {
      const { Body, ContentType, ContentEncoding, CacheControl, ETag } = await this.#client.send(
        new GetObjectCommand({ Bucket: this.name, Key: key }),
      );
      const body = (await Body?.transformToByteArray()) ?? new Uint8Array();
      return { body, type: ContentType, encoding: ContentEncoding, cacheControl: CacheControl, etag: ETag };
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#client.destroy();
    await this.#ceph?.close();
  }
}
