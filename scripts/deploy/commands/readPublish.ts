import { fromCaller } from "#scripts/command/fromCaller.ts";
import { type NginxValues, nginxArguments, readNginxOptions } from "../nginx/nginxArguments.ts";
import { publishDeployed, publishRollback } from "../nginx/publishDeployed.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";
import type { ServingOptions } from "../underClaim.ts";

/** How a deployment reaches nginx, on the command line. */
export const publishArguments = {
  ...nginxArguments,
  nginx: { type: "string" },
  check: { type: "string" },
  reload: { type: "string" },
} as const;

interface PublishValues extends NginxValues {
  readonly nginx?: string | undefined;
  readonly check?: string | undefined;
  readonly reload?: string | undefined;
}

/** What brings a deployment or a rollback to nginx; nothing without `--nginx`. */
export function readPublish(
  values: PublishValues,
  store: DeploymentStore,
  folder: string | undefined,
  what: "deployment" | "rollback" = "deployment",
): Pick<ServingOptions, "publish" | "nginx"> {
  const { reload = "nginx -s reload" } = values;
  // A reload by nginx itself refuses a wrong configuration. Of another command that is not known.
  const check = values.check ?? (values.reload === undefined ? "" : "nginx -t");
  if (values.nginx === undefined) return {};
  if (folder === undefined) throw new Error("--nginx is for a folder: what is in a bucket is served by a CDN");
  const nginx = fromCaller(values.nginx);
  const deployed = { store, target: folder, options: readNginxOptions(values, folder), file: nginx, check, reload };
  return { nginx, publish: () => (what === "rollback" ? publishRollback(deployed) : publishDeployed(deployed)) };
}

/** For the usage of a command. */
export const publishUsage = `  --nginx FILE      also writes the configuration of nginx, checks it, and makes nginx read it; when nginx
                    refuses it, everything is as before
  --reload COMMAND  how nginx is made to read it; default: nginx -s reload, which refuses a wrong one
  --check COMMAND   how it is checked before; default with --reload: nginx -t; '' where the reload refuses a wrong one

With --nginx, as for npm run nginx:
`;
