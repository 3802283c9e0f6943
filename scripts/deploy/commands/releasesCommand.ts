import { isOver, previewStore, readPreviews, type StoredPreview } from "../state/PreviewRecord.ts";
import type { CommandDeps } from "#scripts/release/CommandDeps.ts";
import { runDeployCommand } from "./runDeployCommand.ts";
import { DeploymentRefused } from "../state/DeploymentRefused.ts";
import { type KeptRelease, type Pointer, readPointers } from "../state/Pointer.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";
import { readTarget, targetArguments, targetUsage } from "../Target.ts";

const usage = `npm run releases -- --to DIR|s3://BUCKET [--brand BRAND] [--json]

Lists what is served, what is kept and what was done (docs/deploy.md).
A + after a commit: the folder was built with changes that were not committed.

${targetUsage}
  --brand BRAND     one brand
  --json            for machines: also the digests, and everything that was done
  --help            this text

Exit code: 0 done, 1 nothing was deployed there, 2 failed.
`;

function stateOf({ release, canary, retired }: Pointer, { id, isWithdrawn }: KeptRelease): string {
  if (id === release) return retired === undefined ? "served" : "retired";
  if (id === canary?.release) return `canary, ${canary.share} %`;
  return isWithdrawn === true ? "taken back" : "kept";
}

/** The commit of a release as it is listed. */
const commitOf = ({ commit, isModified }: Pick<KeptRelease, "commit" | "isModified">): string =>
  commit === undefined ? "no commit" : `commit ${commit.slice(0, 10)}${isModified === true ? "+" : ""}`;

/** The previews of a target, with the pointers of their brands. */
async function listPreviews(store: DeploymentStore) {
  const previews = await readPreviews(store);
  return Promise.all(
    previews.map(async (preview) => {
      const stored = await readPointers(previewStore(store, preview.name));
      return { preview, brands: [...stored.values()].map(({ pointer }) => pointer) };
    }),
  );
}

function describePreview({ name, record }: StoredPreview, now: Date): string {
  if (record === undefined || record.ended !== undefined)
    return `preview ${name}: not served; the next deployment removes the rest of it`;
  const [since, expires] = [record.since, record.expires].map((time) => `${time.slice(0, 19)}Z`);
  const end = isOver({ name, record }, now) ? `expired ${expires}: the next deployment ends it` : `expires ${expires}`;
  return `preview ${name}: served since ${since}, ${end}  ${record.by}`;
}

const text = { type: "string" } as const;
const options = {
  ...targetArguments,
  brand: text,
  json: { type: "boolean", default: false } as const,
};

/**
 * `npm run releases -- --to DIR`: what is served, what is kept, what was done, and previews (docs/deploy.md).
 * @param args the arguments on the command line
 * @returns the exit code
 */
export const releasesCommand = (args: readonly string[], deps: CommandDeps): Promise<number> =>
  runDeployCommand({ name: "releases", usage, options }, args, deps, async (values, { say }) => {
    const target = readTarget(values);
    const { store } = await target.open({ isReading: true });
    const all = [...(await readPointers(store)).values()].map(({ pointer }) => pointer);
    const isWanted = ({ brand }: Pointer) => values.brand === undefined || brand === values.brand;
    const pointers = all.filter(isWanted);
    const previews = (await listPreviews(store)).flatMap(({ preview, brands }) => {
      const wanted = brands.filter(isWanted);
      return wanted.length === 0 && values.brand !== undefined ? [] : [{ preview, brands: wanted }];
    });
    if (pointers.length === 0 && previews.length === 0) {
      const what = values.brand === undefined ? "Nothing" : `The brand ${values.brand}`;
      throw new DeploymentRefused(
        `${what} was ${values.brand === undefined ? "" : "never "}deployed to ${target.name}.`,
      );
    }
    if (values.json) {
      const listed = previews.map(({ preview: { name, record }, brands }) => ({ ...record, name, brands }));
      say(JSON.stringify({ schemaVersion: 1, brands: pointers, previews: listed }, null, 2));
      return 0;
    }
    for (const pointer of pointers) {
      say(pointer.brand);
      for (const release of pointer.releases) {
        const [id, state] = [release.id, stateOf(pointer, release).padEnd(12)];
        say(`  ${id}  ${state}  ${release.at.slice(0, 19)}Z  ${commitOf(release)}  ${release.by}`);
      }
      for (const { action, at, by, from, to, share } of pointer.changes.slice(0, 5)) {
        const name = action === "canary" ? `canary of ${share} %` : action;
        say(`    ${at.slice(0, 19)}Z  ${name}: ${from === undefined ? "" : `${from} → `}${to}  ${by}`);
      }
    }
    const now = new Date();
    for (const { preview, brands } of previews) {
      say(describePreview(preview, now));
      for (const { brand, release, releases } of brands) {
        say(`  ${release}  ${brand}  ${commitOf(releases.find(({ id }) => id === release) ?? {})}`);
      }
    }
    return 0;
  });
