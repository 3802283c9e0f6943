import { stateHeaders } from "../store/objectHeaders.ts";
import { type Condition, Conflict, type DeploymentStore } from "../store/DeploymentStore.ts";
import { DeploymentRefused, DeploymentRunning } from "./DeploymentRefused.ts";
import type { Served } from "./Pointer.ts";
import { hasEnded, type ProcessIdentity } from "./ProcessIdentity.ts";

/** Who deploys. */
export interface Deployer extends ProcessIdentity {
  /** For the list of what was done: `kari@ci-3`. */
  readonly by: string;
  readonly now: () => Date;
}

/** What a command is to bring about. It is written down before the command changes anything. */
export interface Goal {
  /** The command with the options that say what is to be served: `rollback --brand sb1`. */
  readonly command: string;
  /** What each brand is to serve. */
  readonly brands: Readonly<Record<string, Served>>;
  /** Path of the configuration of nginx that is to follow. */
  readonly nginx?: string;
}

/** A command that runs, or that did not come to its end. */
export interface OpenCommand {
  readonly by: string;
  readonly host: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** Left out when the command ended before it had written one. */
  readonly goal?: Goal;
}

/** `deployment.json`: the command that runs, or the last one. */
interface ClaimRecord extends ProcessIdentity {
  readonly schemaVersion: 1;
  readonly state: "running" | "done";
  readonly by: string;
  /** When it was renewed, as ISO 8601 in UTC. */
  readonly at: string;
  /** What is not brought about yet. Also in a claim that is done, when its command failed. */
  readonly goal?: Goal;
}

export const claimKey = "deployment.json";
const minute = 60_000;
/** A claim that was not renewed for so long, or is from so far in the future, belongs to nobody who runs. */
const abandonedAfter = 10 * minute;

/** That a deployment runs counts only while its machine does. That it is done is on the disk when the command ends. */
const write = (store: DeploymentStore, bytes: Uint8Array, condition: Condition, isTransient: boolean) =>
  store.put(claimKey, bytes, { condition, headers: stateHeaders, isTransient });

/** Undefined for a claim that was lost with the power, half of it written: what it was for does not run any more. */
function parseClaim(bytes: Uint8Array): ClaimRecord | undefined {
  try {
    const record = JSON.parse(new TextDecoder().decode(bytes)) as ClaimRecord | null;
    return record?.schemaVersion === 1 ? record : undefined;
  } catch {
    return undefined;
  }
}

const isRunning = (record: ClaimRecord, now: Date): boolean =>
  record.state === "running" && Math.abs(now.getTime() - Date.parse(record.at)) <= abandonedAfter && !hasEnded(record);

/** The command of a claim; undefined when it has reached its goal. */
function openCommandOf(record: ClaimRecord | undefined): OpenCommand | undefined {
  if (record === undefined) return { by: "unknown", host: "unknown", at: "unknown" };
  const { state, by, host, at, goal } = record;
  return state === "done" && goal === undefined ? undefined : { by, host, at, ...(goal && { goal }) };
}

/** The command that has a target, and whether it runs; undefined when the last one has reached its goal. */
export async function readOpenCommand(
  store: DeploymentStore,
  now: Date,
): Promise<(OpenCommand & { readonly isRunning: boolean }) | undefined> {
  const stored = await store.get(claimKey);
  if (stored === undefined) return undefined;
  const record = parseClaim(stored.bytes);
  const command = openCommandOf(record);
  return command && { ...command, isRunning: record !== undefined && isRunning(record, now) };
}

/** For messages. */
export const commandName = ({ by, host, at, goal }: OpenCommand): string =>
  `${goal === undefined ? "A command" : `"${goal.command}"`} by ${by} on ${host} at ${at}`;

/** Asked when another command runs: whether its claim is taken over. The message says whose it is. */
export type TakeOver = (message: string) => Promise<boolean>;

/** Keeps two deployments to one target apart: it is taken and renewed by conditional writes. */
export class DeploymentClaim {
  readonly #store: DeploymentStore;
  readonly #deployer: Deployer;
  /** The command before this one, when it did not come to its end. */
  readonly cutOff: OpenCommand | undefined;
  #goal: Goal | undefined;
  #tag: string;
  #renewedAt: number;
  #renewing: Promise<void> | undefined;
  #lost: { readonly error: unknown } | undefined;
  readonly #timer: NodeJS.Timeout;

  private constructor(store: DeploymentStore, deployer: Deployer, tag: string, cutOff: OpenCommand | undefined) {
    this.#store = store;
    this.#deployer = deployer;
    this.#tag = tag;
    this.cutOff = cutOff;
    this.#goal = cutOff?.goal;
    this.#renewedAt = deployer.now().getTime();
    // Also while it waits for nginx, or for a large file: a command that runs always has a young claim.
    this.#timer = setInterval(() => void this.renew().catch(() => undefined), minute).unref();
  }

  /** @throws DeploymentRunning when another command runs, and its claim is not taken over */
  static async take(store: DeploymentStore, deployer: Deployer, takeOver?: TakeOver): Promise<DeploymentClaim> {
    const stored = await store.get(claimKey);
    const record = stored && parseClaim(stored.bytes);
    if (record !== undefined && isRunning(record, deployer.now())) {
      const whose = `by ${record.by} on ${record.host}, process ${record.pid}, at ${record.at}`;
      if (takeOver === undefined || !(await takeOver(whose)))
        throw new DeploymentRunning(`Another deployment is running: ${whose}. Nothing was changed.`);
    }
    const cutOff = stored && openCommandOf(record);
    const bytes = bytesOf(deployer, "running", cutOff?.goal);
    const tag = await refusing(() => write(store, bytes, stored === undefined ? "absent" : { tag: stored.tag }, true));
    return new DeploymentClaim(store, deployer, tag, cutOff);
  }

  /** Says once a minute that the command still runs. @throws DeploymentRefused when another one has the claim */
  async renew(): Promise<void> {
    // Files are sent side by side: while one of them renews the claim, the others wait for it.
    this.#renewing ??= this.#renewIfDue().finally(() => (this.#renewing = undefined));
    await this.#renewing;
  }

  async #renewIfDue(): Promise<void> {
    if (this.#lost !== undefined) throw this.#lost.error;
    if (this.#deployer.now().getTime() - this.#renewedAt >= minute) await this.#write();
  }

  async #write(): Promise<void> {
    this.#renewedAt = this.#deployer.now().getTime();
    const bytes = bytesOf(this.#deployer, "running", this.#goal);
    try {
      this.#tag = await refusing(() => write(this.#store, bytes, { tag: this.#tag }, true));
    } catch (error) {
      if (error instanceof DeploymentRefused) this.#lost = { error };
      throw error;
    }
  }

  /**
   * Writes down what the command is to bring about. It stays there until {@link end}, whatever happens to the command.
   * @throws DeploymentRefused when another command has the claim
   */
  async begin(goal: Goal): Promise<void> {
    await this.#renewing;
    this.#goal = goal;
    // As a renewal, so that none comes between this write and its answer.
    this.#renewing = this.#write().finally(() => (this.#renewing = undefined));
    await this.#renewing;
  }

  /** The goal is reached. */
  end(): void {
    this.#goal = undefined;
  }

  /** Lets others deploy. @throws when that cannot be written: then they see that it has ended, or was not renewed */
  async release(): Promise<void> {
    clearInterval(this.#timer);
    await this.#renewing?.catch(() => undefined);
    if (this.#lost !== undefined) return;
    const bytes = bytesOf(this.#deployer, "done", this.#goal);
    try {
      await write(this.#store, bytes, { tag: this.#tag }, false);
    } catch (error) {
      // The answer of a store can be lost.
      const stored = await this.#store.get(claimKey);
      if (stored === undefined || Buffer.compare(stored.bytes, bytes) !== 0) throw error;
    }
  }
}

function bytesOf(deployer: Deployer, state: ClaimRecord["state"], goal: Goal | undefined): Uint8Array {
  const { by, now, host, pid, machine, started } = deployer;
  const record: ClaimRecord = {
    schemaVersion: 1,
    state,
    by,
    host,
    pid,
    ...(machine !== undefined && { machine }),
    ...(started !== undefined && { started }),
    at: now().toISOString(),
    ...(goal && { goal }),
  };
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
