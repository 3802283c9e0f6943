import type { DocumentTexts } from "./StudioDocument.ts";

/** What a designer's file can be for. */
export const designerSchemes = ["light", "dark"] as const;
export type DesignerScheme = (typeof designerSchemes)[number];

/** More files are not read. */
export const mostDesignerFiles = 100;

/** What an export is for: other tools of design tokens (DTCG), or the import of variables in Figma. */
export const exportedForms = ["figma", "dtcg"] as const;
export type ExportedForm = (typeof exportedForms)[number];

/** A file of a designer. */
export interface DesignerFile {
  readonly name: string;
  readonly text: string;
  /** What it is for, where it does not say it. Left out: both. */
  readonly scheme?: DesignerScheme;
}

/** Which token of the designer's files a role takes; `null`: it keeps its value. */
export type LookAnswers = Readonly<Record<string, string | null>>;

/** Files of a designer that are offered to a brand. */
export interface LookRequest {
  /** The texts of the brand, as the page has them. */
  readonly texts: DocumentTexts;
  readonly files: readonly DesignerFile[];
  /** Those of this import; the earlier ones are among the texts. */
  readonly answers: LookAnswers;
}

/** What is wrong with a file of the designer, or was left out, in bokmål. */
export interface LookNote {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly level: "error" | "note";
  readonly message: string;
  readonly expected?: string;
}

/** A token that could be a role. */
export interface LookCandidate {
  readonly token: string;
  /** 0 to 1. */
  readonly certainty: number;
  readonly reason: "answer" | "name" | "scale" | "value";
  /** Its values where it has one: a colour as CSS, everything else as JSON. */
  readonly values: Partial<Readonly<Record<DesignerScheme, string>>>;
}

/** A role that somebody has to decide about. */
export interface LookQuestion {
  /** `color.action`. */
  readonly role: string;
  /** The value that it has, as CSS. */
  readonly now: string;
  /** The likeliest first. */
  readonly candidates: readonly LookCandidate[];
  /** The token that was answered before, and that the files have no more. */
  readonly missing?: string;
}

/** A role that gets another value. */
export interface LookChange {
  readonly role: string;
  readonly scheme: DesignerScheme;
  /** The token that gives it, and why; left out: the role moved to keep its contrast with another. */
  readonly from?: Omit<LookCandidate, "values">;
  /** As CSS. */
  readonly before: string;
  readonly after: string;
  /** What the file says, where that has too little contrast. */
  readonly wanted?: string;
  /** The pair that is nearest to what it needs; left out: the role has none. */
  readonly pair?: { readonly with: string; readonly ratio: number; readonly minimum: number };
}

/** A role that keeps its value, because it would be wrong with the new one. */
export interface RefusedRole {
  readonly role: string;
  readonly message: string;
}

/** The server's answer to files of a designer. Nothing is stored yet. */
export type OfferedLook = {
  /** The files that say neither light nor dark. */
  readonly unsaid: readonly string[];
  /** With an error among them, the files are refused. */
  readonly notes: readonly LookNote[];
} & (
  | { readonly status: "refused" }
  | {
      readonly status: "read";
      readonly questions: readonly LookQuestion[];
      readonly changes: readonly LookChange[];
      readonly refused: readonly RefusedRole[];
      /** Roles that get a token with the value that they have. */
      readonly same: number;
      /** Roles that keep their values. */
      readonly kept: number;
      /** The texts of the document that change. They are for use when no question is open. */
      readonly texts: Partial<DocumentTexts>;
    }
);

/** A file of an export. */
export interface ExportedFile {
  readonly name: string;
  readonly text: string;
}
