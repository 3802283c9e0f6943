import { hash } from "node:crypto";
import { isReadableFile, takenBack } from "#studio/document/fieldChanges.ts";
import type { LeftOutField } from "#studio/document/RefusedField.ts";
import {
  type ChangedTexts,
  type DocumentMark,
  documentKinds,
  type DocumentTexts,
  type FileKind,
  fileKinds,
  isSameDocument,
  type StudioDocument,
  type WrittenField,
} from "#studio/document/StudioDocument.ts";
import { requireSafeImages } from "../images/checkImage.ts";
import type { BrandStore } from "./BrandStore.ts";
import { brokenFiles } from "./brokenFiles.ts";
import type { DraftStore, OpenDocument, ReadText } from "./DraftStore.ts";
import { Refusal } from "../Refusal.ts";

/** Texts in which a field has its saved value; in a file without fields, the file. */
function withoutField(
  texts: DocumentTexts,
  { paths, saved }: OpenDocument,
  { file, path }: LeftOutField,
): DocumentTexts {
  const kind = documentKinds.find((each) => paths[each] === file);
  if (kind === undefined) return texts;
  const [text = "", former = ""] = [texts[kind], saved[kind]];
  return { ...texts, [kind]: path.length === 0 ? former : takenBack(text, former, path) };
}

/** The digests of texts that were asked about: pages ask again and again. */
const digests = new WeakMap<DocumentTexts, string>();

function digestOf(texts: DocumentTexts): string {
  const known = digests.get(texts) ?? hash("sha256", JSON.stringify(texts)).slice(0, 16);
  digests.set(texts, known);
  return known;
}

/**
 * The documents that are edited. What is not saved is kept at every change, so that it survives a closed tab, a crash
 * and a restart.
 */
export class Documents {
  readonly #files: BrandStore;
  readonly #drafts: DraftStore;
  readonly #open: Map<string, OpenDocument>;

  /** @param open the documents that are open, for all who edit these files */
  constructor(files: BrandStore, drafts: DraftStore, open = new Map<string, OpenDocument>()) {
    this.#files = files;
    this.#drafts = drafts;
    this.#open = open;
  }

  /** The document of a brand. Without unsaved edits it is what the disk has now. */
  get(id: string): OpenDocument {
    const known = this.#open.get(id) ?? this.#drafts.read(id);
    if (known !== undefined && !isSameDocument(known.texts, known.saved)) {
      this.#open.set(id, known);
      return known;
    }
    const paths = this.#files.pathsOf(id);
    const texts = this.#files.read(paths);
    if (known !== undefined && isSameDocument(known.paths, paths) && isSameDocument(known.texts, texts)) return known;
    if (known !== undefined) this.#keepReadable(id, known, texts);
    const savedAt = new Date().toISOString();
    // A document that was forgotten begins with a number that no page has: an edit of what it was is refused.
    return this.#keep(id, { revision: (known?.revision ?? Date.now()) + 1, paths, texts, saved: texts, savedAt });
  }

  /** The newest text of a file that the studio has saved or read, and that can be read. */
  readable(id: string, kind: FileKind): ReadText | undefined {
    return this.#drafts.readable?.(id)[kind];
  }

  /** The texts on the disk, when another program has changed them since the edits began. */
  changedOnDisk({ paths, saved, texts }: OpenDocument): DocumentTexts | undefined {
    const onDisk = this.#files.read(paths);
    // A save that was cut off has written the edits already.
    return [saved, texts].some((own) => isSameDocument(onDisk, own)) ? undefined : onDisk;
  }

  /** The files on the disk, and what another program has done to them since the edits began, as the page is told. */
  onDisk(document: OpenDocument): Pick<StudioDocument, "brokenOnDisk" | "changedOnDisk" | "deletedOnDisk" | "files"> {
    const { paths, saved, texts } = document;
    const changedOnDisk = this.changedOnDisk(document);
    if (changedOnDisk === undefined) return { files: digestOf(saved) };
    const deletedOnDisk = this.#files.missing(paths).filter((kind) => saved[kind] !== "");
    const brokenOnDisk = brokenFiles(paths, changedOnDisk).filter(
      ({ kind = "descriptor" }) => ![saved[kind], texts[kind]].includes(changedOnDisk[kind]),
    );
    return {
      files: digestOf(changedOnDisk),
      changedOnDisk,
      ...(deletedOnDisk.length > 0 && { deletedOnDisk }),
      ...(brokenOnDisk.length > 0 && { brokenOnDisk }),
    };
  }

  /** What a page compares to know whether a document has changed elsewhere. */
  mark(id: string): DocumentMark {
    const document = this.get(id);
    const changedBy = this.changedBy(id);
    const { files } = this.onDisk(document);
    return { revision: document.revision, files, ...(changedBy !== undefined && { changedBy }) };
  }

  /** Who has changed a document last, if that is somebody else than who asks. */
  changedBy(id: string): string | undefined {
    return this.#drafts.changedBy?.(id);
  }

  /** What others than who asks have written in a document that is not saved. */
  ofOthers(id: string): readonly WrittenField[] {
    return this.#drafts.ofOthers?.(id) ?? [];
  }

  /**
   * Replaces some of the texts. Throws a `Refusal` when they are based on another revision, and for an image that has
   * problems.
   */
  change(id: string, revision: number, texts: ChangedTexts): OpenDocument {
    const document = this.#at(id, revision);
    const next = { ...document.texts, ...texts };
    if (isSameDocument(next, document.texts)) return document;
    requireSafeImages(next, document.saved);
    return this.#keep(id, { ...document, revision: revision + 1, texts: next });
  }

  /** Takes what the disk has now as what the edits are based on: the difference is shown to it, and saving replaces it. */
  rebase(id: string, revision: number): OpenDocument {
    const document = this.#at(id, revision);
    const saved = this.#files.read(document.paths);
    this.#keepReadable(id, document, saved);
    return this.#keep(id, { ...document, revision: revision + 1, saved, savedAt: new Date().toISOString() });
  }

  /**
   * Writes the files. Throws `Refusal` when another program has changed them, and when somebody has changed the
   * document while they were written: what was written is saved then, and the rest is for the page to read.
   * @param without fields that are not written: they stay in the draft
   */
  async save(id: string, revision: number, without: readonly LeftOutField[] = []): Promise<OpenDocument> {
    const document = this.#at(id, revision);
    const texts = without.reduce((left, field) => withoutField(left, document, field), document.texts);
    if (this.changedOnDisk(document) !== undefined) throw new Refusal("changed-on-disk");
    requireSafeImages(texts, document.saved);
    await this.#files.write(document.paths, texts);
    const now = this.get(id);
    const saved = this.#keep(id, {
      ...now,
      revision: now.revision + 1,
      saved: texts,
      savedAt: new Date().toISOString(),
    });
    this.#keepReadable(id, saved);
    if (!isSameDocument(now.texts, document.texts)) throw new Refusal("changed-in-another-tab");
    return saved;
  }

  /** Whether a brand has edits that are not saved. */
  isUnsaved(id: string): boolean {
    const { texts, saved } = this.get(id);
    return !isSameDocument(texts, saved);
  }

  /** The brands with edits that are not saved. Others are not read: there can be a thousand. */
  unsaved(): readonly (OpenDocument & { readonly id: string })[] {
    return this.#drafts
      .ids()
      .filter((id) => this.#files.has(id) && this.isUnsaved(id))
      .map((id) => ({ id, ...this.get(id) }));
  }

  #at(id: string, revision: number): OpenDocument {
    const document = this.get(id);
    if (document.revision !== revision) throw new Refusal("changed-in-another-tab");
    return document;
  }

  /**
   * Keeps the saved texts of a document that can be read.
   * @param next what is on the disk now: only the files that cannot be read there are kept. Left out: all of them
   */
  #keepReadable(id: string, { saved, savedAt }: OpenDocument, next?: DocumentTexts): void {
    const date = savedAt ?? new Date().toISOString();
    const kept = fileKinds.flatMap((kind) => {
      const text = saved[kind] ?? "";
      const isWanted = next === undefined || (next[kind] !== text && !isReadableFile(next[kind] ?? ""));
      return isWanted && isReadableFile(text) ? [[kind, { text, date }] as const] : [];
    });
    if (kept.length > 0) this.#drafts.keepReadable?.(id, Object.fromEntries(kept));
  }

  #keep(id: string, document: OpenDocument): OpenDocument {
    // A store that refuses it leaves what is open as it was.
    if (isSameDocument(document.texts, document.saved)) this.#drafts.remove(id);
    else this.#drafts.keep(id, document);
    this.#open.set(id, document);
    return document;
  }
}
