import { lstatSync } from "node:fs";
import { join } from "node:path";
import type { EnvironmentName } from "#contract/descriptor/environmentNames.ts";
import type { Finding } from "#scripts/findings/Finding.ts";
import { openWorkspace, type OpenWorkspace } from "#scripts/brands/loadWorkspace.ts";
import type { PortalText } from "#scripts/leaks/PortalText.ts";
import {
  baseId,
  type ChangedTexts,
  type CheckedDocument,
  type DocumentKind,
  type DocumentTexts,
  fileKinds,
  isSameDocument,
  type StudioDocument,
  type StudioFinding,
} from "#studio/document/StudioDocument.ts";
import type { BaseBuildable, BaseEffect, BasePreviews, BaseUses } from "#studio/document/BaseEffect.ts";
import type { LeftOutField } from "#studio/document/RefusedField.ts";
import brandTexts from "#studio/texts/brands.nb.json" with { type: "json" };
import type { ShownParts } from "../access/hostsOf.ts";
import type { BrandStore } from "../brands/BrandStore.ts";
import { checkFolder, draftsOf, studioFinding } from "../brands/checkDocument.ts";
import { countErrors, findingsByBrand } from "../brands/findingsByBrand.ts";
import { shownName } from "../brands/listBrands.ts";
import { seenFindings, seenWorkspace } from "../brands/seenBrands.ts";
import type { Documents } from "../brands/Documents.ts";
import type { OpenDocument } from "../brands/DraftStore.ts";
import { type BrandPreview, noPreview } from "../preview/BrandPreview.ts";
import { changedBaseValues, findBaseEffect } from "./findBaseEffect.ts";
import type { Language } from "#contract/pageLanguage.ts";
import type { Path } from "#scripts/brands/json/jsonFile.ts";
import { isTranslated, languagesOf } from "#scripts/brands/languages/DescriptorFile.ts";
import { decides, layersOf } from "#scripts/brands/layers.ts";

/** A field of the base. */
interface BaseField {
  readonly path: Path;
  /** Left out: in every environment. */
  readonly environment: EnvironmentName | undefined;
  /** The language in which it is a text. */
  readonly language: Language;
}

/** Which brands inherit a field of the base, and which have a value of their own over it. */
function findBaseUses({ base, folders, brand }: OpenWorkspace, field: BaseField): BaseUses {
  const { path, environment } = field;
  const language = isTranslated(path) ? field.language : undefined;
  const brands = folders.flatMap((id) => {
    const json = brand(id)?.json;
    const isIn = json !== undefined && (language === undefined || languagesOf(base, json).includes(language));
    if (!isIn) return [];
    const layers = layersOf(base, json, environment, { language });
    const shared = layers.findLastIndex((layer) => layer.file.file !== json.file && decides(layer, path));
    const isOwn = layers.slice(shared + 1).some((layer) => layer.file.file === json.file && decides(layer, path));
    return [{ id, name: shownName(json.value, id), isOwn }];
  });
  const named = (wanted: boolean) =>
    brands.filter(({ isOwn }) => isOwn === wanted).map(({ id, name }) => ({ id, name }));
  return { inheriting: named(false), own: named(true) };
}

interface BaseWorkshopOptions {
  readonly files: BrandStore;
  readonly documents: Documents;
  readonly portal: PortalText | undefined;
  /** The preview of a brand with the base as it is saved, or as it is edited. */
  readonly previewOf: (id: string, parts: Pick<ShownParts, "base" | "environment">) => Promise<BrandPreview>;
}

/** So many findings are sent: a base that cannot be right has some in every brand. */
const mostFindings = 200;

/** Whether a finding is about a file of the base. */
const isOf = (paths: DocumentTexts, { file }: Finding): boolean => fileKinds.some((kind) => paths[kind] === file);

const keyOf = ({ file, line, column, code }: Finding): string => [file, line, column, code].join("\0");

/** The base as a document of its own, with its texts in other languages, and what its edits mean for the brands. */
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

  /** Replaces some of the texts. What is sent for a file that the base does not have, such as a theme, is left out. */
  change(revision: number, texts: ChangedTexts): StudioDocument {
    const { paths } = this.#documents.get(baseId);
    const own = Object.entries(texts).filter(([kind]) => Boolean(paths[kind as DocumentKind]));
    return this.#described(this.#documents.change(baseId, revision, Object.fromEntries(own)));
  }

  rebase(revision: number): StudioDocument {
    return this.#described(this.#documents.rebase(baseId, revision));
  }

  /** @param without fields that are not saved: they stay unsaved */
  async save(revision: number, without: readonly LeftOutField[] = []): Promise<StudioDocument> {
    return this.#described(await this.#documents.save(baseId, revision, without));
  }

  /** What is found in the base, and what in the brands was right with the saved base. */
  async check(): Promise<CheckedDocument> {
    const { revision, paths, texts, saved } = this.#documents.get(baseId);
    const before = isSameDocument(texts, saved) ? undefined : await this.#findings(saved);
    const known = new Set(before?.map(keyOf));
    const findings = await this.#findings(texts);
    const own = findings.filter((finding) =>
      isOf(paths, finding) ? true : before !== undefined && !known.has(keyOf(finding)),
    );
    const shown = own.slice(0, mostFindings).map((finding): StudioFinding => studioFinding(finding, paths));
    return { revision, findings: shown };
  }

  /** Which brands can be built with the edited text. */
  async buildable(): Promise<BaseBuildable> {
    const { paths, texts } = this.#documents.get(baseId);
    const workspace = this.#open(texts);
    const ids = this.#files.ids().filter(this.#sees);
    const findings = await this.#findings(texts);
    const ofBase = countErrors(findings.filter((finding) => isOf(paths, finding)));
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
    return this.#effectOf(revision, saved, texts);
  }

  /** Which brands the saved values reach, beside other ones. */
  effectSince(before: DocumentTexts): BaseEffect {
    const { revision, saved } = this.#documents.get(baseId);
    return this.#effectOf(revision, before, saved);
  }

  #effectOf(revision: number, saved: DocumentTexts, texts: DocumentTexts): BaseEffect {
    const [before, after] = [this.#open(saved), this.#open(texts)];
    if (before.base === undefined || after.base === undefined) return { revision, isReadable: false, changes: [] };
    const changes = changedBaseValues(before.base, after.base);
    if (changes.length === 0) return { revision, isReadable: true, changes: [] };
    const [left, right] = [before, after].map((opened) => {
      const seen = seenWorkspace(opened, this.#sees);
      return seen.part(seen.folders);
    });
    if (left === undefined || right === undefined) return { revision, isReadable: false, changes: [] };
    return { revision, isReadable: true, changes: findBaseEffect(left, right, changes) };
  }

  /** Which brands inherit a value of the edited base, and which have their own. */
  uses(field: BaseField): BaseUses {
    return findBaseUses(seenWorkspace(this.#open(this.#documents.get(baseId).texts), this.#sees), field);
  }

  /** A brand with the base as it is saved, and as it is edited. */
  async previews(id: string, environment: EnvironmentName): Promise<BasePreviews> {
    const before = await this.#previewOf(id, { base: "saved", environment });
    const after = await this.#previewOf(id, { base: "edited", environment });
    return { before: before.state, after: after.state };
  }

  /** Whether the asker may see a brand. */
  readonly #sees = (id: string): boolean => this.#files.has(id);

  /** What the asker may see of the findings in all brands. */
  async #findings(base: DocumentTexts): Promise<readonly Finding[]> {
    const { workspace, findings } = await checkFolder(this.#open(base), this.#portal);
    return seenFindings(workspace, findings, this.#sees);
  }

  /** All brands with their unsaved edits, over texts of the base. */
  #open(base: DocumentTexts) {
    const { paths } = this.#documents.get(baseId);
    const edited = [...this.#documents.unsaved(), { paths, texts: base }];
    return openWorkspace(this.#files.root, new Map(edited.flatMap((each) => [...draftsOf(each.paths, each.texts)])));
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
