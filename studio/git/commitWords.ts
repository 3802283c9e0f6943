import { createHash } from "node:crypto";
import { proposalTrailers } from "#contract/proposalTrailers.ts";

/** Who made a commit. */
export interface CommitAuthor {
  readonly name: string;
  readonly email: string;
  /** Stands for the person, whatever their name and address are. Left out: the commit does not say it. */
  readonly key?: string;
}

const longestLine = 150;

/**
 * A text as one line that shows as it is: no control characters, no characters without a shape (they can turn the
 * direction of what follows), one kind of space.
 */
export const cleanLine = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .slice(0, longestLine)
    .trim();

/** What git leaves out of a name it would leave out anyway: then the name is what it reads back. */
export const cleanName = (text: string): string =>
  cleanLine(text.replaceAll(/[<>]/g, " ")).replace(/^[.,:;"'\s]+|[,:;"'\s]+$/g, "");

/**
 * What stands for a person in git, where everybody who has the repository reads it: a digest. The id itself is of the
 * provider, and would tie the commits to accounts elsewhere. To compare, the digest is enough, and it is the same after
 * the database was lost.
 */
export const personKey = (id: string): string => createHash("sha256").update(id).digest("hex").slice(0, 32);

/**
 * Somebody as the author of a commit. Without an e-mail address it has one that only stands for the person, so that the
 * commits of one person can be told from those of others.
 */
export function commitAuthor({
  id,
  name,
  email,
}: {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}): CommitAuthor & { readonly key: string } {
  const key = personKey(id);
  const address = cleanName(email).replaceAll(/\s/g, "").toLowerCase();
  const own = address === "" ? `${key.slice(0, 16)}@person.invalid` : address;
  return { name: cleanName(name) || own, email: own, key };
}

/** What a commit says of its proposal. */
export interface ProposalNote {
  readonly number: number;
  readonly title: string;
}

const { title: titleKey, number: numberKey, takesBack: takesBackKey } = proposalTrailers;
const personTrailer = "Person";
const personFormat = /^[0-9a-f]{32}$/;
/** In the place of a person: nobody has decided anything in the commit. */
const studioItself = "studio";
const fieldTrailer = "Felt";
const fieldFormat = /^([0-9a-f]{32}) ([A-Za-z0-9._/-]+) (\[.*\])$/;

/** Who has set a field that needs a role. */
export interface NotedField {
  /** What stands for the person. */
  readonly key: string;
  /** Path of the file. */
  readonly file: string;
  /** Steps to the field; none: the file as a whole. */
  readonly path: readonly (string | number)[];
}

/** What a message says of its commit. */
export interface MessageNote extends ProposalNote {
  /** Whose commit it is. */
  readonly author: CommitAuthor;
  /** Who else has written what it has. */
  readonly coAuthors?: readonly CommitAuthor[];
  /** Who has made the proposal that a merge brings, and who has approved it. */
  readonly proposers?: readonly CommitAuthor[];
  readonly approvers?: readonly CommitAuthor[];
  readonly noted?: readonly NotedField[];
  /** The studio itself has made it, as its committer: no person is an author of it. */
  readonly isByStudio?: boolean;
}

/** Who the committer is where the configuration names none. */
export const studioCommitter: CommitAuthor = { name: "Studio", email: "studio@studio.invalid" };

const nameAndMail = ({ name, email }: CommitAuthor): string => `${name} <${email}>`;

/** The message of a commit: a line for people, and trailers that are read back. */
export function commitMessage(subject: string, note: MessageNote, takesBack?: string): string {
  const { author, coAuthors = [], proposers = [], approvers = [], noted = [] } = note;
  const others = coAuthors.filter(({ key }) => key !== author.key);
  const keys = [author, ...others].map(({ key }) => key).filter((key) => key !== undefined);
  const trailers = [
    `${titleKey}: ${cleanLine(note.title)}`,
    `${numberKey}: ${note.number}`,
    ...(note.isByStudio === true ? [`${personTrailer}: ${studioItself}`] : []),
    ...keys.map((each) => `${personTrailer}: ${each}`),
    ...new Set(noted.map(({ key, file, path }) => `${fieldTrailer}: ${key} ${file} ${JSON.stringify(path)}`)),
    ...others.map((each) => `${proposalTrailers.coAuthor}: ${nameAndMail(each)}`),
    ...proposers.map((each) => `${proposalTrailers.proposer}: ${nameAndMail(each)}`),
    ...approvers.map((each) => `${proposalTrailers.approver}: ${nameAndMail(each)}`),
    ...(takesBack === undefined ? [] : [`${takesBackKey}: ${takesBack}`]),
  ];
  return `${cleanLine(subject) || cleanLine(note.title)}\n\n${trailers.join("\n")}\n`;
}

function trailerLines(message: string): readonly (readonly [key: string, value: string])[] {
  const paragraphs = message.trimEnd().split(/\n{2,}/);
  // The first paragraph is for people, even when it looks like a trailer.
  const lines = paragraphs.length < 2 ? [] : (paragraphs.at(-1) ?? "").split("\n");
  return lines.flatMap((line) => {
    const [, key, value] = /^([A-Za-z ]+): (.*)$/.exec(line) ?? [];
    return key === undefined || value === undefined ? [] : [[key, value] as const];
  });
}

const trailersOf = (message: string): ReadonlyMap<string, string> => new Map(trailerLines(message));

/** The proposal that a commit belongs to; undefined for a commit that was made without the studio. */
export function proposalOf(message: string): ProposalNote | undefined {
  const trailers = trailersOf(message);
  const [title, number] = [trailers.get(titleKey), Number(trailers.get(numberKey))];
  return title === undefined || !Number.isSafeInteger(number) || number < 1 ? undefined : { number, title };
}

/** What stands for the people who have made a commit, the one who has saved it first; none where it does not say it. */
export const personKeysOf = (message: string): readonly string[] =>
  trailerLines(message).flatMap(([key, value]) => (key === personTrailer && personFormat.test(value) ? [value] : []));

/**
 * Whether the studio itself has made a commit. Its trailer says so, whoever the committer is; commits from before the
 * trailer have the address that all servers had.
 */
export const isByStudio = (message: string, author: CommitAuthor): boolean =>
  author.email === studioCommitter.email ||
  trailerLines(message).some(([key, value]) => key === personTrailer && value === studioItself);

/** The steps to a field, as JSON; undefined for anything else. */
function fieldPath(json: string): NotedField["path"] | undefined {
  try {
    const path: unknown = JSON.parse(json);
    const isPath = Array.isArray(path) && path.every((step) => typeof step === "string" || typeof step === "number");
    return isPath ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Who has set which field of a commit, of those that need a role. */
export const notedFieldsOf = (message: string): readonly NotedField[] =>
  trailerLines(message).flatMap(([name, value]) => {
    const [, key, file, json] = name === fieldTrailer ? (fieldFormat.exec(value) ?? []) : [];
    const path = json === undefined ? undefined : fieldPath(json);
    return key === undefined || file === undefined || path === undefined ? [] : [{ key, file, path }];
  });

/** What `git revert` writes into the message of its commit. */
const revertedByGit = /^This reverts commit ([0-9a-f]{40})\b/m;

/** The merge, or another commit, that a commit takes back: with the studio, or with `git revert`. */
export const takenBackBy = (message: string): string | undefined =>
  trailersOf(message).get(takesBackKey) ?? revertedByGit.exec(message)?.[1];
