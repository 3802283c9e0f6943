import { valueAt } from "#contract/valueAt.ts";
import type { EnvironmentName } from "#contract/descriptor/environmentNames.ts";
import { editorSchema, languageEditorSchema } from "#scripts/brands/schema/layerSchema.ts";
import { type Drafts, type OpenWorkspace, openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { resolverJsonSchema } from "#scripts/brands/themes/resolverSchema.ts";
import { themeSchema } from "#scripts/brands/themes/themeSchema.ts";
import type { ReadPortal } from "#scripts/checks/validateBrands.ts";
import type { ReleaseCompilation } from "#scripts/compile/compile.ts";
import type { PortalText } from "#scripts/leaks/PortalText.ts";
import { problem as problemOf } from "#scripts/findings/Problem.ts";
import { wordsOf } from "#scripts/findings/wordsOf.ts";
import { newBrandFiles } from "#scripts/tenant/newBrandFiles.ts";
import { findNewIdProblem } from "#scripts/tenant/findNewIdProblem.ts";
import {
  baseId,
  type CheckedDocument,
  type DocumentMark,
  type DocumentTexts,
  type FileKind,
  type PreviewState,
  type StudioBrand,
  type StudioDocument,
  type ChangedTexts,
} from "#studio/document/StudioDocument.ts";
import type { BrandName } from "#studio/document/BaseEffect.ts";
import type { BrandComparison } from "#studio/document/BrandComparison.ts";
import type { CheckedId, NewBrandRequest } from "#studio/document/NewBrand.ts";
import type { LeftOutField } from "#studio/document/RefusedField.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import { studioPreviewHost, type PreviewParts } from "#studio/document/addresses/studioPreviewHost.ts";
import type { StudioSite } from "#studio/document/addresses/StudioSite.ts";
import type { ShownParts } from "./access/hostsOf.ts";
import { BaseWorkshop } from "./base/BaseWorkshop.ts";
import { BrandPast } from "./brands/BrandPast.ts";
import type { BrandStore } from "./brands/BrandStore.ts";
import { brandsWithValue } from "./brands/brandsWithValue.ts";
import type { FindOrigin } from "#studio/git/origins.ts";
import { checkFolder, draftsOf, findingsOf } from "./brands/checkDocument.ts";
import { Documents } from "./brands/Documents.ts";
import type { DraftStore, OpenDocument, StepsStore } from "./brands/DraftStore.ts";
import { formBasis } from "./brands/formBasis.ts";
import { type Histories } from "./brands/Histories.ts";
import { checkBrands, listBrands, shownName } from "./brands/listBrands.ts";
import { requireName } from "./brands/newName.ts";
import { createHiddenSearch, isTakenUnseen, seenWorkspace } from "./brands/seenBrands.ts";
import { compareBrands } from "./compare/compareBrands.ts";
import { requireImage, requireSafeImages } from "./images/checkImage.ts";
import { BrandPreview } from "./preview/BrandPreview.ts";
import { WorkshopMemory } from "./WorkshopMemory.ts";
import { Refusal } from "./Refusal.ts";

/** Where the workshop reads and writes, and what it can look up of former versions. */
export interface WorkshopStores {
  readonly files: BrandStore;
  readonly drafts: DraftStore;
  readonly steps: StepsStore;
  readonly histories: Histories;
}

interface WorkshopOptions extends WorkshopStores {
  /** The studio, and the workplace in which the brands are edited: the hosts of their previews are below it. */
  readonly site: Pick<StudioSite, "hostname" | "work">;
  /** Where somebody starts a proposal, when the brands may only be read. Left out: they are edited. */
  readonly proposalAddress?: string | undefined;
  /** The portal without a brand. */
  readonly compilation: ReleaseCompilation;
  /** The portal's own files, whose words no brand may claim. Left out: they are not checked. */
  readonly portal?: PortalText;
  /** Since when saved values have been what they are. Left out: nothing says it. */
  readonly findOrigin?: FindOrigin;
  /** The brands as the main branch has them, for a proposal. */
  readonly main?: () => Promise<Workshop>;
  /** Opens the files as they are saved. Left out: they are read at each call, since others may change them. */
  readonly openSaved?: () => OpenWorkspace;
  /** What workshops over the same files share, one for each person who asks. Left out: the workshop has its own. */
  readonly memory?: WorkshopMemory;
  /** Called with texts that somebody tries, beside those that are saved. Throws when they may not. */
  readonly requireTried?: (texts: DocumentTexts, saved: DocumentTexts) => void;
}

/**
 * The brands that are edited, as one person sees them: documents, findings and previews. Who that is, the stores know: a
 * workshop cannot be made without them. What it remembers is shared (`WorkshopMemory`).
 */
export class Workshop {
  readonly brandsDir: string;
  /** Where a proposal is started: then every call that writes is refused. Undefined: the brands are edited. */
  readonly proposalAddress: string | undefined;
  readonly #files: BrandStore;
  readonly #documents: Documents;
  readonly #site: WorkshopOptions["site"];
  readonly #compilation: ReleaseCompilation;
  readonly #portal: PortalText | undefined;
  readonly #readPortal: ReadPortal | undefined;
  readonly #requireTried: WorkshopOptions["requireTried"];
  readonly #openSaved: () => OpenWorkspace;
  /** `tenants/base.jsonc` as a document of its own. */
  readonly base: BaseWorkshop;
  /** The steps of undo and redo of each document. */
  readonly steps: StepsStore;
  readonly past: BrandPast;
  readonly #main: WorkshopOptions["main"];
  readonly #memory: WorkshopMemory;

  constructor(options: WorkshopOptions) {
    const { files, drafts, steps, histories, site, proposalAddress, compilation, portal, main, requireTried } = options;
    this.#memory = options.memory ?? new WorkshopMemory();
    this.proposalAddress = proposalAddress;
    this.#site = site;
    this.brandsDir = files.root;
    this.#files = files;
    this.#documents = new Documents(files, drafts, this.#memory.open);
    this.steps = steps;
    this.#compilation = compilation;
    this.#portal = portal;
    this.#readPortal = portal && (() => Promise.resolve(portal));
    this.base = new BaseWorkshop({
      files: this.#files,
      documents: this.#documents,
      portal,
      previewOf: (id, parts) => this.preview(id, parts),
    });
    this.past = new BrandPast({
      brandsDir: this.brandsDir,
      documents: this.#documents,
      histories,
      findOrigin: options.findOrigin,
      namesHidden: () => this.namesHidden(),
    });
    this.#main = main;
    this.#requireTried = requireTried;
    this.#openSaved = options.openSaved ?? (() => openWorkspace(this.brandsDir));
  }

  /** Whether there is a folder with this name. Nothing else of a request becomes part of a path. */
  has(id: string): boolean {
    return this.#files.has(id);
  }

  /** All brands. */
  ids(): readonly string[] {
    return this.#files.ids().filter((id) => this.has(id));
  }

  /** The schemas of the files, of which the form makes its fields. */
  schemas(): Readonly<Record<FileKind, unknown>> {
    const theme = themeSchema();
    const texts = languageEditorSchema();
    return {
      descriptor: editorSchema(),
      nb: texts,
      nn: texts,
      en: texts,
      theme,
      resolver: resolverJsonSchema(),
      dark: theme,
      more: theme,
    };
  }

  /** What the form shows beside the texts of a brand. */
  formBasis(): FormBasis {
    // A brand is shown over the base as it is saved.
    return formBasis(this.#openSaved());
  }

  /** Names of the other brands with the same value. */
  brandsWithValue(id: string, path: readonly string[], environment: EnvironmentName | undefined): string[] {
    return brandsWithValue(seenWorkspace(this.#edited(), this.#sees), id, path, environment);
  }

  /** All brands with their unsaved edits. */
  async brands(): Promise<StudioBrand[]> {
    const unsaved = new Set(this.#documents.unsaved().map(({ id }) => id));
    const workspace = this.#edited();
    const { checkedBrands } = this.#memory;
    const checked = checkedBrands.get(workspace) ?? checkBrands(workspace);
    checkedBrands.set(workspace, checked);
    // A check that failed is made again.
    checked.catch(() => checkedBrands.delete(workspace));
    return listBrands(workspace, await checked, this.ids(), unsaved);
  }

  /** The names of all brands, for choosing one: much less than the list. */
  names(): BrandName[] {
    const workspace = this.#edited();
    const ids = workspace.folders.filter((id) => this.has(id));
    return ids.map((id) => ({ id, name: shownName(workspace.brand(id)?.json.value, id) }));
  }

  /** Two brands field by field, with their unsaved edits. */
  compare(a: string, b: string): BrandComparison {
    return compareBrands(this.#edited(), a, b);
  }

  /** Finds whether a text names a brand that the asker may not see. */
  namesHidden(): (text: string) => boolean {
    return createHiddenSearch(this.#openSaved(), this.#sees);
  }

  /** Whether an id can be that of a new brand. */
  async checkNewId(id: string): Promise<CheckedId> {
    if (isTakenUnseen(this.#openSaved(), id, this.#sees))
      return { problem: wordsOf(problemOf("new:taken", {}), "nb").message };
    const problem = await findNewIdProblem(id, this.#files.root, this.#readPortal, "nb");
    return problem === undefined ? {} : { problem };
  }

  /**
   * Writes a new brand that starts from the saved files of another.
   * @throws Refusal when no brand can have the name
   * @throws Refusal when no brand can have the logo
   * @throws UsageError when the id cannot be used, or the other brand cannot be read; nothing is written then
   */
  async create({ id, from, ...facts }: NewBrandRequest): Promise<BrandName> {
    requireName(facts.name);
    if (facts.logo !== undefined) requireImage("logo", facts.logo);
    this.#files.checkFolders();
    await this.#files.create(
      id,
      await newBrandFiles(this.brandsDir, id, from, { ...facts, readPortal: this.#readPortal }),
    );
    return { id, name: facts.name };
  }

  /** The logo of a brand, as it is edited; undefined when there is none. */
  logo(id: string): string | undefined {
    return this.#documents.get(id).texts.logo;
  }

  /** @param environment that of the preview in the answer; of the calls below too */
  open(id: string, environment: EnvironmentName = "Test"): Promise<StudioDocument> {
    return this.#described(id, this.#documents.get(id), environment);
  }

  change(
    id: string,
    revision: number,
    texts: ChangedTexts,
    environment: EnvironmentName = "Test",
  ): Promise<StudioDocument> {
    return this.#described(id, this.#documents.change(id, revision, texts), environment);
  }

  rebase(id: string, revision: number, environment: EnvironmentName = "Test"): Promise<StudioDocument> {
    return this.#described(id, this.#documents.rebase(id, revision), environment);
  }

  /** @param without fields that are not saved: they stay unsaved */
  async save(
    id: string,
    revision: number,
    environment: EnvironmentName = "Test",
    without: readonly LeftOutField[] = [],
  ): Promise<StudioDocument> {
    return this.#described(id, await this.#documents.save(id, revision, without), environment);
  }

  /** What a page compares to know whether a document has changed elsewhere: that of a brand, or of the base. */
  mark(id: string): DocumentMark {
    return this.#documents.mark(id);
  }

  /** What is found in the document of a brand. */
  async check(id: string): Promise<CheckedDocument> {
    const { revision, paths, texts } = this.#documents.get(id);
    const checked =
      this.#memory.checked.get(texts) ??
      checkFolder(openWorkspace(this.brandsDir, draftsOf(paths, texts)), this.#portal);
    this.#memory.checked.set(texts, checked);
    return { revision, findings: findingsOf(await checked, { id, paths }, this.#sees) };
  }

  /**
   * The preview of a brand, stamped from its document and the base as they are saved or edited.
   * @throws Refusal when the main branch does not have the brand
   */
  async preview(id: string, parts: Partial<ShownParts> = {}): Promise<BrandPreview> {
    const shown = await this.#shown(id, parts.version ?? "draft");
    const preview = this.#previewOf(id, parts);
    const main = parts.version === "main" ? await this.#requireMain(id) : undefined;
    await preview.update(shown, main === undefined ? this.#baseDrafts(parts.base) : main.#baseDrafts("saved"));
    return preview;
  }

  /** The document of a brand as a preview shows it. */
  async #shown(id: string, version: ShownParts["version"]): Promise<OpenDocument> {
    const document = this.#documents.get(id);
    if (version === "draft") return document;
    if (version === "saved") return { ...document, texts: document.saved };
    return { ...document, texts: (await this.#requireMain(id)).saved(id) };
  }

  /** The brands of the main branch. @throws Refusal when it does not have this one */
  async #requireMain(id: string): Promise<Workshop> {
    const main = await this.#main?.();
    if (main?.has(id) !== true) throw new Refusal("unknown-version");
    return main;
  }

  /** The texts of a brand, or of the base, as they were saved last. */
  saved(id: string): DocumentTexts {
    return this.#documents.get(id).saved;
  }

  /**
   * The look that a preview would have with other texts, for trying them. They are not kept.
   * @throws Refusal for an image that may not be stored
   */
  async offered(id: string, texts: ChangedTexts, parts: Partial<ShownParts>): Promise<PreviewState> {
    const preview = await this.preview(id, parts);
    const document = this.#documents.get(id);
    const offered = { ...document.texts, ...texts };
    this.#requireTried?.(offered, document.saved);
    requireSafeImages(offered, document.saved);
    return preview.offer({ ...document, texts: offered }, this.#baseDrafts("saved"));
  }

  /** Whether the asker may see a brand. */
  readonly #sees = (id: string): boolean => this.has(id);

  /** All brands with their unsaved edits; the base as it is saved. */
  #edited(): OpenWorkspace {
    const drafts = this.#documents.unsaved().flatMap(({ paths, texts }) => [...draftsOf(paths, texts)]);
    return drafts.length === 0 ? this.#openSaved() : openWorkspace(this.brandsDir, new Map(drafts));
  }

  /** What the brands are laid over: on the disk now, or as it is edited. */
  #baseDrafts(base: PreviewParts["base"]): Drafts {
    const paths = this.#files.pathsOf(baseId);
    return draftsOf(paths, base === "edited" ? this.#documents.get(baseId).texts : this.#files.read(paths));
  }

  /** The name in the edited text; while that cannot be read, the last one that could. */
  #nameOf(id: string, drafts: Drafts): string {
    const name = valueAt(openWorkspace(this.brandsDir, drafts).brand(id)?.json.value, ["name"]);
    const { names } = this.#memory;
    if (typeof name === "string" && name !== "") names.set(id, name);
    return names.get(id) ?? id;
  }

  #previewOf(id: string, parts: Partial<ShownParts>): BrandPreview {
    const site = this.#site;
    const host = studioPreviewHost(site, id, parts);
    const preview =
      this.#memory.previews.get(host) ??
      new BrandPreview({ brandsDir: this.brandsDir, site, id, parts, compilation: this.#compilation });
    this.#memory.previews.set(host, preview);
    return preview;
  }

  async #described(id: string, document: OpenDocument, environment: EnvironmentName): Promise<StudioDocument> {
    const { revision, paths, texts, saved } = document;
    const preview = await this.#previewOf(id, { environment }).update(document, this.#baseDrafts("saved"));
    const changedBy = this.#documents.changedBy(id);
    const ofOthers = this.#documents.ofOthers(id);
    return {
      id,
      name: this.#nameOf(id, draftsOf(paths, texts)),
      revision,
      paths,
      texts,
      saved,
      ...this.#documents.onDisk(document),
      ...(changedBy !== undefined && { changedBy }),
      ...(ofOthers.length > 0 && { ofOthers }),
      preview,
    };
  }
}
