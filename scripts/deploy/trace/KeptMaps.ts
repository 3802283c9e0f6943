import { originalPositionFor, sourceContentFor, TraceMap } from "@jridgewell/trace-mapping";
import { isObject } from "#contract/isObject.ts";
import { mapKey } from "#scripts/compile/sourceMaps.ts";
import { previewStore, readPreviews } from "../state/PreviewRecord.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";
import { functionAt } from "./functionAt.ts";
import type { Frame } from "./readFrames.ts";

/** Where a frame comes from. */
export interface TracedFrame {
  /** Its path in the repository. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The function, as the source names it. Left out outside of all functions. */
  readonly function?: string;
  /** The commit that file and line are of; with a `+` where it had changes that were not committed. */
  readonly commit?: string;
  /** The line itself. */
  readonly code?: string;
}

interface KeptMap {
  readonly map: TraceMap;
  readonly commit: string | undefined;
}

/** The chunk of the bundler's own code, which has no source and so no map. */
const bundlerChunk = /^rolldown-runtime-/;

/** The source maps of a target, its previews' too. Each is read once. */
export class KeptMaps {
  readonly #store: DeploymentStore;
  readonly #read = new Map<string, Promise<KeptMap | undefined>>();

  constructor(store: DeploymentStore) {
    this.#store = store;
  }

  async #find(chunk: string): Promise<KeptMap | undefined> {
    const previews = async () => (await readPreviews(this.#store)).map(({ name }) => previewStore(this.#store, name));
    const stored =
      (await this.#store.get(mapKey(chunk))) ??
      (await Promise.all((await previews()).map((store) => store.get(mapKey(chunk))))).find((one) => one !== undefined);
    if (stored === undefined) return undefined;
    const text = new TextDecoder().decode(stored.bytes);
    const value: unknown = JSON.parse(text);
    const commit = isObject(value) ? value["x_commit"] : undefined;
    return { map: new TraceMap(text), commit: typeof commit === "string" ? commit : undefined };
  }

  /**
   * Where a frame comes from. `unknown`: the target has no map of its chunk. `outside`: there is no source for this
   * place, as for code of the bundler, or no such place.
   */
  async trace({ chunk, line, column }: Frame): Promise<TracedFrame | "unknown" | "outside"> {
    if (bundlerChunk.test(chunk) || line < 1) return "outside";
    const reading = this.#read.get(chunk) ?? this.#find(chunk);
    this.#read.set(chunk, reading);
    const kept = await reading;
    if (kept === undefined) return "unknown";
    const { map, commit } = kept;
    const found = originalPositionFor(map, { line, column: Math.max(column - 1, 0) });
    if (found.source === null) return "outside";
    const source = sourceContentFor(map, found.source) ?? "";
    const name = functionAt(found.source, source, found.line, found.column) ?? found.name ?? undefined;
    const code = source.split("\n")[found.line - 1]?.trim();
    return {
      file: found.source,
      line: found.line,
      column: found.column + 1,
      ...(name !== undefined && { function: name }),
      ...(commit !== undefined && { commit }),
      ...(code !== undefined && { code }),
    };
  }
}
