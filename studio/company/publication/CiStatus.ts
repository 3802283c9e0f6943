import type { CiStep } from "#studio/document/company/CompanyWire.ts";
import { filledCommand, filledText, type RunProgram } from "./runProgram.ts";

/** What the project's CI says of a commit. */
export type CiAnswer = ({ readonly kind: "step" } & CiStep) | { readonly kind: "refused"; readonly words: string };

interface CiStatusOptions {
  /** A command, or an address. Left out: nobody is asked. */
  readonly status: readonly string[] | string | undefined;
  readonly run: RunProgram;
  /** The text at an address. @throws Error when it cannot be asked */
  readonly ask: (address: URL) => Promise<string>;
  /** The folder that the command runs in. */
  readonly folder: string;
  /** Tells the administrator something, in English. */
  readonly complain: (text: string) => void;
  readonly now: () => number;
}

/** What it is asked about. */
interface Asked {
  readonly branch: string;
  readonly commit: string;
}

const statuses = ["open", "running", "merged", "live"] as const;
const mostCharacters = 500;
/** It may be a command of somebody else's server. */
const askEveryMs = 30_000;

/** Reads what was printed: a word, and a line for people, which may be the next one. */
function readSaid(text: string): CiAnswer | undefined {
  const [, word, rest = ""] = /^\s*(\w+)[\s:]*([^]*)$/.exec(text) ?? [];
  const [line = ""] = rest.trim().split("\n");
  const words = line.replaceAll(/\p{Cc}/gu, "").slice(0, mostCharacters);
  if (word === "failed") return { kind: "refused", words };
  const status = statuses.find((each) => each === word);
  return status === undefined ? undefined : { kind: "step", status, words };
}

/** Asks the project's CI how far it is with a proposal, at most twice a minute. */
export class CiStatus {
  readonly #options: CiStatusOptions;
  readonly #known = new Map<number, { readonly key: string; readonly atMs: number; readonly answer?: CiAnswer }>();
  /** Proposals of which the administrator was told that the answer is not understood. */
  readonly #unknown = new Set<number>();

  constructor(options: CiStatusOptions) {
    this.#options = options;
  }

  /** What it said last of a proposal; undefined: nothing that is understood. */
  of(number: number): CiAnswer | undefined {
    return this.#known.get(number)?.answer;
  }

  /** Asks, unless it was asked about the same a moment ago. It never throws. */
  async ask(number: number, asked: Asked): Promise<CiAnswer | undefined> {
    const { status, now, complain } = this.#options;
    if (status === undefined) return undefined;
    const key = `${asked.branch} ${asked.commit}`;
    const known = this.#known.get(number);
    const passed = now() - (known?.key === key ? known.atMs : -Infinity);
    // A clock that was set back asks at once.
    if (passed >= 0 && passed < askEveryMs) return known?.answer;
    const said = await this.#said(asked);
    const answer = said.text === undefined ? undefined : readSaid(said.text);
    if (answer !== undefined) this.#unknown.delete(number);
    else if (!this.#unknown.has(number)) {
      complain(`What the CI says of proposal ${number} is not known: ${said.problem}`);
      this.#unknown.add(number);
    }
    this.#known.set(number, { key, atMs: now(), ...(answer !== undefined && { answer }) });
    return answer;
  }

  async #said({ branch, commit }: Asked): Promise<{ readonly text?: string; readonly problem: string }> {
    const { status = [], run, ask, folder } = this.#options;
    if (typeof status !== "string") {
      const end = await run(filledCommand(status, { branch, commit }), { cwd: folder, timeoutMs: 60_000 });
      return end.code === 0 ? { text: end.stdout, problem: end.tail } : { problem: end.tail };
    }
    try {
      const values = { branch: encodeURIComponent(branch), commit: encodeURIComponent(commit) };
      const text = await ask(new URL(filledText(status, values)));
      return { text, problem: text.slice(0, mostCharacters) };
    } catch (error) {
      return { problem: String(error) };
    }
  }
}
