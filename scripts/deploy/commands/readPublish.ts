import { fromCaller } from "#scripts/brands/fromCaller.ts";
import { type NginxValues, nginxArguments, readNginxOptions } from "../nginx/nginxArguments.ts";
import { publishDeployed, publishRollback } from "../nginx/publishDeployed.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";

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

/** What brings a deployment or a rollback to nginx; undefined without `--nginx`. */
export function readPublish(
  values: PublishValues,
  store: DeploymentStore,
  folder: string | undefined,
  what: "deployment" | "rollback" = "deployment",
): (() => Promise<void>) | undefined {
  const { nginx, reload = "nginx -s reload" } = values;
  // A reload by nginx itself refuses a wrong configuration. Of another command that is not known.
  const check = values.check ?? (values.reload === undefined ? "" : "nginx -t");
  if (nginx === undefined) return undefined;
  if (folder === undefined) throw new Error("--nginx is for a folder: what is in a bucket is served by a CDN");
  const options = readNginxOptions(values, folder);
  const deployed = { store, target: folder, options, file: fromCaller(nginx), check, reload };
  return () => (what === "rollback" ? publishRollback(deployed) : publishDeployed(deployed));
}

/** For the usage of a command. */
export const publishUsage = `  --nginx FILE      also writes the configuration of nginx, checks it, and makes nginx read it; when nginx
                    refuses it, everything is as before
  --reload COMMAND  how nginx is made to read it; default: nginx -s reload, which refuses a wrong one
  --check COMMAND   how it is checked before; default with --reload: nginx -t; '' where the reload refuses a wrong one

With --nginx, as for npm run nginx:
`;
