import { isAlive } from "#scripts/release/folder/isAlive.ts";
import { stateHeaders } from "../store/objectHeaders.ts";
import { type Condition, Conflict, type DeploymentStore } from "../store/DeploymentStore.ts";
import { DeploymentRefused, DeploymentRunning } from "./DeploymentRefused.ts";

/** Who deploys. */
export interface Deployer {
  /** For the list of what was done: `kari@ci-3`. */
  readonly by: string;
  readonly host: string;
  readonly pid: number;
  readonly now: () => Date;
}

/** `deployment.json`: the deployment or rollback that runs, or the last one. */
interface ClaimRecord {
  readonly schemaVersion: 1;
  readonly state: "running" | "done";
  readonly by: string;
  readonly host: string;
  readonly pid: number;
  /** When it was renewed, as ISO 8601 in UTC. */
  readonly at: string;
}

const claimKey = "deployment.json";
const minute = 60_000;
/** A claim of another machine that was not renewed for so long belongs to a deployment that was killed. */
const abandonedAfter = 10 * minute;

/** That a deployment runs counts only while its machine does. That it is done is on the disk when the command ends. */
const write = (store: DeploymentStore, bytes: Uint8Array, condition: Condition, isTransient: boolean) =>
  store.put(claimKey, bytes, { condition, headers: stateHeaders, isTransient });

/** Undefined for a claim that was lost with the power, half of it written: what it was for does not run any more. */
function readClaim(bytes: Uint8Array): ClaimRecord | undefined {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as ClaimRecord;
  } catch {
    return undefined;
  }
}

/** Keeps two deployments to one target apart: it is taken and renewed by conditional writes. */
export class DeploymentClaim {
  readonly #store: DeploymentStore;
  readonly #deployer: Deployer;
  #tag: string;
  #renewedAt: number;
  #renewing: Promise<void> | undefined;

  private constructor(store: DeploymentStore, deployer: Deployer, tag: string) {
    this.#store = store;
    this.#deployer = deployer;
    this.#tag = tag;
    this.#renewedAt = deployer.now().getTime();
  }

  /** @throws DeploymentRunning when another deployment runs */
  static async take(store: DeploymentStore, deployer: Deployer): Promise<DeploymentClaim> {
    const stored = await store.get(claimKey);
    const record = stored && readClaim(stored.bytes);
    if (record !== undefined) {
      const age = deployer.now().getTime() - Date.parse(record.at);
      const isOver =
        record.state === "done" || (record.host === deployer.host ? !isAlive(record.pid) : age > abandonedAfter);
      if (!isOver)
        throw new DeploymentRunning(
          `Another deployment is running: by ${record.by} on ${record.host}, process ${record.pid}, at ${record.at}. ` +
            `Nothing was changed.`,
        );
    }
    const bytes = bytesOf(deployer, "running");
    const tag = await refusing(() => write(store, bytes, stored === undefined ? "absent" : { tag: stored.tag }, true));
    return new DeploymentClaim(store, deployer, tag);
  }

  /** Says once a minute that the deployment still runs. @throws DeploymentRefused when another deployment has the claim */
  async renew(): Promise<void> {
    // Files are sent side by side: while one of them renews the claim, the others wait for it.
    this.#renewing ??= this.#renewIfDue().finally(() => (this.#renewing = undefined));
    await this.#renewing;
  }

  async #renewIfDue(): Promise<void> {
    const now = this.#deployer.now().getTime();
    if (now - this.#renewedAt < minute) return;
    this.#renewedAt = now;
    this.#tag = await refusing(() => write(this.#store, bytesOf(this.#deployer, "running"), { tag: this.#tag }, true));
  }

  /** Lets others deploy. When that fails, they see that this process has ended, or that it has renewed nothing. */
  async release(): Promise<void> {
    await write(this.#store, bytesOf(this.#deployer, "done"), { tag: this.#tag }, false).catch(() => undefined);
  }
}

function bytesOf({ by, host, pid, now }: Deployer, state: ClaimRecord["state"]): Uint8Array {
  const record: ClaimRecord = { schemaVersion: 1, state, by, host, pid, at: now().toISOString() };
  return new TextEncoder().encode(`${JSON.stringify(record)}\n`);
}

/** A conflict means that another deployment was faster. */
async function refusing<Value>(write: () => Promise<Value>): Promise<Value> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    throw new DeploymentRefused("Another deployment was faster. This one has stopped; run it again when that is done.");
  }
}
