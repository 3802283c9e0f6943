import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { ProposalComment } from "#studio/document/company/CompanyWire.ts";
import type { PersonName } from "#studio/document/company/proposalState.ts";
import { limits } from "#studio/document/limits.ts";
import { mostOfWords } from "#studio/document/company/PagePart.ts";
import { fileKinds } from "#studio/document/StudioDocument.ts";
import { acceptedText } from "../acceptedText.ts";
import { readRow, storedJson, storedPerson, storedTime } from "../storedRow.ts";
import { Refusal } from "#studio/server/Refusal.ts";

/** A comment that somebody writes: about a field, a place, or the whole proposal. */
export interface AddedComment extends Pick<ProposalComment, "by" | "text" | "field" | "place"> {
  readonly proposal: number;
  readonly by: PersonName;
}

const brand = z.string().regex(/^[a-z][a-z0-9-]{0,99}$/);
/** A text of a page or an address, on one line. */
const line = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u);
const subject = z.union([
  z.strictObject({}),
  z.strictObject({
    field: z.strictObject({
      brand,
      path: z.array(z.string().max(200)).min(1).max(20).readonly(),
      kind: z.enum(fileKinds).exactOptional(),
    }),
  }),
  z.strictObject({
    place: z.strictObject({
      brand,
      page: line(500).startsWith("/"),
      // It becomes a selector in the previewed page.
      element: z
        .string()
        .max(1000)
        .regex(/^body( > [a-z][a-z0-9-]*(:nth-of-type\([1-9]\d{0,4}\))?)*$/),
      words: line(mostOfWords),
      width: z.number().int().min(1).max(10_000),
      view: line(500),
    }),
  }),
]);

const columns = "id, author, at, text, subject, resolved";
const commentRow = z.object({
  id: z.number(),
  author: storedPerson,
  at: storedTime,
  text: z.string(),
  subject: storedJson(subject),
  resolved: z.number(),
});

function commentOf(row: object): ProposalComment {
  const { author, subject: about, resolved, ...rest } = readRow(commentRow, row, "comment");
  return { ...rest, ...about, by: author, resolved: resolved === 1 };
}

/** What people say of proposals, in the table `comment`. Who may see the brand of a subject is for the caller to know. */
export class Comments {
  readonly #database: DatabaseSync;
  readonly #now: () => number;

  constructor(database: DatabaseSync, now: () => number = Date.now) {
    this.#database = database;
    this.#now = now;
  }

  /** @throws Refusal */
  add({ proposal, by, text, field, place }: AddedComment): ProposalComment {
    const about = subject.safeParse({ ...(field && { field }), ...(place && { place }) });
    if (!about.success) throw new Refusal("wrong-subject");
    const { count } =
      this.#database.prepare("SELECT count(*) AS count FROM comment WHERE proposal = ?").get(proposal) ?? {};
    if (Number(count) >= limits.comments) throw new Refusal("too-many");
    const row = this.#database
      .prepare(`INSERT INTO comment (proposal, author, at, text, subject) VALUES (?, ?, ?, ?, ?) RETURNING ${columns}`)
      .get(
        proposal,
        JSON.stringify(by),
        this.#now(),
        acceptedText(text, limits.comment, true),
        JSON.stringify(about.data),
      );
    return commentOf(row ?? {});
  }

  /** The comments of a proposal, oldest first. */
  list(proposal: number): readonly ProposalComment[] {
    return this.#database
      .prepare(`SELECT ${columns} FROM comment WHERE proposal = ? ORDER BY id`)
      .all(proposal)
      .map(commentOf);
  }

  /** Marks a comment as done, or as open again. Undefined: the proposal has no such comment. */
  resolve(proposal: number, id: number, isResolved = true): ProposalComment | undefined {
    const row = this.#database
      .prepare(`UPDATE comment SET resolved = ? WHERE proposal = ? AND id = ? RETURNING ${columns}`)
      .get(isResolved ? 1 : 0, proposal, id);
    return row && commentOf(row);
  }
}
