import { createHash } from "node:crypto";
import type { Person } from "../identity/Person.ts";

/** Who made a commit. */
export interface CommitAuthor {
  readonly name: string;
  readonly email: string;
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
const cleanName = (text: string): string =>
  cleanLine(text.replaceAll(/[<>]/g, " ")).replace(/^[.,:;"'\s]+|[,:;"'\s]+$/g, "");

/**
 * Somebody as the author of a commit. Without an e-mail address it has one that only stands for the person, so that the
 * commits of one person can be told from those of others.
 */
export function commitAuthor({ id, name, email }: Pick<Person, "email" | "id" | "name">): CommitAuthor {
  const address = cleanName(email).replaceAll(/\s/g, "").toLowerCase();
  const stand = `${createHash("sha256").update(id).digest("hex").slice(0, 16)}@person.invalid`;
  const own = address === "" ? stand : address;
  return { name: cleanName(name) || own, email: own };
}

/** What a commit says of its proposal. */
export interface ProposalNote {
  readonly number: number;
  readonly title: string;
}

const titleKey = "Forslag";
const numberKey = "Forslagsnummer";
const takesBackKey = "Tar tilbake";

/** The message of a commit: a line for people, and trailers that are read back. */
export function commitMessage(subject: string, note: ProposalNote, takesBack?: string): string {
  const trailers = [
    `${titleKey}: ${cleanLine(note.title)}`,
    `${numberKey}: ${note.number}`,
    ...(takesBack === undefined ? [] : [`${takesBackKey}: ${takesBack}`]),
  ];
  return `${cleanLine(subject) || cleanLine(note.title)}\n\n${trailers.join("\n")}\n`;
}

function trailersOf(message: string): ReadonlyMap<string, string> {
  const paragraphs = message.trimEnd().split(/\n{2,}/);
  // The first paragraph is for people, even when it looks like a trailer.
  const lines = paragraphs.length < 2 ? [] : (paragraphs.at(-1) ?? "").split("\n");
  return new Map(
    lines.flatMap((line) => {
      const [, key, value] = /^([A-Za-z ]+): (.*)$/.exec(line) ?? [];
      return key === undefined || value === undefined ? [] : [[key, value] as const];
    }),
  );
}

/** The proposal that a commit belongs to; undefined for a commit that was made without the studio. */
export function proposalOf(message: string): ProposalNote | undefined {
  const trailers = trailersOf(message);
  const [title, number] = [trailers.get(titleKey), Number(trailers.get(numberKey))];
  return title === undefined || !Number.isSafeInteger(number) || number < 1 ? undefined : { number, title };
}

/** The merge that a commit takes back. */
export const takenBackBy = (message: string): string | undefined => trailersOf(message).get(takesBackKey);
