import type { Drafts } from "#scripts/brands/loadWorkspace.ts";
import type { DocumentKind, DocumentTexts } from "#studio/document/StudioDocument.ts";
import type { BrandStore } from "#studio/server/brands/BrandStore.ts";
import { BrandsFolder } from "#studio/server/machine/BrandsFolder.ts";
import { changeSubject } from "./changeSubject.ts";
import { commitFiles } from "./commitFiles.ts";
import { type CommitAuthor, commitMessage, type MessageNote } from "#studio/git/commitWords.ts";
import { proposalBranch, type Repository } from "./Repository.ts";

interface ProposalStoreOptions {
  readonly repository: Repository;
  readonly number: number;
  /** The folder with the proposal's files: `repository.proposalWorktree`. */
  readonly worktree: string;
  /** Called when it is the turn of a write, before anything is written. Throws when nothing may be. */
  readonly requireEditable?: () => void;
  /** What the proposal is called now. */
  readonly title: () => string;
  /** Who saves: the person of the call that is being answered. */
  readonly author: () => CommitAuthor;
  readonly now: () => number;
  /** The branch has a new commit, which is to be sent to the remote. */
  readonly onCommit: (commit: string) => void;
}

/** Who else has written what a commit has, and who has set its fields that need a role. */
export type Made = Pick<MessageNote, "coAuthors" | "noted">;

/**
 * The files of a proposal. What somebody saves is one commit of that person: it is saved when the commit is there, and
 * files that cannot be committed are taken back. The person's draft still has them then.
 */
export class ProposalStore implements BrandStore {
  readonly root: string;
  readonly #folder: BrandsFolder;
  readonly #options: ProposalStoreOptions;

  constructor(options: ProposalStoreOptions) {
    this.#options = options;
    this.#folder = new BrandsFolder(options.worktree);
    this.root = this.#folder.root;
  }

  has(id: string): boolean {
    return this.#folder.has(id);
  }

  checkFolders(): void {
    this.#folder.checkFolders();
  }

  ids(): readonly string[] {
    return this.#folder.ids();
  }

  pathsOf(id: string, drafts?: Drafts): DocumentTexts {
    return this.#folder.pathsOf(id, drafts);
  }

  read(paths: DocumentTexts): DocumentTexts {
    return this.#folder.read(paths);
  }

  missing(paths: DocumentTexts): DocumentKind[] {
    return this.#folder.missing(paths);
  }

  /** @param made who has set what is written. Left out: the one who saves it */
  write(paths: DocumentTexts, texts: DocumentTexts, made?: Made): Promise<DocumentKind[]> {
    return this.whileWriting(() => this.#folder.write(paths, texts), made);
  }

  create(id: string, files: ReadonlyMap<string, string>): Promise<void> {
    return this.whileWriting(() => this.#folder.create(id, files));
  }

  /** Does work that writes files of brands, and commits what it has written; all of it or nothing. */
  whileWriting<Result>(work: () => Promise<Result>, made: Made = {}): Promise<Result> {
    const { repository, number, onCommit, requireEditable } = this.#options;
    // A later call can be another person's.
    const author = this.#options.author();
    return repository.inTurn(number, async () => {
      requireEditable?.();
      try {
        const result = await work();
        const commit = await this.#commit(author, made);
        if (commit !== undefined) onCommit(commit);
        return result;
      } catch (error) {
        // What is told is why it was not saved: on a full disk, that the files cannot be taken back is the same reason.
        await repository.worktrees.reset(`proposals/${number}`).catch(() => undefined);
        throw error;
      }
    });
  }

  #commit(author: CommitAuthor, made: Made): Promise<string | undefined> {
    const { repository, number, title, now } = this.#options;
    const files = { worktree: this.root, branch: proposalBranch(number) };
    return commitFiles(this.root, {
      author,
      committer: repository.committer,
      atMs: now(),
      message: async (paths) =>
        commitMessage(await changeSubject(repository.commits, files, paths), {
          number,
          title: title(),
          author,
          ...made,
        }),
    });
  }
}
