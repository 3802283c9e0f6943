import { existsSync } from "node:fs";
import { text, type ValuesOf } from "#scripts/command/Option.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { fromCaller } from "#scripts/command/CommandDeps.ts";
import { claimKey } from "./state/DeploymentClaim.ts";
import { DeploymentRefused } from "./state/DeploymentRefused.ts";
import { readPointers } from "./state/Pointer.ts";
import { FolderStore } from "./store/FolderStore.ts";
import type { S3Location } from "./store/S3Location.ts";
import type { DeploymentStore } from "./store/DeploymentStore.ts";
import { EdgeFiles } from "./edge/EdgeFiles.ts";

/** Where the portal is served from, on the command line. */
export const targetOptions = {
  to: text({
    shown: "DIR|s3://BUCKET[/PREFIX]",
    help:
      "the folder that the portal is served from; or the bucket behind a CDN: region and credentials are those of the " +
      "AWS SDK (AWS_REGION, a role, a profile)",
  }),
  endpoint: text({
    shown: "URL",
    help: "address of another object store with the S3 interface; default: AWS_ENDPOINT_URL, else AWS",
  }),
};

/** A folder, or a place in an object store. */
export interface Target {
  /** For messages: the path, or `s3://bucket/prefix`. */
  readonly name: string;
  /** Undefined for a bucket. */
  readonly folder: string | undefined;
  /** For a deployment, which may be the first: nothing has to be there. */
  open(): Promise<Opened>;
  /**
   * For every other command: a name that was typed wrong is no target.
   * @throws Error when there is no such folder
   * @throws DeploymentRefused when nothing was ever deployed there
   */
  openDeployed(): Promise<Opened>;
}

/** A target that can be read and changed. */
export interface Opened {
  readonly store: DeploymentStore;
  /** What the edge of a CDN reads; a folder has none. */
  readonly edge?: EdgeFiles;
}

/** @throws UsageError when the address names no bucket */
function readLocation(to: string, endpoint: string | undefined): S3Location {
  const [, bucket = "", path = ""] = /^s3:\/\/([^/]*)\/?(.*?)\/*$/i.exec(to) ?? [];
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new UsageError(`--to ${to} names no bucket: expected s3://bucket or s3://bucket/prefix`);
  if (path.split("/").some((part) => /^\.{1,2}$/.test(part)) || path.includes("//"))
    throw new UsageError(`--to ${to} has an empty part or dots in its prefix`);
  if (endpoint !== undefined && !(URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol)))
    throw new UsageError(`--endpoint ${endpoint} is not an address: expected https://store.example`);
  return { bucket, prefix: path === "" ? "" : `${path}/`, ...(endpoint !== undefined && { endpoint }) };
}

/** Every deployment begins with a claim. Where somebody has removed it, a pointer says the same. */
async function expectDeployment(opened: Opened, name: string): Promise<Opened> {
  const { store } = opened;
  if ((await store.get(claimKey)) !== undefined) return opened;
  const { pointers, damaged } = await readPointers(store);
  if (pointers.size > 0 || damaged.length > 0) return opened;
  throw new DeploymentRefused(`Nothing was deployed to ${name}. Correct --to, or run npm run deploy first.`);
}

/** The client is large, and a folder does not need it. The store says itself that a bucket is missing. */
async function openBucket(location: S3Location): Promise<Opened> {
  const { S3Store } = await import("./store/S3Store.ts");
  const store = new S3Store(location);
  return { store, edge: new EdgeFiles(store) };
}

/**
 * The target of `--to`.
 * @throws UsageError when it names none
 */
export function readTarget({ to, endpoint }: ValuesOf<typeof targetOptions>): Target {
  if (to === undefined || to === "")
    throw new UsageError("Say where the portal is served from, with --to DIR or --to s3://bucket");
  if (/^s3:\/\//i.test(to)) {
    const location = readLocation(to, endpoint);
    const name = `s3://${location.bucket}/${location.prefix}`.replace(/\/$/, "");
    return {
      name,
      folder: undefined,
      open: () => openBucket(location),
      openDeployed: async () => expectDeployment(await openBucket(location), name),
    };
  }
  if (/^[a-z0-9]+:\/\//i.test(to))
    throw new UsageError(`--to ${to} is not supported: expected a folder or s3://bucket`);
  if (endpoint !== undefined) throw new UsageError("--endpoint is for --to s3://bucket only");
  const folder = fromCaller(to);
  return {
    name: folder,
    folder,
    open: () => Promise.resolve({ store: new FolderStore(folder) }),
    openDeployed: async () => {
      if (!existsSync(folder))
        throw new Error(`There is no folder ${folder}. Correct --to, or run npm run deploy first.`);
      return expectDeployment({ store: new FolderStore(folder) }, folder);
    },
  };
}
