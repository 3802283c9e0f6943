import { type OpenWorkspace, openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import type { ReleaseCompilation } from "#scripts/compile/compile.ts";
import type { PortalText } from "#scripts/leaks/PortalText.ts";
import type { StudioSite } from "#studio/document/addresses/StudioSite.ts";
import type { DraftStore, StepsStore } from "#studio/server/brands/DraftStore.ts";
import type { FindOrigin } from "#studio/server/brands/FindOrigin.ts";
import { themeOf } from "#studio/server/brands/findingsByBrand.ts";
import { BrandsFolder } from "#studio/server/machine/BrandsFolder.ts";
import { BrandHistories } from "#studio/server/machine/history/BrandHistories.ts";
import type { BrandPreview } from "#studio/server/preview/BrandPreview.ts";
import { RecentMap } from "#studio/server/RecentMap.ts";
import { Workshop } from "#studio/server/Workshop.ts";
import type { DatabaseSync } from "node:sqlite";
import { ProposalDrafts, proposalSteps } from "../records/proposals/ProposalDrafts.ts";
import { RefusedAct } from "../proposals/RefusedAct.ts";
import { commitAuthor } from "../repository/commitWords.ts";
import { ProposalStore } from "../repository/ProposalStore.ts";
import type { MainFiles, Repository } from "../repository/Repository.ts";
import { askingPerson } from "./asker.ts";
import { ProposalFiles } from "./ProposalFiles.ts";
import { requireSeenTheme, SeenDrafts } from "./SeenDrafts.ts";

interface WorkplacesOptions {
  /** The studio, without a workplace. */
  readonly site: () => StudioSite;
  readonly repository: Repository;
  readonly database: DatabaseSync;
  readonly compilation: ReleaseCompilation;
  readonly portal?: PortalText;
  /** Address at which a proposal is started. */
  readonly proposalAddress: string;
  /** Since when the values of a proposal, or of the main branch, have been what they are. */
  readonly originsOf: (work: number | "main") => FindOrigin;
  /** The title of a proposal now. */
  readonly titleOf: (number: number) => string;
  /** @throws RefusedAct when a proposal is not edited now */
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
  throw new RefusedAct("role");
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

/** The workshops of a company's studio: one over the main branch, which is read, and one for each proposal. */
export class Workplaces {
  readonly #options: WorkplacesOptions;
  readonly #open: RecentMap<number, Promise<Workshop>>;
  readonly #previews: RecentMap<string, BrandPreview>;
  #main: Workshop | undefined;
  /** The files of the main branch: most calls ask for the names of all brands, and a commit is read once. */
  #read: { readonly commit: string; readonly workspace: OpenWorkspace } | undefined;

  constructor(options: WorkplacesOptions) {
    this.#options = options;
    const { proposals, previews } = options.most ?? mostOpen;
    this.#open = new RecentMap(proposals);
    this.#previews = new RecentMap(previews);
  }

  /** The brands as the main branch has them. */
  async main(): Promise<Workshop> {
    const files = await this.#options.repository.mainWorktree();
    if (files.commit !== this.#read?.commit)
      this.#read = { commit: files.commit, workspace: openWorkspace(files.folder) };
    this.#main ??= this.#makeMain(files);
    return this.#main;
  }

  /** The brands as a proposal has them. Whether somebody may see the proposal is asked before. */
  proposal(number: number): Promise<Workshop> {
    const known = this.#open.get(number) ?? this.#makeProposal(number);
    this.#open.set(number, known);
    // One that could not be opened is tried again.
    known.catch(() => this.#open.delete(number));
    return known;
  }

  /** Forgets a proposal whose files are gone, or were changed by the server. */
  close(number: number): void {
    this.#open.delete(number);
  }

  #makeMain({ folder }: MainFiles): Workshop {
    const { site, compilation, portal, proposalAddress } = this.#options;
    const store = new BrandsFolder(folder);
    const brandsOfTheme = brandsOfThemeIn(folder);
    return new Workshop({
      files: new ProposalFiles({ store, requireEditable: refuse, onWritten: refuse, brandsOfTheme }),
      previews: this.#previews,
      openSaved: () => this.#read?.workspace ?? openWorkspace(folder),
      drafts: noDrafts,
      steps: noSteps,
      histories: new BrandHistories(folder),
      findOrigin: this.#options.originsOf("main"),
      site: { ...site(), work: "main" },
      requireTried: ({ descriptor }, saved) => requireSeenTheme(descriptor, saved.descriptor, brandsOfTheme),
      proposalAddress,
      compilation,
      ...(portal !== undefined && { portal }),
    });
  }

  async #makeProposal(number: number): Promise<Workshop> {
    const { site, repository, database, compilation, portal, titleOf, now = Date.now } = this.#options;
    const worktree = await repository.proposalWorktree(number);
    const drafts = new ProposalDrafts(database, number, () => {
      const { id, name, email } = askingPerson();
      return { id, name, email };
    });
    const requireEditable = () => this.#options.requireEditable(number);
    const store = new ProposalStore({
      repository,
      number,
      worktree,
      requireEditable,
      title: () => titleOf(number),
      author: () => commitAuthor(askingPerson()),
      coAuthors: (paths) => drafts.editorsOf(paths).map(commitAuthor),
      now,
      onCommit: () => undefined,
    });
    const brandsOfTheme = brandsOfThemeIn(worktree);
    const files = new ProposalFiles({
      store,
      brandsOfTheme,
      requireEditable,
      onWritten: () => this.#options.onCommit(number),
    });
    return new Workshop({
      files,
      drafts: new SeenDrafts(drafts, brandsOfTheme, requireEditable),
      steps: proposalSteps(database, number),
      histories: new BrandHistories(worktree),
      findOrigin: this.#options.originsOf(number),
      site: { ...site(), work: `forslag${number}` },
      main: () => this.main(),
      previews: this.#previews,
      requireTried: ({ descriptor }, saved) => requireSeenTheme(descriptor, saved.descriptor, brandsOfTheme),
      compilation,
      ...(portal !== undefined && { portal }),
    });
  }
}
