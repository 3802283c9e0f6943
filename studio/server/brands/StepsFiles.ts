import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isObject } from "#contract/isObject.ts";
import type { KeptSteps } from "#studio/document/keptSteps.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";

/** The steps of undo and redo of each document, in files beside the drafts. Only the page reads what is in them. */
export class StepsFiles {
  readonly #folder: string;

  /** @param folder where drafts are kept: a folder that git ignores */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param id of a document that exists: it becomes a part of a path */
  read(id: string): KeptSteps {
    try {
      const kept: unknown = JSON.parse(readFileSync(this.#pathOf(id), "utf8"));
      return isObject(kept) && typeof kept["steps"] === "string" ? kept : {};
    } catch {
      return {};
    }
  }

  keep(id: string, steps: string): void {
    this.#write(id, { steps });
  }

  /** The document was saved: a file that differs from these texts later was changed by another program. */
  markSaved(id: string, last: DocumentTexts): void {
    const { steps } = this.read(id);
    if (steps !== undefined) this.#write(id, { steps, last });
  }

  #write(id: string, kept: KeptSteps): void {
    mkdirSync(this.#folder, { recursive: true });
    const path = this.#pathOf(id);
    writeFileSync(`${path}.new`, JSON.stringify(kept));
    renameSync(`${path}.new`, path);
  }

  #pathOf(id: string): string {
    return join(this.#folder, `${id}.steps.json`);
  }
}
