import { type OpenWorkspace, openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import type { ReleaseCompilation } from "#scripts/compile/compile.ts";
import type { PortalText } from "#scripts/leaks/PortalText.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import type { StudioSite } from "#studio/document/addresses/StudioSite.ts";
import type { DraftStore, StepsStore } from "#studio/server/brands/DraftStore.ts";
import type { FindOrigin } from "#studio/git/origins.ts";
import { themeOf } from "#studio/server/brands/findingsByBrand.ts";
import { createHiddenSearch } from "#studio/server/brands/seenBrands.ts";
import { BrandsFolder } from "#studio/server/machine/BrandsFolder.ts";
import { BrandHistories } from "#studio/server/machine/history/BrandHistories.ts";
import type { BrandPreview } from "#studio/server/preview/BrandPreview.ts";
import { LRUCache } from "lru-cache";
import { Workshop } from "#studio/server/Workshop.ts";
import { WorkshopMemory } from "#studio/server/WorkshopMemory.ts";
import type { PersonName } from "#studio/document/company/proposalState.ts";
import type { DatabaseSync } from "node:sqlite";
import type { Person } from "../identity/Person.ts";
import { personOfViewer, seesBrand, type Viewer } from "../identity/Viewer.ts";
import { type DraftEditor, ProposalDrafts, proposalSteps } from "../records/proposals/ProposalDrafts.ts";
import { commitAuthor } from "#studio/git/commitWords.ts";
import { ProposalStore } from "../repository/ProposalStore.ts";
import type { Repository } from "../repository/Repository.ts";
import { ProposalFiles } from "./ProposalFiles.ts";
import { requireSeenTheme, SeenDrafts } from "./SeenDrafts.ts";
import { Refusal } from "#studio/server/Refusal.ts";

interface WorkplacesOptions {
  /** The studio, without a workplace. */
  readonly site: () => StudioSite;
  readonly repository: Repository;
  readonly database: DatabaseSync;
  readonly compilation: ReleaseCompilation;
  readonly portal?: PortalText;
  /** Address at which a proposal is started. */
  readonly proposalAddress: string;
  /** Since when the values of a proposal, or of the main branch, have been what they are, as somebody may know it. */
  readonly originsOf: (work: number | "main", viewer: Viewer) => FindOrigin;
  /** The title of a proposal now. */
  readonly titleOf: (number: number) => string;
  /** Somebody with the roles that they have now. */
  readonly personNow: (person: PersonName) => Person;
  /** @throws Refusal when a proposal is not edited now */
  readonly requireEditable: (number: number) => void;
  /** The branch of a proposal has a new commit. */
  readonly onCommit: (number: number) => Promise<void>;
  readonly now?: () => number;
  readonly most?: typeof mostOpen;
}

// Where brands are only read, nothing is kept.
const noDrafts: DraftStore = {
  read: () => undefined,
  keep: () => undefined,
  remove: () => undefined,
  ids: () => [],
};
const noSteps: StepsStore = { read: () => ({}), keep: () => undefined, markSaved: () => undefined };

const refuse = (): never => {
  throw new Refusal("role");
};

/** Finds the brands of a folder whose saved files name a theme. */
const brandsOfThemeIn =
  (folder: string) =>
  (theme: string): readonly string[] => {
    const workspace = openWorkspace(folder);
    return workspace.folders.filter((id) => themeOf(workspace, id) === theme);
  };

/**
 * So many proposals and previews are kept in memory. What was not used for long is opened again at its next use; a
 * preview takes 1 MB. Previews are counted together: one person who looks at all brands of a proposal has hundreds.
 */
const mostOpen = { proposals: 60, previews: 120 };

const editorOf = ({ id, name, email }: Person): DraftEditor => ({ id, name, email });

/** The files of a proposal, or of the main branch, with what is kept of them for all who ask. */
interface Workplace {
  readonly folder: string;
  readonly memory: WorkshopMemory;
  readonly brandsOfTheme: (theme: string) => readonly string[];
}

/**
 * The workshops of a company's studio: over the main branch, which is read, and over each proposal. Each is opened for
 * somebody: there is no way to the brands without saying who looks at them.
 */
export class Workshops {
  readonly #options: WorkplacesOptions;
  readonly #open: LRUCache<number, Promise<Workplace>>;
  readonly #previews: LRUCache<string, BrandPreview>;
  #main: Workplace | undefined;
  /** The files of the main branch: most calls ask for the names of all brands, and a commit is read once. */
  #read: { readonly commit: string; readonly workspace: OpenWorkspace } | undefined;

  constructor(options: WorkplacesOptions) {
    this.#options = options;
    const { proposals, previews } = options.most ?? mostOpen;
    this.#open = new LRUCache({ max: proposals });
    this.#previews = new LRUCache({ max: previews });
  }

  /** The brands as the main branch has them, for somebody. */
  async main(viewer: Viewer): Promise<Workshop> {
    const files = await this.#options.repository.mainWorktree();
    if (files.commit !== this.#read?.commit)
      this.#read = { commit: files.commit, workspace: openWorkspace(files.folder) };
    this.#main ??= this.#workplaceIn(files.folder);
    return this.#openMain(this.#main, viewer);
  }

  /** The brands as a proposal has them, for somebody. Whether they may see the proposal is asked before. */
  async proposal(number: number, viewer: Viewer): Promise<Workshop> {
    const known =
      this.#open.get(number) ??
      this.#options.repository.proposalWorktree(number).then((folder) => this.#workplaceIn(folder));
    this.#open.set(number, known);
    // One that could not be opened is tried again.
    known.catch(() => this.#open.delete(number));
    return this.#openProposal(number, await known, viewer);
  }

  /**
   * Finds whether a text names a brand that somebody may not see, by the main branch as it was read last. As long as it
   * was not read, every text may do so for those who do not see everything.
   */
  namesHidden(viewer: Viewer): (text: string) => boolean {
    if (this.#read !== undefined) return createHiddenSearch(this.#read.workspace, (id) => seesBrand(viewer, id));
    return () => !(viewer.kind === "person" && viewer.person.grants.some(({ brands }) => brands === "all"));
  }

  /** Forgets a proposal whose files are gone, or were changed by the server. */
  close(number: number): void {
    this.#open.delete(number);
  }

  #workplaceIn(folder: string): Workplace {
    return { folder, memory: new WorkshopMemory(this.#previews), brandsOfTheme: brandsOfThemeIn(folder) };
  }

  /** What the workshops over a workplace have in common. */
  #sharedOptions({ folder, memory, brandsOfTheme }: Workplace, work: number | "main", viewer: Viewer) {
    const { site, compilation, portal, originsOf } = this.#options;
    return {
      memory,
      histories: new BrandHistories(folder),
      findOrigin: originsOf(work, viewer),
      site: { ...site(), work: work === "main" ? work : `forslag${work}` },
      requireTried: ({ descriptor }: DocumentTexts, saved: DocumentTexts) =>
        requireSeenTheme(viewer, descriptor, saved.descriptor, brandsOfTheme),
      compilation,
      ...(portal !== undefined && { portal }),
    };
  }

  #openMain(workplace: Workplace, viewer: Viewer): Workshop {
    const { folder, brandsOfTheme } = workplace;
    const store = new BrandsFolder(folder);
    return new Workshop({
      ...this.#sharedOptions(workplace, "main", viewer),
      files: new ProposalFiles({
        viewer,
        store,
        write: refuse,
        notesOf: () => [],
        personNow: this.#options.personNow,
        requireEditable: refuse,
        onWritten: refuse,
        brandsOfTheme,
      }),
      openSaved: () => this.#read?.workspace ?? openWorkspace(folder),
      drafts: noDrafts,
      steps: noSteps,
      proposalAddress: this.#options.proposalAddress,
    });
  }

  #openProposal(number: number, workplace: Workplace, viewer: Viewer): Workshop {
    const { repository, database, titleOf, now = Date.now } = this.#options;
    const { folder, brandsOfTheme } = workplace;
    const drafts = new ProposalDrafts(database, number, viewer.kind === "person" ? editorOf(viewer.person) : undefined);
    const requireEditable = () => this.#options.requireEditable(number);
    const store = new ProposalStore({
      repository,
      number,
      worktree: folder,
      requireEditable,
      title: () => titleOf(number),
      author: () => commitAuthor(personOfViewer(viewer)),
      now,
      onCommit: () => undefined,
    });
    const onWritten = () => this.#options.onCommit(number);
    return new Workshop({
      ...this.#sharedOptions(workplace, number, viewer),
      files: new ProposalFiles({
        viewer,
        store,
        write: (...args) => store.write(...args),
        notesOf: (id) => drafts.notesOf(id),
        personNow: this.#options.personNow,
        brandsOfTheme,
        requireEditable,
        onWritten,
      }),
      drafts: new SeenDrafts(viewer, drafts, brandsOfTheme, requireEditable),
      steps: proposalSteps(database, number),
      main: () => this.main(viewer),
    });
  }
}
