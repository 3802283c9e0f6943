import { execFile } from "node:child_process";
import { basename, dirname } from "node:path";
import { promisify } from "node:util";
import { messageOf } from "#contract/messageOf.ts";
import { readPointers } from "../state/Pointer.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";
import { FolderStore, removeAbandonedWrites } from "../store/FolderStore.ts";
import { partsOf } from "./headersDigest.ts";
import { LinkedConfig } from "./LinkedConfig.ts";
import type { NginxOptions } from "./nginxConfig.ts";
import { ReleaseLinks } from "./ReleaseLinks.ts";
import { readWrittenConfig, recordRead } from "./ServedConfig.ts";

const run = (command: string) => promisify(execFile)("/bin/sh", ["-c", command]);

interface PublishOptions {
  /** The configuration that nginx includes. */
  readonly file: string;
  /** Command that checks the configuration first. Empty where `reload` itself refuses a wrong one. */
  readonly check: string;
  /** Command that makes nginx read it: `nginx -s reload`, which reads it itself before it signals. */
  readonly reload: string;
}

/** What to do when nginx refuses a value because it has one already; `""` for another reason. */
function adviceOn(reason: string): string {
  const [, name] = /"((?:map|server_names)_hash_\w+)" directive is duplicate/.exec(reason) ?? [];
  if (name === undefined) return "";
  const map = name.startsWith("map") ? 'has a "map", or ' : "";
  return (
    `\nnginx takes "${name}" once${map && ', before the first "map"'}, and a file that it reads earlier ${map}sets it. ` +
    "Let nginx read the portal's file first, for example as conf.d/00-portal.conf. " +
    `Where another file sets "${name}", remove it there: the portal's file sets it.`
  );
}

/**
 * Replaces the configuration of nginx as a whole, checks it and makes nginx read it.
 * @throws Error when nginx refuses it; the earlier file is put back
 */
async function publishConfig(config: string, { file, check, reload }: PublishOptions): Promise<void> {
  removeAbandonedWrites(dirname(file), { isShallow: true });
  const folder = new FolderStore(dirname(file));
  const name = basename(file);
  const before = await folder.get(name);
  await folder.put(name, new TextEncoder().encode(config));
  try {
    if (check !== "") await run(check);
    await run(reload);
  } catch (error) {
    if (before === undefined) await folder.remove(name);
    else await folder.put(name, before.bytes);
    const reason = messageOf(error);
    const said = `nginx refused the configuration. What was served before is served again.\n${reason.trimEnd()}`;
    throw new Error(said + adviceOn(reason), { cause: error });
  }
}

interface DeployedTarget extends PublishOptions {
  readonly store: DeploymentStore;
  /** The folder of the store. */
  readonly target: string;
  readonly options: NginxOptions;
}

/**
 * The names that the links of a configuration have to get, by brand. Undefined when links alone cannot do it: a brand
 * has got another canary, has ended or has come back, or a release has other host names or unknown headers. A brand
 * whose pointer cannot be read keeps its links.
 */
async function movesOf(store: DeploymentStore, links: ReleaseLinks): Promise<ReadonlyMap<string, string> | undefined> {
  const moves = new Map<string, string>();
  for (const [brand, { pointer }] of (await readPointers(store)).pointers) {
    const [served, canary] = [links.served(brand), links.served(brand, "canary")];
    if (pointer.retired !== undefined && served === undefined) continue;
    const goal = links.known(brand).find((name) => partsOf(name)?.id === pointer.release);
    if (pointer.retired !== undefined || served === undefined || goal === undefined) return undefined;
    if (partsOf(goal)?.hosts !== partsOf(served)?.hosts) return undefined;
    if ((canary && partsOf(canary)?.id) !== pointer.canary?.release) return undefined;
    moves.set(brand, goal);
  }
  return moves;
}

/** Takes releases back by links alone. False where nginx must read another configuration for that. */
async function moveLinks({ store, target, options, file }: DeployedTarget): Promise<boolean> {
  const written = await readWrittenConfig(target, file);
  if (!written.isOf(options) || written.links === undefined) return false;
  const links = new ReleaseLinks(target, written.links);
  const moves = await movesOf(store, links);
  if (moves === undefined) return false;
  try {
    for (const [brand, name] of moves) links.serve(brand, "current", name);
  } catch (error) {
    links.undo();
    throw error;
  }
  return true;
}

/**
 * Lets nginx serve what the pointers of a target name. Where the configuration stays the same, as after a change of a
 * text, links alone do it, and nginx reads nothing.
 * @throws Error when nginx refuses the configuration; everything is as before
 */
export async function publishDeployed(deployed: DeployedTarget): Promise<void> {
  const { store, target, options, file } = deployed;
  const config = await LinkedConfig.of(store, target, file, options);
  const before = await readWrittenConfig(target, file);
  const isRead = before.isRead && before.text === config.text;
  try {
    config.serve();
    if (!isRead) await publishConfig(config.text, deployed);
  } catch (error) {
    config.undo();
    throw error;
  }
  if (!isRead) await recordRead(target, { file, text: config.text, options, links: config.folder });
  config.prune([before.links]);
}

/** The same after a rollback. The configuration has what the releases need, so it is seldom made again. */
export async function publishRollback(deployed: DeployedTarget): Promise<void> {
  if (!(await moveLinks(deployed))) await publishDeployed(deployed);
}
