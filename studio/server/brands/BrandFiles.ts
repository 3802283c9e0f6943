import { randomUUID } from "node:crypto";
import { lstatSync, readFileSync, realpathSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { type Drafts, openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { effectiveOf } from "#scripts/brands/layers.ts";
import { type DocumentTexts, type FileKind, fileKinds } from "#studio/document/StudioDocument.ts";

/** A path that the studio does not read or write. */
export class ForbiddenPathError extends Error {}

const descriptorPath = /^tenants\/[a-z][a-z0-9-]*\/tenant\.jsonc$/;
const themePath = /^themes\/(?!contract\.|base\.)[a-z0-9][a-z0-9-]*\.tokens\.json$/;

/**
 * The files of the brands: the only ones that the studio writes are `tenants/<id>/tenant.jsonc` and
 * `themes/<name>.tokens.json`.
 */
export class BrandFiles {
  /** Absolute path of the folder with `tenants/` and `themes/`. */
  readonly root: string;

  constructor(brandsDir: string) {
    this.root = resolve(brandsDir);
  }

  /** Names of the folders in `tenants/` whose descriptor is a file, or is still to be written. */
  ids(): readonly string[] {
    return openWorkspace(this.root).folders.filter((id) => {
      const found = lstatSync(join(this.root, "tenants", id, "tenant.jsonc"), { throwIfNoEntry: false });
      return found === undefined || found.isFile();
    });
  }

  /** The files that are edited for a brand; its theme is the one that the descriptor names now. */
  pathsOf(id: string, drafts?: Drafts): DocumentTexts {
    const workspace = openWorkspace(this.root, drafts);
    const json = workspace.brand(id)?.json;
    const named = json === undefined ? undefined : effectiveOf(workspace.base, json)["theme"];
    const theme = typeof named === "string" && workspace.themeNames.includes(named) ? named : id;
    return { descriptor: `tenants/${id}/tenant.jsonc`, theme: `themes/${theme}.tokens.json` };
  }

  /** The texts as they are on the disk now. A file that does not exist is empty. */
  read(paths: DocumentTexts): DocumentTexts {
    return { descriptor: this.#readOne(paths.descriptor), theme: this.#readOne(paths.theme) };
  }

  /** Writes the files that differ from the disk, each as a whole: a reader sees the old text or the new one. */
  async write(paths: DocumentTexts, texts: DocumentTexts): Promise<FileKind[]> {
    const onDisk = this.read(paths);
    const changed = fileKinds.filter((kind) => texts[kind] !== onDisk[kind]);
    for (const kind of changed) await this.#writeOne(paths[kind], texts[kind]);
    return changed;
  }

  /** The absolute path of a file. Throws for any other file, and for one that a link leads away from. */
  #absolute(path: string): string {
    if (!descriptorPath.test(path) && !themePath.test(path)) throw new ForbiddenPathError(path);
    const absolute = join(this.root, path);
    const folder = realpathSync(dirname(absolute));
    if (folder !== join(realpathSync(this.root), dirname(path).replaceAll("/", sep)))
      throw new ForbiddenPathError(path);
    const found = lstatSync(absolute, { throwIfNoEntry: false });
    if (found !== undefined && !found.isFile()) throw new ForbiddenPathError(path);
    return absolute;
  }

  #readOne(path: string): string {
    const absolute = this.#absolute(path);
    return lstatSync(absolute, { throwIfNoEntry: false }) === undefined ? "" : readFileSync(absolute, "utf8");
  }

  async #writeOne(path: string, text: string): Promise<void> {
    const absolute = this.#absolute(path);
    // Hidden files are no part of a brand, should the process end before the file has its name.
    const temporary = join(dirname(absolute), `.studio-${randomUUID()}`);
    try {
      const file = await open(temporary, "wx");
      try {
        await file.writeFile(text);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, absolute);
    } finally {
      await rm(temporary, { force: true });
    }
  }
}
