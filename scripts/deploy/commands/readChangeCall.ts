import { userInfo } from "node:os";
import { type CommandDeps, fromCaller } from "#scripts/command/CommandDeps.ts";
import { flag, text, type ValuesOf, wholeNumber } from "#scripts/command/Option.ts";
import { repository } from "#scripts/files/repository.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { nginxOptions, readNginxOptions } from "../nginx/readNginxOptions.ts";
import { publishDeployed, publishRollback } from "../nginx/publishDeployed.ts";
import type { Deployer } from "../state/DeploymentClaim.ts";
import { thisProcess } from "../state/ProcessIdentity.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";
import { type Opened, readTarget, type Target, type targetOptions } from "../Target.ts";
import type { ServingOptions } from "../underClaim.ts";
import { isAncestorIn } from "../utgave/commitOrder.ts";
import { commandLines, type CommandLines } from "./CommandLines.ts";
import { waitForTurn } from "./waitForTurn.ts";

/** The options of every command that changes what visitors get, after those of its own. */
export const changeOptions = {
  by: text({ shown: "NAME", help: "who does it, for the list of releases (default: user@machine)" }),
  wait: wholeNumber({
    shown: "S",
    help: "seconds to wait when another deployment runs",
    least: 0,
    most: 86_400,
    absent: 0,
  }),
  json: flag("what was done, for machines"),
  nginx: text({
    shown: "FILE",
    help:
      "also writes the configuration of nginx, checks it, and makes nginx read it; when nginx refuses it, everything is " +
      "as before",
  }),
  reload: text({
    shown: "COMMAND",
    help: "how nginx is made to read it; default: nginx -s reload, which refuses a wrong one",
  }),
  check: text({
    shown: "COMMAND",
    help: "how it is checked before; default with --reload: nginx -t; '' where the reload refuses a wrong one",
    canBeEmpty: true,
  }),
  ...nginxOptions,
  root: { ...nginxOptions.root, heading: "With --nginx, as for npm run nginx:" },
};

type ChangeValues = ValuesOf<typeof targetOptions & typeof changeOptions>;

/** A change of what visitors get, as a command line asks for it. */
export interface ChangeCall {
  readonly target: Target;
  readonly lines: CommandLines;
  readonly servingOf: (opened: Opened) => ServingOptions;
  /** Runs after another deployment that runs has ended. */
  readonly inTurn: <Result>(run: () => Promise<Result>) => Promise<Result>;
}

/** Who runs the command. `by`: a name for the list of what was done. */
export function readDeployer(by: string | undefined): Deployer {
  const own = thisProcess();
  return { ...own, by: by ?? `${userInfo().username}@${own.host}`, now: () => new Date() };
}

/** What brings a change to nginx; nothing without `--nginx`. */
function readPublish(
  values: ChangeValues,
  store: DeploymentStore,
  folder: string | undefined,
  isRollback: boolean,
): Pick<ServingOptions, "publish" | "nginx"> {
  const { reload = "nginx -s reload" } = values;
  // A reload by nginx itself refuses a wrong configuration. Of another command that is not known.
  const check = values.check ?? (values.reload === undefined ? "" : "nginx -t");
  if (values.nginx === undefined) return {};
  if (folder === undefined) throw new UsageError("--nginx is for a folder: what is in a bucket is served by a CDN");
  const nginx = fromCaller(values.nginx);
  const deployed = { store, target: folder, options: readNginxOptions(values, folder), file: nginx, check, reload };
  return { nginx, publish: () => (isRollback ? publishRollback(deployed) : publishDeployed(deployed)) };
}

/**
 * Reads what every change needs.
 * @throws UsageError when the target cannot be one
 */
export function readChangeCall(values: ChangeValues, deps: CommandDeps, isRollback = false): ChangeCall {
  const target = readTarget(values);
  const lines = commandLines(values.json, deps);
  const onWaiting = (message: string) => lines.warn(`  Waiting: ${message}`);
  return {
    target,
    lines,
    servingOf: ({ store, edge }) => ({
      deployer: readDeployer(values.by),
      ...readPublish(values, store, target.folder, isRollback),
      ...(edge && { edge }),
      isAncestor: isAncestorIn(repository),
      onCutOff: lines.warn,
    }),
    inTurn: (run) => waitForTurn(run, { waitMs: values.wait * 1000, onWaiting }),
  };
}
