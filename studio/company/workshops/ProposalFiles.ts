import type { PersonName } from "#studio/document/company/proposalState.ts";
import type { RefusedField } from "#studio/document/RefusedField.ts";
import type { DocumentKind, DocumentTexts } from "#studio/document/StudioDocument.ts";
import type { Drafts } from "#scripts/brands/loadWorkspace.ts";
import type { BrandStore } from "#studio/server/brands/BrandStore.ts";
import { may, type Person } from "../identity/Person.ts";
import { personOfViewer, seesBrand, type Viewer } from "../identity/Viewer.ts";
import { type DraftNote, differingFiles, settersOf } from "../proposals/draftNotes.ts";
import { refuseFields, roleFieldsOf, type SetField } from "../proposals/roleFields.ts";
import type { DraftEditor } from "../records/proposals/ProposalDrafts.ts";
import { brandFileOf } from "#studio/server/brands/brandFile.ts";
import { commitAuthor, personKey } from "#studio/git/commitWords.ts";
import { changedFields, type FileVersions } from "../repository/FileVersions.ts";
import type { Made } from "../repository/ProposalStore.ts";
import { mayHaveSet, requireEditing } from "../proposals/mayDo.ts";
import { Refusal } from "#studio/server/Refusal.ts";

interface ProposalFilesOptions {
  /** Who reads and writes them. */
  readonly viewer: Viewer;
  /** The files of the worktree. */
  readonly store: Pick<BrandStore, "checkFolders" | "create" | "has" | "ids" | "missing" | "pathsOf" | "read" | "root">;
  /** Writes files as a commit. */
  readonly write: (paths: DocumentTexts, texts: DocumentTexts, made: Made) => Promise<DocumentKind[]>;
  /** Who has set what of a document since it was saved. */
  readonly notesOf: (document: string) => readonly DraftNote<DraftEditor>[];
  /** Somebody with the roles that they have now. */
  readonly personNow: (person: PersonName) => Person;
  /** Called before anything is written. @throws Refusal when the proposal is not edited now */
  readonly requireEditable: () => void;
  /** The brands whose saved files name a theme. */
  readonly brandsOfTheme: (theme: string) => readonly string[];
  /** Called when the commit is there. */
  readonly onWritten: () => Promise<void>;
}

/** The brand that a document belongs to. */
const brandOf = (paths: DocumentTexts): string => brandFileOf(paths.descriptor)?.brand ?? "";

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

  /** @throws Refusal with the fields that somebody has set without the role for them */
  async write(paths: DocumentTexts, texts: DocumentTexts): Promise<DocumentKind[]> {
    this.#options.requireEditable();
    const person = personOfViewer(this.#options.viewer);
    const brand = brandOf(paths);
    requireEditing(person, brand);
    const files = differingFiles(paths, this.read(paths), texts);
    const written = await this.#options.write(paths, texts, this.#madeBy(person, brand, files));
    await this.#options.onWritten();
    return written;
  }

  /** Who has set what is written. @throws Refusal for fields that somebody has set without the role for them */
  #madeBy(person: Person, brand: string, files: readonly FileVersions[]): Made {
    const notes = this.#options.notesOf(brand);
    const peopleOf = (field: SetField): readonly Person[] => {
      const setters = settersOf(notes, field).map((each) => this.#options.personNow(each));
      // What nobody is noted for is of the one who saves it, with the roles of the session.
      return (setters.length === 0 ? [person] : setters).map((each) => (each.id === person.id ? person : each));
    };
    const fields = files.flatMap(roleFieldsOf).map((field) => ({ field, people: peopleOf(field) }));
    refuseFields(
      fields.flatMap(({ field, people }): RefusedField[] =>
        people
          .filter((each) => !mayHaveSet(each, brand, field, this.#options.brandsOfTheme))
          .map(({ id, name }) => ({ ...field, ...(id !== person.id && { by: name }) })),
      ),
    );
    const all = files.flatMap(({ path, ...versions }) => {
      const changed = changedFields({ path, ...versions });
      return changed.length === 0
        ? [{ file: path, path: [] }]
        : changed.map((each) => ({ file: path, path: each.path }));
    });
    const authors = new Map(all.flatMap(peopleOf).map((each) => [each.id, each]));
    return {
      coAuthors: [...authors.values()].map(commitAuthor),
      noted: fields.flatMap(({ field: { file, path }, people }) =>
        people.map(({ id }) => ({ key: personKey(id), file, path })),
      ),
    };
  }

  async create(id: string, files: ReadonlyMap<string, string>): Promise<void> {
    this.#options.requireEditable();
    // Roles are given for brands that exist: a new one is for those who have them for all.
    if (!may(personOfViewer(this.#options.viewer), "editor", id)) throw new Refusal("role");
    await this.#options.store.create(id, files);
    await this.#options.onWritten();
  }
}
