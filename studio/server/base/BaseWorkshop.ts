import { lstatSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "#scripts/brands/finding.ts";
import { type Drafts, openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { validateWorkspace } from "#scripts/checks/validateBrands.ts";
import type { PortalText } from "#scripts/leaks/PortalText.ts";
import { baseId } from "#studio/document/baseId.ts";
import type { BaseBuildable, BaseEffect, BasePreviews } from "#studio/document/BaseEffect.ts";
import type { CheckedDocument, DocumentTexts, StudioDocument, StudioFinding } from "#studio/document/StudioDocument.ts";
import brandTexts from "#studio/texts/brands.nb.json" with { type: "json" };
import type { BrandStore } from "../brands/BrandStore.ts";
import { draftsOf, studioFinding } from "../brands/checkDocument.ts";
import { countErrors, findingsByBrand } from "../brands/findingsByBrand.ts";
import { shownName } from "../brands/listBrands.ts";
import type { Documents } from "../brands/Documents.ts";
import type { OpenDocument } from "../brands/DraftStore.ts";
import { type BrandPreview, noPreview } from "../preview/BrandPreview.ts";
import { changedBaseValues, findBaseEffect } from "./findBaseEffect.ts";

interface BaseWorkshopOptions {
  readonly files: BrandStore;
  readonly documents: Documents;
  readonly portal: PortalText | undefined;
  /** The preview of a brand with the base as it is saved, or as it is edited. */
  readonly previewOf: (id: string, base: "edited" | "saved") => Promise<BrandPreview>;
}

/** So many findings are sent: a base that cannot be right has some in every brand. */
const mostFindings = 200;

const keyOf = ({ file, line, column, code }: Finding): string => [file, line, column, code].join("\0");

/** `tenants/base.jsonc` as a document of its own, and what its edits mean for the brands. */
export class BaseWorkshop {
  readonly #files: BrandStore;
  readonly #documents: Documents;
  readonly #portal: PortalText | undefined;
  readonly #previewOf: BaseWorkshopOptions["previewOf"];

  constructor({ files, documents, portal, previewOf }: BaseWorkshopOptions) {
    this.#files = files;
    this.#documents = documents;
    this.#portal = portal;
    this.#previewOf = previewOf;
  }

  /** Whether the brands have a base, and it is a file. */
  exists(): boolean {
    const found = lstatSync(join(this.#files.root, "tenants", "base.jsonc"), { throwIfNoEntry: false });
    return found?.isFile() === true;
  }

  open(): StudioDocument {
    return this.#described(this.#documents.get(baseId));
  }

  /** Replaces the text. The base has no theme: what is sent for one is left out. */
  change(revision: number, { descriptor }: DocumentTexts): StudioDocument {
    return this.#described(this.#documents.change(baseId, revision, { descriptor, theme: "" }));
  }

  rebase(revision: number): StudioDocument {
    return this.#described(this.#documents.rebase(baseId, revision));
  }

  async save(revision: number): Promise<StudioDocument> {
    return this.#described(await this.#documents.save(baseId, revision));
  }

  /** What is found in the base, and what in the brands was right with the saved base. */
  async check(): Promise<CheckedDocument> {
    const { revision, paths, texts, saved } = this.#documents.get(baseId);
    const before = texts.descriptor === saved.descriptor ? undefined : await this.#findings(saved.descriptor);
    const known = new Set(before?.map(keyOf));
    const findings = await this.#findings(texts.descriptor);
    const own = findings.filter((finding) =>
      finding.file === paths.descriptor ? true : before !== undefined && !known.has(keyOf(finding)),
    );
    const shown = own.slice(0, mostFindings).map((finding): StudioFinding => studioFinding(finding, paths));
    return { revision, findings: shown };
  }

  /** Which brands can be built with the edited text. */
  async buildable(): Promise<BaseBuildable> {
    const { paths, texts } = this.#documents.get(baseId);
    const workspace = this.#open(texts.descriptor);
    const ids = this.#files.ids();
    const findings = await this.#findings(texts.descriptor);
    const ofBase = countErrors(findings.filter(({ file }) => file === paths.descriptor));
    const byBrand = findingsByBrand(workspace, ids, findings);
    const cannot = ids.flatMap((id) => {
      const errors = ofBase + countErrors(byBrand.get(id) ?? []);
      return errors === 0 ? [] : [{ id, name: shownName(workspace.brand(id)?.json.value, id), errors }];
    });
    return { brands: ids.length, cannot };
  }

  /** Which brands the edited values reach. */
  effect(): BaseEffect {
    const { revision, texts, saved } = this.#documents.get(baseId);
    const [before, after] = [this.#open(saved.descriptor), this.#open(texts.descriptor)];
    if (before.base === undefined || after.base === undefined) return { revision, isReadable: false, changes: [] };
    const changes = changedBaseValues(before.base, after.base);
    if (changes.length === 0) return { revision, isReadable: true, changes: [] };
    const [left, right] = [before, after].map((opened) => opened.part(opened.folders));
    if (left === undefined || right === undefined) return { revision, isReadable: false, changes: [] };
    return { revision, isReadable: true, changes: findBaseEffect(left, right, changes) };
  }

  /** A brand with the base as it is saved, and as it is edited. */
  async previews(id: string): Promise<BasePreviews> {
    const [before, after] = [await this.#previewOf(id, "saved"), await this.#previewOf(id, "edited")];
    return { before: before.state, after: after.state };
  }

  async #findings(base: string): Promise<readonly Finding[]> {
    const { findings, crashes } = await validateWorkspace(this.#open(base), { portal: this.#portal });
    const [crash] = crashes;
    if (crash !== undefined) throw new Error(`The check "${crash.rule}" failed: ${crash.message}`);
    return findings;
  }

  /** All brands with their unsaved edits, over a text of the base. */
  #open(base: string) {
    const { paths } = this.#documents.get(baseId);
    const drafts: Drafts = new Map([
      ...this.#documents.unsaved().flatMap(({ paths: own, texts }) => [...draftsOf(own, texts)]),
      [paths.descriptor, base],
    ]);
    return openWorkspace(this.#files.root, drafts);
  }

  #described(document: OpenDocument): StudioDocument {
    const { revision, paths, texts, saved } = document;
    return {
      id: baseId,
      name: brandTexts["base.title"],
      revision,
      paths,
      texts,
      saved,
      ...this.#documents.onDisk(document),
      preview: noPreview,
    };
  }
}
