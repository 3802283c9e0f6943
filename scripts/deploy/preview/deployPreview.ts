import { previewMark } from "#scripts/stamp/previewHost.ts";
import type { BuiltRelease } from "../BuiltRelease.ts";
import { type DeployOptions, type Deployment, deployReleases } from "../deployReleases.ts";
import { EdgeFiles } from "../edge/EdgeFiles.ts";
import { DeploymentRefused } from "../state/DeploymentRefused.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";
import { previewStore, readPreview, writePreview } from "../state/PreviewRecord.ts";

/** After how many days a preview expires, when nothing else is asked for. */
export const defaultPreviewDays = 14;

const dayMs = 86_400_000;

interface PreviewOptions extends Omit<DeployOptions, "share" | "edge" | "claimed" | "preview"> {
  readonly name: string;
  /** Days until it expires, counted from its last deployment. */
  readonly days: number;
  /** Whether the target is behind a CDN. */
  readonly hasEdge: boolean;
}

/**
 * Checks that folders are for the place that they are deployed to.
 * @param preview name of a preview; undefined: production
 * @throws DeploymentRefused when one of them is not
 */
export function checkPreview(releases: readonly BuiltRelease[], preview: string | undefined): void {
  for (const { brand, preview: built, hosts } of releases) {
    if (built !== preview)
      throw new DeploymentRefused(
        preview === undefined
          ? `The folder of ${brand} is the preview ${built}: deploy it with --preview ${built}. Nothing was deployed.`
          : `The folder of ${brand} is ${built === undefined ? "not a preview" : `the preview ${built}`}: build it with ` +
              `npm run build -- --preview ${preview}. Nothing was deployed.`,
      );
    const other = preview !== undefined && hosts.find((host) => !host.startsWith(preview + previewMark));
    if (other !== undefined && other !== false)
      throw new DeploymentRefused(`The preview of ${brand} has the host name ${other}, which is not its own.`);
  }
}

/**
 * Deploys folders as a preview beside what customers get: an ordinary deployment in a folder of its own.
 * @throws DeploymentRefused when the folders are not of this preview, or another deployment runs or was faster
 */
export async function deployPreview(
  store: DeploymentStore,
  releases: readonly BuiltRelease[],
  { name, days, hasEdge, ...options }: PreviewOptions,
): Promise<Deployment> {
  checkPreview(releases, name);
  const { by, now } = options.deployer;
  return deployReleases(previewStore(store, name), releases, {
    ...options,
    share: 100,
    ...(hasEdge && { edge: new EdgeFiles(store, name) }),
    preview: { name, claimAt: store },
    claimed: async () => {
      const at = now();
      const { record } = await readPreview(store, name);
      await writePreview(store, {
        schemaVersion: 1,
        name,
        since: record === undefined || record.ended !== undefined ? at.toISOString() : record.since,
        expires: new Date(at.getTime() + days * dayMs).toISOString(),
        by,
      });
    },
  });
}
