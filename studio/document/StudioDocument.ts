import type { OriginPath } from "#scripts/shared/marks/markText.ts";
import type { ShownContext } from "./ShownContext.ts";
import type { BrandImage } from "#contract/brandBlock.ts";
import { isLanguage, type Language, languages } from "#contract/pageLanguage.ts";
import { type ImageKind, imageKinds } from "./imageKinds.ts";
import type { EnvironmentName } from "#contract/descriptor/environmentNames.ts";

/** The two files that every brand has. */
export const mainKinds = ["descriptor", "theme"] as const;
export type MainKind = (typeof mainKinds)[number];

/** The values of a theme that are taken over by hand: for dark, and for more contrast. */
export const takenOverKinds = ["dark", "more"] as const;
export type TakenOverKind = (typeof takenOverKinds)[number];

/**
 * The files of a brand that are edited together, as text. `resolver`: which contexts the theme has. A language: the file
 * with the texts of the descriptor in it; the brand's own language has none.
 */
export const fileKinds = [...mainKinds, ...languages, "resolver", ...takenOverKinds] as const;
export type FileKind = (typeof fileKinds)[number];

/** What of a document is one file. `look`: which token of the designer's files is which role of the theme. */
export type OneFileKind = FileKind | ImageKind | "look";
export const oneFileKinds: readonly OneFileKind[] = [...fileKinds, ...imageKinds, "look"];

/** Everything that a document consists of. Its fonts are a folder of files (`editedFonts.ts`). */
export type DocumentKind = OneFileKind | "fonts";
export const documentKinds: readonly DocumentKind[] = [...oneFileKinds, "fonts"];

/** Whether a part of a document is a file with fields. */
export const isFileKind = (kind: unknown): kind is FileKind => fileKinds.some((each) => each === kind);

/** Whether a file of the document has the texts of the descriptor in another language. */
export const isLanguageFile = (kind: DocumentKind): kind is Language => isLanguage(kind);

/** Whether a file of the document is an image. */
export const isImage = (kind: DocumentKind): kind is ImageKind => imageKinds.some((each) => each === kind);

/** Whether a brand may be without a file. Its text is empty then. */
export const isOptional = (kind: DocumentKind): boolean => !mainKinds.some((each) => each === kind);

/**
 * The text of each file, as it is written in it. The document of the base has the two main ones alone. The text of
 * another one that does not exist is empty.
 */
export type DocumentTexts = Readonly<Record<MainKind, string>> &
  Partial<Readonly<Record<Exclude<DocumentKind, MainKind>, string>>>;

/** Whether two documents have the same texts. */
export const isSameDocument = (a: DocumentTexts, b: DocumentTexts): boolean =>
  documentKinds.every((kind) => a[kind] === b[kind]);

/** A finding of `npm run validate`, in bokmål. Lines and columns count from 1, columns in UTF-16 units. */
export interface StudioFinding {
  /** The context of the theme in which it is wrong. Left out: light with normal contrast, or it is not about a theme. */
  readonly context?: ShownContext;
  /** The file of the document that has it. Left out: another file of the brand, or one that all brands share. */
  readonly kind?: FileKind;
  /** The file that does not have the text at its place. */
  readonly missingIn?: FileKind;
  /** The image that has it. */
  readonly image?: ImageKind;
  /** The font of the brand's own that has it: the name of its folder. */
  readonly font?: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly code: string;
  readonly level: "error" | "note";
  readonly message: string;
  readonly expected?: string;
  /** The same for people who do not read the file, with the names that the form gives fields. Left out: it is the same. */
  readonly plain?: { readonly message: string; readonly expected?: string };
  /** The text that replaces the token at the finding's place. */
  readonly fix?: { readonly kind: "colour" | "form" | "spelling"; readonly text: string };
}

/** The part of a previewed page that can change without loading the page again. */
export interface PreviewLook {
  /** Fonts and custom properties of the theme. */
  readonly css: string;
  /** Attributes of `<html>`: the theme's variants. */
  readonly attributes: Readonly<Record<string, string>>;
  /** What is shown instead of images of the page, by their addresses in it. Left out: they are as the page has them. */
  readonly images?: Readonly<Record<string, BrandImage>>;
}

/** A text before and after an edit, with placeholders. */
export interface ChangedText {
  /** The language of the page that shows it. */
  readonly language: Language;
  /** The field that has it. */
  readonly path: OriginPath;
  readonly before: string;
  readonly after: string;
}

/** A text that is exchanged in a page. `after` left out: as it was before the page's texts were exchanged. */
export type ExchangedText = Omit<ChangedText, "after" | "language"> & { readonly after?: string };

/** What differs between two pages of a portal. */
export interface PageChange {
  /** The earlier page. */
  readonly since: string;
  readonly texts: readonly ChangedText[];
  /** Nothing else differs: with these texts the earlier page is the later one, and none has to be loaded. */
  readonly isWhole: boolean;
}

/** The portal that is made from a document. */
export interface PreviewState {
  /** `outdated`: the document cannot be shown; the page is made from the last texts that could. */
  readonly status: "current" | "outdated" | "none";
  /** It is not current because something is wrong in the studio; no finding says what. */
  readonly hasFailed?: true;
  /** Changes when the page has to be loaded again. */
  readonly page: string;
  /**
   * Texts that differ from an earlier page: they can be exchanged in that page until the next one is loaded. Left out:
   * unknown.
   */
  readonly changed?: PageChange;
  readonly look: PreviewLook;
  /** Whether customers can log in without coming from the bank. */
  readonly hasDirectLogin: boolean;
  /** Whether the brand has a dark scheme. */
  readonly hasDark: boolean;
  /** Whose values it has. */
  readonly environment: string;
}

/** A field of a draft that somebody else than who asks has set, and that is not saved. */
export interface WrittenField {
  /** Path of its file in the repository. */
  readonly file: string;
  /** Steps to the field; none: the file as a whole. */
  readonly path: readonly (string | number)[];
  /** Name of the person. */
  readonly by: string;
}

/** What a page compares to know whether its document has changed elsewhere. */
export interface DocumentMark {
  /** Counts the changes. A change that is based on another revision is refused. */
  readonly revision: number;
  /** A digest of the files as they are on the disk. */
  readonly files: string;
  /** Name of the colleague who has changed or saved it last. Left out: whoever asks, or nobody. */
  readonly changedBy?: string;
}

/** A brand that is being edited, as the server knows it. */
export interface StudioDocument extends DocumentMark {
  readonly id: string;
  /** The name that customers know; the id when there is none yet. */
  readonly name: string;
  /** Where the files are, below the folder with the brands. */
  readonly paths: DocumentTexts;
  readonly texts: DocumentTexts;
  /** What is wrong in the texts that cannot be read: one finding of each. Left out: nothing. */
  readonly broken?: readonly StudioFinding[];
  /** The texts of the files when the editing began, or when they were saved last. */
  readonly saved: DocumentTexts;
  /** The texts of the files now, when another program has changed them since. */
  readonly changedOnDisk?: DocumentTexts;
  /** The changed files that were deleted: their texts are empty. */
  readonly deletedOnDisk?: readonly DocumentKind[];
  /** What is wrong in the changed files that cannot be read: one finding of each. */
  readonly brokenOnDisk?: readonly StudioFinding[];
  /** What colleagues have written in it that is not saved. Left out: nothing. */
  readonly ofOthers?: readonly WrittenField[];
  readonly preview: PreviewState;
}

/** Texts of some files of a document: those that have changed. */
export type ChangedTexts = Partial<DocumentTexts>;

/** What the server answers to an edit: who sent it has the texts, and knew the files. */
export type EditedDocument = Omit<StudioDocument, "paths" | "saved" | "texts">;

/** A document without what who has edited it knows. */
export function asEdited({ texts: _texts, saved: _saved, paths: _paths, ...edited }: StudioDocument): EditedDocument {
  return edited;
}

/** The texts of a document that differ from those that are known. */
export const changedSince = (known: DocumentTexts, texts: DocumentTexts): ChangedTexts =>
  Object.fromEntries(
    documentKinds.flatMap((kind) => (texts[kind] === known[kind] ? [] : [[kind, texts[kind]] as const])),
  );

/** The findings in the texts of a revision. They take longer than the preview, and are fetched after it. */
export interface CheckedDocument {
  readonly revision: number;
  readonly findings: readonly StudioFinding[];
}

/** A brand in the list. */
export interface StudioBrand {
  readonly id: string;
  readonly name: string;
  /** Findings that stop a build. */
  readonly errors: number;
  /** How many of them are values of a new brand that have still to be filled in. */
  readonly unfilled: number;
  readonly isUnsaved: boolean;
  /** Address of the logo; left out when the brand has none that can be shown. */
  readonly logo?: string;
  /** Colours of the theme, as CSS. */
  readonly colours: Readonly<Record<"accent" | "action" | "header" | "hero" | "page", string>>;
}

/** A problem of an offered image, in bokmål. */
export interface ImageProblem {
  readonly message: string;
  readonly expected?: string;
  /** Counts from 1. Left out: it is about the whole file. */
  readonly line?: number;
}

/** The server's answer to a file that is offered as an image. Nothing is stored yet. */
export type OfferedImage =
  | {
      readonly status: "accepted";
      readonly text: string;
      /** Whether it has letters that each machine draws with a font of its own. */
      readonly hasLetters: boolean;
      /** The colours of its shapes; empty for one with a ground of its own, and where they cannot be read. */
      readonly colours: readonly string[];
    }
  /** `format`: the file is of this other format, such as PNG. */
  | { readonly status: "refused"; readonly format?: string; readonly problems: readonly ImageProblem[] };

/** The server's answer to a file that is offered as a font. Nothing is stored yet. */
export type OfferedFont =
  | {
      readonly status: "accepted";
      /** The name of its font as a theme would have it: `fjord-sans`. */
      readonly family: string;
    }
  | { readonly status: "refused"; readonly problems: readonly ImageProblem[] };

/** What the document that all brands share is called: no brand can have this id. */
export const baseId = "base.jsonc";

/** The environments, as the tabs have them. The list of the contract would bring its checks into the page. */
export const environments = ["Production", "QA", "Dev", "Test"] as const satisfies readonly EnvironmentName[];

/** One environment, or all of them. */
export type Environment = EnvironmentName | "all";
