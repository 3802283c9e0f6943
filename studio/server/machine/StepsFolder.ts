import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeWholeSync } from "#scripts/files/writeWhole.ts";
import type { KeptSteps } from "#studio/document/keptSteps.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { readKeptSteps, type StepsStore } from "../brands/DraftStore.ts";

/** The steps of undo and redo of each document, in files beside the drafts. */
export class StepsFolder implements StepsStore {
  readonly #folder: string;

  /** @param folder where drafts are kept: a folder that git ignores */
  constructor(folder: string) {
    this.#folder = folder;
  }

  read(id: string): KeptSteps {
    try {
      return readKeptSteps(readFileSync(this.#pathOf(id), "utf8"));
    } catch {
      return {};
    }
  }

  keep(id: string, steps: string): void {
    this.#write(id, { steps });
  }

  markSaved(id: string, last: DocumentTexts): void {
    const { steps } = this.read(id);
    if (steps !== undefined) this.#write(id, { steps, last });
  }

  #write(id: string, kept: KeptSteps): void {
    mkdirSync(this.#folder, { recursive: true });
    const path = this.#pathOf(id);
    writeWholeSync(path, JSON.stringify(kept));
  }

  #pathOf(id: string): string {
    return join(this.#folder, `${id}.steps.json`);
  }
}
