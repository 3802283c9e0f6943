import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { proposalTrailers } from "#contract/proposalTrailers.ts";

const run = promisify(execFile);

/** A commit of `main`. */
export interface MainCommit {
  readonly id: string;
  /** `Name <mail>`. */
  readonly author: string;
  readonly message: string;
  /** The paths that it changes, a merge against the state of `main` before it. */
  readonly paths: readonly string[];
}

/** The commits of `main` in a clone. */
export interface MainHistory {
  /** `shallow`: the clone has a part of the history. `none`: there is no repository. */
  readonly extent: "whole" | "shallow" | "none";
  /** The newest first: the line of first parents. */
  readonly commits: readonly MainCommit[];
}

const [record, field] = ["\u001e", "\u001f"];

/** Reads the line of first parents of what is checked out, with the paths of each commit. */
export async function readMainHistory(root: string): Promise<MainHistory> {
  const git = async (...args: readonly string[]) =>
    (
      await run("git", ["--no-optional-locks", "-c", "core.quotePath=false", ...args], {
        cwd: root,
        maxBuffer: 2 ** 30,
      })
    ).stdout;
  try {
    const isShallow = (await git("rev-parse", "--is-shallow-repository")).trim() === "true";
    const format = `--format=${record}%H${field}%an <%ae>${field}%B${field}`;
    const text = await git(
      "log",
      "--first-parent",
      "--diff-merges=first-parent",
      "--name-only",
      "--no-renames",
      format,
    );
    const commits = text
      .split(record)
      .slice(1)
      .map((each): MainCommit => {
        const [id = "", author = "", message = "", paths = ""] = each.split(field);
        // A path with characters of its own is in quotes.
        return { id, author, message, paths: paths.split("\n").flatMap((path) => path.replace(/^"/, "") || []) };
      });
    return { extent: isShallow ? "shallow" : "whole", commits };
  } catch {
    return { extent: "none", commits: [] };
  }
}

/** A proposal that a release has brought, or has taken back. */
export interface RecordedProposal {
  readonly number: number;
  readonly title: string;
  /** The commit of `main` that brought it; the newest, where there are several. */
  readonly commit: string;
  /** `Name <mail>`. */
  readonly authors: readonly string[];
  readonly approvers: readonly string[];
  /** The commit that it takes back. */
  readonly takesBack?: string;
}

/** The trailers of a message: the lines of its last paragraph, which is not its first. */
function trailersOf(message: string): ReadonlyMap<string, readonly string[]> {
  const paragraphs = message.trimEnd().split(/\n{2,}/);
  const lines = paragraphs.length < 2 ? [] : (paragraphs.at(-1) ?? "").split("\n");
  const found = lines.flatMap((line) => {
    const [, key, value] = /^([A-Za-z][A-Za-z -]*): (.*)$/.exec(line) ?? [];
    return key === undefined || value === undefined ? [] : [[key, value] as const];
  });
  return new Map([...Map.groupBy(found, ([key]) => key)].map(([key, each]) => [key, each.map(([, value]) => value)]));
}

/** What the trailers of a commit say of its proposal; undefined for a commit that was made without the studio. */
function proposalOf({ id, author, message }: MainCommit): RecordedProposal | undefined {
  const trailers = trailersOf(message);
  const all = (name: keyof typeof proposalTrailers) => trailers.get(proposalTrailers[name]) ?? [];
  const [number] = all("number").map(Number);
  if (number === undefined || !Number.isSafeInteger(number) || number < 1) return undefined;
  const named = [...all("proposer"), ...all("coAuthor")];
  const takesBack = all("takesBack").at(-1);
  return {
    number,
    title: all("title").at(-1) ?? "",
    commit: id,
    authors: [...new Set(all("proposer").length > 0 ? named : [author, ...named])],
    approvers: [...new Set(all("approver"))],
    ...(takesBack !== undefined && { takesBack }),
  };
}

/** Whether a path is data of another brand alone. */
function isOfAnother(path: string, brand: string, brands: ReadonlySet<string>): boolean {
  const [, folder] = /^tenants\/([^/]+)\//.exec(path) ?? [];
  if (folder !== undefined) return folder !== brand;
  const [, theme = ""] = /^themes\/([^/.]+)\./.exec(path) ?? [];
  return theme !== brand && brands.has(theme);
}

/**
 * The proposals that came to a brand with the commits after one, up to another. A commit that changes other brands
 * alone is left out.
 * @param brands every brand that is known
 * @returns undefined when the history does not have both commits
 */
export function proposalsBetween(
  { commits }: MainHistory,
  { brand, from, to }: { readonly brand: string; readonly from: string; readonly to: string },
  brands: ReadonlySet<string>,
): readonly RecordedProposal[] | undefined {
  const [start, end] = [to, from].map((id) => commits.findIndex((commit) => commit.id === id));
  if (start === undefined || end === undefined || start < 0 || end < 0) return undefined;
  const byName = new Map<string, RecordedProposal>();
  for (const commit of commits.slice(start, end).toReversed()) {
    const proposal = proposalOf(commit);
    if (proposal === undefined || commit.paths.every((path) => isOfAnother(path, brand, brands))) continue;
    const name = `${proposal.number} ${proposal.takesBack ?? ""}`;
    const earlier = byName.get(name);
    byName.set(name, {
      ...proposal,
      authors: [...new Set([...(earlier?.authors ?? []), ...proposal.authors])],
      approvers: [...new Set([...(earlier?.approvers ?? []), ...proposal.approvers])],
    });
  }
  return [...byName.values()];
}
