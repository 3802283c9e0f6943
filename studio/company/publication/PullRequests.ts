import { messageOf } from "#contract/messageOf.ts";
import type { ChosenValues, PersonName } from "#studio/document/company/proposalState.ts";
import { filledCommand, type RunProgram } from "./runProgram.ts";
import {
  noting,
  NotNoted,
  type PublicationEvent,
  type PublicationWay,
  RemoteAwayError,
  type TakeBackEvent,
  type ToPublish,
  type ToTakeBack,
} from "./PublicationWay.ts";

/** A branch that is on the remote. */
interface SentBranch {
  readonly kind: "sent";
  readonly branch: string;
  readonly commit: string;
}

/** What the way by pull requests needs of the repository. */
export interface PullRequestRepository {
  /** Brings the approved commit of a proposal up to date with the main branch, and pushes its branch. @throws RemoteAwayError */
  readonly send: (
    proposal: number,
    commit: string,
    by: PersonName,
  ) => Promise<SentBranch | { readonly kind: "conflict" }>;
  /** Pushes a branch that takes a merge back. `reverted`: the main branch does not have it any more. @throws RemoteAwayError */
  readonly sendRevert: (
    merge: string,
    proposal: number,
    by: PersonName,
    chosen?: ChosenValues,
  ) => Promise<SentBranch | { readonly kind: "conflict" } | { readonly kind: "reverted"; readonly revert: string }>;
  /** The commit of the main branch, as it was fetched last, that brought a proposal; undefined: none yet. */
  readonly mergeOf: (proposal: number, commit: string) => Promise<string | undefined>;
  /** The commit of the main branch, as it was fetched last, that took a merge back; undefined: none yet. */
  readonly revertOf: (merge: string) => Promise<string | undefined>;
  readonly titleOf: (proposal: number) => string;
  /** The folder that the command runs in. */
  readonly folder: string;
}

interface PullRequestsOptions {
  /** The command that opens a pull request. */
  readonly open: readonly string[];
  readonly repository: PullRequestRepository;
  readonly run: RunProgram;
}

const minuteMs = 60_000;
const mostCharacters = 500;

const lastLine = (text: string): string => (text.trim().split("\n").at(-1) ?? "").trim().slice(0, mostCharacters);

/** An address that may be a link of the page. What else a command prints is no address. */
function addressIn(stdout: string): string {
  const address = URL.parse(lastLine(stdout));
  return address !== null && /^https?:$/.test(address.protocol) ? address.href : "";
}

/** A command of the company has failed. The message has its last lines. */
class CommandFailed extends Error {}

const reasonOf = (error: unknown): "failed" | "remote" => (error instanceof RemoteAwayError ? "remote" : "failed");

/** Opens pull requests for approved proposals, and waits until the main branch has them: others merge them. */
export class PullRequests implements PublicationWay {
  readonly #options: PullRequestsOptions;

  constructor(options: PullRequestsOptions) {
    this.#options = options;
  }

  async publish(proposal: ToPublish, record: (event: PublicationEvent) => Promise<void>): Promise<void> {
    const { repository } = this.#options;
    const { number, commit, by, pullRequest } = proposal;
    const note = noting(record);
    try {
      const merge = await repository.mergeOf(number, commit);
      if (merge !== undefined) return await note({ kind: "merged", merge });
      if (pullRequest !== undefined) return undefined;
      const sent = await repository.send(number, commit, by);
      if (sent.kind === "conflict") return await note({ kind: "failed", failure: { reason: "conflict" } });
      return await note({ kind: "pullRequestOpened", address: await this.#open(number, sent) });
    } catch (error) {
      if (error instanceof NotNoted) return undefined;
      const failure = { reason: reasonOf(error), detail: messageOf(error) };
      return note({ kind: "failed", failure }).catch(() => undefined);
    }
  }

  async takeBack(proposal: ToTakeBack, record: (event: TakeBackEvent) => Promise<void>): Promise<void> {
    const { repository } = this.#options;
    const { number, merge, by, chosen, pullRequest } = proposal;
    const note = noting(record);
    try {
      const revert = await repository.revertOf(merge);
      if (revert !== undefined) return await note({ kind: "reverted", revert });
      if (pullRequest !== undefined) return undefined;
      const sent = await repository.sendRevert(merge, number, by, chosen);
      if (sent.kind === "reverted") return await note(sent);
      if (sent.kind === "conflict") return await note({ kind: "failed", failure: { reason: "conflict" } });
      return await note({ kind: "pullRequestOpened", address: await this.#open(number, sent) });
    } catch (error) {
      if (error instanceof NotNoted) return undefined;
      const failure = { reason: reasonOf(error), detail: messageOf(error) };
      return note({ kind: "failed", failure }).catch(() => undefined);
    }
  }

  async #open(number: number, { branch, commit }: SentBranch): Promise<string> {
    const { open, run, repository } = this.#options;
    const command = filledCommand(open, { branch, commit, title: repository.titleOf(number) });
    const { code, stdout, tail } = await run(command, { cwd: repository.folder, timeoutMs: 2 * minuteMs });
    if (code !== 0) throw new CommandFailed(tail);
    return addressIn(stdout);
  }
}
