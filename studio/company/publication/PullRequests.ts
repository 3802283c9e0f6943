import { type PersonName, type PullRequest, pullRequestStatuses } from "#studio/document/company/CompanyWire.ts";
import type { PublishConfig } from "../config/CompanyConfig.ts";
import type { PublicationEvent, PublicationWay, ToPublish } from "./Publisher.ts";
import { filledCommand } from "./publishCommands.ts";
import type { RunProgram } from "./runProgram.ts";

/** What the way by pull requests needs of the repository. */
export interface PullRequestRepository {
  /** Brings the approved commit of a proposal up to date with the main branch, and pushes its branch. */
  readonly send: (
    proposal: number,
    commit: string,
    by: PersonName,
  ) => Promise<
    { readonly kind: "sent"; readonly branch: string; readonly commit: string } | { readonly kind: "conflict" }
  >;
  /** The commit of the main branch of the remote that brought a proposal; undefined when there is none yet. */
  readonly mergeOf: (proposal: number, commit: string) => Promise<string | undefined>;
  readonly branchOf: (proposal: number) => string;
  readonly titleOf: (proposal: number) => string;
  /** The folder that the commands run in. */
  readonly folder: string;
}

interface PullRequestsOptions {
  readonly config: Extract<PublishConfig, { readonly way: "pullRequest" }>;
  readonly repository: PullRequestRepository;
  readonly run: RunProgram;
  /** Tells the administrator something, in English. */
  readonly complain?: (text: string) => void;
  readonly now?: () => number;
}

const minuteMs = 60_000;
/** The command that asks how far it is may be one of somebody else's server. */
const askEveryMs = minuteMs / 2;
const mostCharacters = 500;

type Said =
  | { readonly kind: PullRequest["status"] | "failed" | "live"; readonly words: string }
  /** The command failed, or said something else. */
  | { readonly kind: "unknown" };

const lastLine = (text: string): string => (text.trim().split("\n").at(-1) ?? "").trim().slice(0, mostCharacters);

/** Reads what the command that asks has printed: a word, and a line for people, which may be the next one. */
function readSaid(stdout: string): Said {
  const [, word, words = ""] = /^\s*(\w+)[\s:]*([^]*)$/.exec(stdout) ?? [];
  const kind = [...pullRequestStatuses, "live" as const, "failed" as const].find((each) => each === word);
  const [line = ""] = words.trim().split("\n");
  return kind === undefined ? { kind: "unknown" } : { kind, words: line.slice(0, mostCharacters) };
}

/** An address that may be a link of the page. What else a command prints is no address. */
function addressIn(stdout: string): string {
  const address = URL.parse(lastLine(stdout));
  return address !== null && /^https?:$/.test(address.protocol) ? address.href : "";
}

/**
 * Has approved proposals published by the project's CI: it opens a pull request, and asks how far that is. Each call goes
 * one step on, from what is known of the proposal, so that a server may be stopped at any time.
 */
export class PullRequests implements PublicationWay {
  readonly #options: PullRequestsOptions;
  readonly #now: () => number;
  readonly #asked = new Map<number, number>();
  /** Proposals of which the administrator was told that the answer is not understood. */
  readonly #unknown = new Set<number>();

  constructor(options: PullRequestsOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** Opens the pull request of a proposal, or asks how far it is. */
  async publish(proposal: ToPublish, record: (event: PublicationEvent) => Promise<void>): Promise<void> {
    const { number, pullRequest } = proposal;
    if (pullRequest === undefined) {
      this.#asked.delete(number);
      return this.#open(proposal, record);
    }
    if (this.#now() - (this.#asked.get(number) ?? 0) < askEveryMs) return undefined;
    await this.#ask({ ...proposal, pullRequest }, record);
    this.#asked.set(number, this.#now());
    return undefined;
  }

  async #open(
    { number, commit, by, merge }: ToPublish,
    record: (event: PublicationEvent) => Promise<void>,
  ): Promise<void> {
    const { config, repository } = this.#options;
    if (merge !== undefined) {
      // It failed after it was merged: there is nothing to open any more.
      await record({ kind: "pullRequest", pullRequest: { address: "", status: "merged", words: "" } });
      return record({ kind: "step", step: "deploy", merge });
    }
    const fail = (reason: "conflict" | "failed", detail = "") =>
      record({ kind: "failed", failure: { step: "prepare", reason, ...(detail !== "" && { detail }) } });
    await record({ kind: "step", step: "prepare" });
    try {
      const sent = await repository.send(number, commit, by);
      if (sent.kind === "conflict") return await fail("conflict");
      const title = repository.titleOf(number);
      const { code, stdout, tail } = await this.#run(config.open, { branch: sent.branch, title, commit: sent.commit });
      if (code !== 0) return await fail("failed", tail);
      await record({ kind: "pullRequest", pullRequest: { address: addressIn(stdout), status: "open", words: "" } });
      return await record({ kind: "step", step: "verify" });
    } catch (error) {
      return fail("failed", String(error));
    }
  }

  async #ask(
    { number, commit, pullRequest, merge }: ToPublish & { readonly pullRequest: PullRequest },
    record: (event: PublicationEvent) => Promise<void>,
  ): Promise<void> {
    const { config, repository, complain } = this.#options;
    const { code, stdout, tail } = await this.#run(config.status, { branch: repository.branchOf(number), commit });
    const said: Said = code === 0 ? readSaid(stdout) : { kind: "unknown" };
    // It is asked again: a server that is away says nothing of the proposal.
    if (said.kind === "unknown") {
      if (!this.#unknown.has(number)) complain?.(`The status of forslag/${number} is not known: ${tail}`);
      this.#unknown.add(number);
      return;
    }
    this.#unknown.delete(number);
    const { kind, words } = said;
    if (kind === "failed") {
      const step = merge === undefined ? "verify" : "deploy";
      await record({ kind: "failed", failure: { step, reason: "failed", detail: words } });
      return;
    }
    const onMain = kind === "merged" || kind === "live" ? await repository.mergeOf(number, commit) : merge;
    // The remote does not have it yet, or does not answer.
    if (kind === "live" && onMain === undefined) return;
    if (kind !== "live" && (kind !== pullRequest.status || words !== pullRequest.words))
      await record({ kind: "pullRequest", pullRequest: { ...pullRequest, status: kind, words } });
    if (onMain !== undefined && onMain !== merge) await record({ kind: "step", step: "deploy", merge: onMain });
    if (kind === "live" && onMain !== undefined) await record({ kind: "live", merge: onMain });
  }

  #run(command: readonly string[], values: Readonly<Record<string, string>>) {
    const { run, repository } = this.#options;
    return run(filledCommand(command, values), { cwd: repository.folder, timeoutMs: 2 * minuteMs });
  }
}
