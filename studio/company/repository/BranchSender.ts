import { proposalBranch, type PushResult, type Repository } from "./Repository.ts";

interface SenderOptions {
  readonly repository: Repository;
  /** Calls something after a while. @returns calls it off */
  readonly later?: (ms: number, work: () => void) => () => void;
  /** Somebody else has moved the branch of a proposal on the remote: an administrator has to look. */
  readonly onRefused: (number: number) => void;
}

const firstMs = 5_000;
const longestMs = 300_000;

const usualLater = (ms: number, work: () => void): (() => void) => {
  const timer = setTimeout(work, ms);
  timer.unref();
  return () => clearTimeout(timer);
};

/** Sends the branches of proposals to the remote. While it does not answer they are kept here, and sent later. */
export class BranchSender {
  readonly #repository: Repository;
  readonly #later: NonNullable<SenderOptions["later"]>;
  readonly #onRefused: SenderOptions["onRefused"];
  readonly #waiting = new Map<number, { readonly cancel: () => void; readonly ms: number }>();
  #isClosed = false;

  constructor({ repository, later = usualLater, onRefused }: SenderOptions) {
    this.#repository = repository;
    this.#later = later;
    this.#onRefused = onRefused;
  }

  /** Sends what is new of a proposal. Never fails: what could not be sent is tried again. */
  async send(number: number): Promise<PushResult> {
    const result = await this.#push(number);
    const before = this.#waiting.get(number);
    before?.cancel();
    this.#waiting.delete(number);
    if (result === "refused") this.#onRefused(number);
    if (result !== "unreachable" || this.#isClosed) return result;
    const ms = Math.min((before?.ms ?? firstMs / 2) * 2, longestMs);
    this.#waiting.set(number, { ms, cancel: this.#later(ms, () => void this.send(number)) });
    return result;
  }

  /** Whether what is new of a proposal could not be sent, and is tried again. */
  isWaiting(number: number): boolean {
    return this.#waiting.has(number);
  }

  /** Sends what was not sent before the server was stopped. */
  async sendAll(): Promise<void> {
    const { here, sent } = await this.#repository.heads();
    for (const [number, head] of here) if (sent.get(number) !== head) await this.send(number);
  }

  /** Tries nothing again. */
  close(): void {
    this.#isClosed = true;
    for (const { cancel } of this.#waiting.values()) cancel();
    this.#waiting.clear();
  }

  async #push(number: number): Promise<PushResult> {
    try {
      const head = await this.#repository.head(number);
      if (head === undefined || (await this.#repository.isSent(number))) return "pushed";
      return await this.#repository.push(head, proposalBranch(number));
    } catch {
      // Nobody waits for it: also a disk that cannot be read is tried again.
      return "unreachable";
    }
  }
}
