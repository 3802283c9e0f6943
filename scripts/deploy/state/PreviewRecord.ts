import { stateHeaders } from "../store/objectHeaders.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";
import { StoreBelow } from "../store/StoreBelow.ts";
import { allPreviews, previewFolder } from "./previewFolder.ts";

/**
 * `_previews/<name>/preview.json`: written before anything else of a preview, and removed after everything else. Times
 * are ISO 8601 in UTC.
 */
export interface PreviewRecord {
  readonly schemaVersion: 1;
  readonly name: string;
  /** When it was deployed first. */
  readonly since: string;
  /** A deployment after this time ends it. */
  readonly expires: string;
  /** Who deployed it last. */
  readonly by: string;
  /** It is not served any more, and its files are being removed. */
  readonly ended?: { readonly at: string; readonly by: string };
}

/** A preview at a target. */
export interface StoredPreview {
  readonly name: string;
  /** Undefined when it cannot be read: what is left of the preview can only be removed. */
  readonly record: PreviewRecord | undefined;
}

export const recordKey = "preview.json";

/** The place of a preview, as a store of its own. */
export const previewStore = (store: DeploymentStore, name: string): DeploymentStore =>
  new StoreBelow(store, previewFolder(name));

export async function readPreview(store: DeploymentStore, name: string): Promise<StoredPreview> {
  const stored = await previewStore(store, name).get(recordKey);
  try {
    const record = stored && (JSON.parse(new TextDecoder().decode(stored.bytes)) as PreviewRecord);
    return { name, record: record?.schemaVersion === 1 && record.name === name ? record : undefined };
  } catch {
    return { name, record: undefined };
  }
}

/** Every preview of a target, by name; also one whose removal was cut off. */
export async function readPreviews(store: DeploymentStore): Promise<readonly StoredPreview[]> {
  const names = await store.folders(allPreviews);
  return Promise.all(names.map((name) => readPreview(store, name)));
}

export async function writePreview(store: DeploymentStore, record: PreviewRecord): Promise<void> {
  const bytes = new TextEncoder().encode(`${JSON.stringify(record, null, 2)}\n`);
  await previewStore(store, record.name).put(recordKey, bytes, { headers: stateHeaders });
}

/** Whether visitors can get it: a preview that has expired is served until a deployment ends it. */
export const isServed = ({ record }: StoredPreview): boolean => record !== undefined && record.ended === undefined;

/** Whether the next deployment removes it. */
export const isOver = ({ record }: StoredPreview, now: Date): boolean =>
  record === undefined || record.ended !== undefined || !(Date.parse(record.expires) > now.getTime());
