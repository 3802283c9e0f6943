import { messageOf } from "#contract/messageOf.ts";
import { proposalBranch, type PushResult, type Repository } from "./Repository.ts";

interface SenderOptions {
  readonly repository: Repository;
  /** Calls something after a while. @returns calls it off */
  readonly later?: (ms: number, work: () => void) => () => void;
  /** Somebody else has moved the branch of a proposal on the remote: an administrator has to look. */
  readonly onRefused: (number: number) => void;
  /** A branch could not be sent, for the first time since it could. The reason is that of git or of the remote. */
  readonly onFailed?: (number: number, reason: string) => void;
}

/** What became of a branch. `unreachable`: the remote does not answer, or does not take it. */
type SendResult = PushResult | "unreachable";

const firstMs = 5_000;
const longestMs = 300_000;

const usualLater = (ms: number, work: () => void): (() => void) => {
  const timer = setTimeout(work, ms);
  timer.unref();
  return () => clearTimeout(timer);
};

/** Sends the branches of proposals to the remote. While it does not take them they are kept here, and sent later. */
export class BranchSender {
  readonly #repository: Repository;
  readonly #later: NonNullable<SenderOptions["later"]>;
  readonly #onRefused: SenderOptions["onRefused"];
  readonly #onFailed: NonNullable<SenderOptions["onFailed"]>;
  readonly #waiting = new Map<number, { readonly cancel: () => void; readonly ms: number; readonly why: string }>();
  readonly #sending = new Set<Promise<unknown>>();
  #isClosed = false;

  constructor({ repository, later = usualLater, onRefused, onFailed = () => undefined }: SenderOptions) {
    this.#repository = repository;
    this.#later = later;
    this.#onRefused = onRefused;
    this.#onFailed = onFailed;
  }

  /** Sends what is new of a proposal. Never fails: what could not be sent is tried again. */
  async send(number: number): Promise<SendResult> {
    const push = this.#push(number);
    this.#sending.add(push);
    const { result, reason } = await push;
    this.#sending.delete(push);
    const before = this.#waiting.get(number);
    before?.cancel();
    this.#waiting.delete(number);
    if (result === "pushed" || this.#isClosed) return result;
    // An administrator is told once, not at each attempt.
    if (before?.why !== result) {
      if (result === "refused") this.#onRefused(number);
      else this.#onFailed(number, reason);
    }
    const ms = Math.min((before?.ms ?? firstMs / 2) * 2, longestMs);
    this.#waiting.set(number, { ms, why: result, cancel: this.#later(ms, () => void this.send(number)) });
    return result;
  }

  /** Whether what is new of a proposal is not on the remote, and is tried again. */
  isWaiting(number: number): boolean {
    return this.#waiting.has(number);
  }

  /** Sends what was not sent before the server was stopped. */
  async sendAll(): Promise<void> {
    const { here, sent } = await this.#repository.heads();
    for (const [number, head] of here) if (!this.#isClosed && sent.get(number) !== head) await this.send(number);
  }

  /** Tries nothing again. Resolves when nothing is being sent: the folder is given to another server after it. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { cancel } of this.#waiting.values()) cancel();
    this.#waiting.clear();
    await Promise.all(this.#sending);
  }

  async #push(number: number): Promise<{ readonly result: SendResult; readonly reason: string }> {
    try {
      const head = await this.#repository.head(number);
      const isSent = head === undefined || (await this.#repository.isSent(number));
      if (this.#isClosed) return { result: "unreachable", reason: "" };
      const result = isSent ? "pushed" : await this.#repository.push(head, proposalBranch(number));
      return { result, reason: "" };
    } catch (error) {
      // Nobody waits for it: also a disk that cannot be read is tried again.
      return { result: "unreachable", reason: messageOf(error).trim() };
    }
  }
}
