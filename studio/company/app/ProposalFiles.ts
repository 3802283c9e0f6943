import { baseId } from "#studio/document/baseId.ts";
import { documentKinds, type DocumentKind, type DocumentTexts } from "#studio/document/StudioDocument.ts";
import type { Drafts } from "#scripts/brands/loadWorkspace.ts";
import type { BrandStore } from "#studio/server/brands/BrandStore.ts";
import { may, type Person } from "../identity/Person.ts";
import { personOfViewer, seesBrand, type Viewer } from "../identity/Viewer.ts";
import { changeKindsOf } from "../proposals/changeKindsOf.ts";
import { RefusedAct } from "../proposals/RefusedAct.ts";
import { brandPath } from "../repository/brandPath.ts";
import type { FileVersions } from "../repository/FileVersions.ts";
import { requireEditing } from "./mayDo.ts";

interface ProposalFilesOptions {
  /** Who reads and writes them. */
  readonly viewer: Viewer;
  /** The files of the worktree; a write is a commit. */
  readonly store: BrandStore;
  /** Called before anything is written. @throws RefusedAct when the proposal is not edited now */
  readonly requireEditable: () => void;
  /** The brands whose saved files name a theme. */
  readonly brandsOfTheme: (theme: string) => readonly string[];
  /** Called when the commit is there. */
  readonly onWritten: () => Promise<void>;
}

/** The brand that a document belongs to. */
const brandOf = (paths: DocumentTexts): string => brandPath(paths.descriptor)?.brand ?? "";

/** The files that differ, with both texts. */
function differing(paths: DocumentTexts, before: DocumentTexts, after: DocumentTexts): readonly FileVersions[] {
  return documentKinds.flatMap((kind): FileVersions[] => {
    const [path, old, now] = [paths[kind], before[kind], after[kind]];
    if (path === undefined || path === "" || now === undefined || old === now) return [];
    return [{ path, ...(old !== undefined && old !== "" && { before: old }), ...(now !== "" && { after: now }) }];
  });
}

/** @throws RefusedAct when somebody has not the roles for a change */
function requireRoles(person: Person, brand: string, files: readonly FileVersions[]): void {
  requireEditing(person, brand);
  if (changeKindsOf(files).includes("addresses") && !may(person, "addresses", brand === baseId ? undefined : brand))
    throw new RefusedAct("role-addresses");
}

/** The brands of a proposal as somebody may see and change them. */
export class ProposalFiles implements BrandStore {
  readonly root: string;
  readonly #options: ProposalFilesOptions;

  constructor(options: ProposalFilesOptions) {
    this.#options = options;
    this.root = options.store.root;
  }

  has(id: string): boolean {
    return this.#options.store.has(id) && seesBrand(this.#options.viewer, id);
  }

  checkFolders(): void {
    this.#options.store.checkFolders();
  }

  ids(): readonly string[] {
    return this.#options.store.ids();
  }

  pathsOf(id: string, drafts?: Drafts): DocumentTexts {
    return this.#options.store.pathsOf(id, drafts);
  }

  read(paths: DocumentTexts): DocumentTexts {
    return this.#options.store.read(paths);
  }

  missing(paths: DocumentTexts): DocumentKind[] {
    return this.#options.store.missing(paths);
  }

  async write(paths: DocumentTexts, texts: DocumentTexts): Promise<DocumentKind[]> {
    this.#options.requireEditable();
    const person = personOfViewer(this.#options.viewer);
    const files = differing(paths, this.read(paths), texts);
    requireRoles(person, brandOf(paths), files);
    this.#requireThemes(person, files);
    const written = await this.#options.store.write(paths, texts);
    await this.#options.onWritten();
    return written;
  }

  /** A theme that several brands have is changed by those who may edit all of them. @throws RefusedAct */
  #requireThemes(person: Person, files: readonly FileVersions[]): void {
    const themes = new Set(files.flatMap(({ path }) => brandPath(path)?.theme ?? []));
    const brands = [...themes].flatMap((theme) => this.#options.brandsOfTheme(theme));
    if (brands.some((brand) => !may(person, "editor", brand))) throw new RefusedAct("theme");
  }

  async create(id: string, files: ReadonlyMap<string, string>): Promise<void> {
    this.#options.requireEditable();
    // Roles are given for brands that exist: a new one is for those who have them for all.
    if (!may(personOfViewer(this.#options.viewer), "editor", id)) throw new RefusedAct("role");
    await this.#options.store.create(id, files);
    await this.#options.onWritten();
  }
}
