import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeWholeSync } from "#scripts/files/writeWhole.ts";
import {
  type DraftStore,
  type OpenDocument,
  type ReadTexts,
  readOpenDocument,
  readTexts,
  type StepsStore,
  stepsStore,
} from "../brands/DraftStore.ts";

/** Drafts in a folder of this machine that git ignores, a file each. */
export class DraftsFolder implements DraftStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  read(id: string): OpenDocument | undefined {
    try {
      return readOpenDocument(readFileSync(this.#pathOf(id), "utf8"));
    } catch {
      return undefined;
    }
  }

  keep(id: string, document: OpenDocument): void {
    const path = this.#pathOf(id);
    mkdirSync(this.#folder, { recursive: true });
    writeWholeSync(path, JSON.stringify(document));
  }

  remove(id: string): void {
    rmSync(this.#pathOf(id), { force: true });
  }

  readable(id: string): ReadTexts {
    try {
      return readTexts(JSON.parse(readFileSync(this.#pathOf(`${id}.readable`), "utf8")));
    } catch {
      return {};
    }
  }

  keepReadable(id: string, texts: ReadTexts): void {
    try {
      mkdirSync(this.#folder, { recursive: true });
      writeWholeSync(this.#pathOf(`${id}.readable`), JSON.stringify({ ...this.readable(id), ...texts }));
    } catch {
      // It is a precaution: what it is kept beside, such as saving, does not fail for it.
    }
  }

  ids(): readonly string[] {
    const kept = existsSync(this.#folder) ? readdirSync(this.#folder) : [];
    return kept.flatMap((name) => /^([a-z][a-z0-9-]*)\.json$/.exec(name)?.[1] ?? []);
  }

  #pathOf(name: string): string {
    return join(this.#folder, `${name}.json`);
  }
}

/**
 * The steps of undo and redo of each document, in files beside the drafts.
 * @param folder where drafts are kept: a folder that git ignores
 */
export function stepsFolder(folder: string): StepsStore {
  const pathOf = (id: string): string => join(folder, `${id}.steps.json`);
  return stepsStore({
    read(id) {
      try {
        return readFileSync(pathOf(id), "utf8");
      } catch {
        return undefined;
      }
    },
    write(id, text) {
      mkdirSync(folder, { recursive: true });
      writeWholeSync(pathOf(id), text);
    },
  });
}
