import { valueAt } from "#contract/valueAt.ts";
import type { EnvironmentName } from "#contract/descriptor/environmentNames.ts";
import { editorSchema, languageEditorSchema } from "#scripts/brands/schema/layerSchema.ts";
import { type Drafts, type OpenWorkspace, openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { resolverJsonSchema } from "#scripts/brands/themes/resolverSchema.ts";
import { themeSchema } from "#scripts/brands/themes/themeSchema.ts";
import type { ReleaseCompilation } from "#scripts/compile/compile.ts";
import type { PortalText } from "#scripts/leaks/PortalText.ts";
import {
  baseId,
  type CheckedDocument,
  type DocumentMark,
  type DocumentTexts,
  type FileKind,
  type PreviewState,
  type StudioDocument,
  type ChangedTexts,
} from "#studio/document/StudioDocument.ts";
import type { LeftOutField } from "#studio/document/RefusedField.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import { studioPreviewHost, type PreviewParts } from "#studio/document/addresses/studioPreviewHost.ts";
import type { StudioSite } from "#studio/document/addresses/StudioSite.ts";
import type { ShownParts } from "./access/hostsOf.ts";
import { BaseWorkshop } from "./base/BaseWorkshop.ts";
import { BrandList } from "./BrandList.ts";
import { BrandPast } from "./brands/BrandPast.ts";
import type { BrandStore } from "./brands/BrandStore.ts";
import { brokenFiles } from "./brands/brokenFiles.ts";
import type { FindOrigin } from "#studio/git/origins.ts";
import { checkFolder, draftsOf, findingsOf } from "./brands/checkDocument.ts";
import { Documents } from "./brands/Documents.ts";
import type { DraftStore, OpenDocument, StepsStore } from "./brands/DraftStore.ts";
import { formBasis } from "./brands/formBasis.ts";
import { type Histories } from "./brands/Histories.ts";
import { requireSafeImages } from "./images/checkImage.ts";
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
  readonly #requireTried: WorkshopOptions["requireTried"];
  readonly #openSaved: () => OpenWorkspace;
  /** `tenants/base.jsonc` as a document of its own. */
  readonly base: BaseWorkshop;
  /** The steps of undo and redo of each document. */
  readonly steps: StepsStore;
  readonly past: BrandPast;
  /** The brands beside one another. */
  readonly brands: BrandList;
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
    this.#openSaved = options.openSaved ?? (() => openWorkspace(this.brandsDir));
    this.brands = new BrandList({
      files,
      documents: this.#documents,
      memory: this.#memory,
      readPortal: portal && (() => Promise.resolve(portal)),
      openSaved: this.#openSaved,
    });
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
      namesHidden: () => this.brands.namesHidden(),
    });
    this.#main = main;
    this.#requireTried = requireTried;
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
    const broken = brokenFiles(paths, texts);
    return {
      id,
      name: this.#nameOf(id, draftsOf(paths, texts)),
      revision,
      paths,
      texts,
      ...(broken.length > 0 && { broken }),
      saved,
      ...this.#documents.onDisk(document),
      ...(changedBy !== undefined && { changedBy }),
      ...(ofOthers.length > 0 && { ofOthers }),
      preview,
    };
  }
}
