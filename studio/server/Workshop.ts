import { isError } from "#scripts/brands/finding.ts";
import { editorSchema } from "#scripts/brands/layerSchema.ts";
import { validBrands } from "#scripts/brands/loadBrands.ts";
import { type Drafts, openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { valueAt } from "#scripts/brands/layers.ts";
import { themeSchema } from "#scripts/brands/themes/themeSchema.ts";
import { validateWorkspace } from "#scripts/checks/validateBrands.ts";
import type { Compilation } from "#scripts/compile/compile.ts";
import type { PortalText } from "#scripts/leaks/PortalText.ts";
import type {
  CheckedDocument,
  DocumentTexts,
  StudioBrand,
  StudioDocument,
  StudioFinding,
} from "#studio/document/StudioDocument.ts";
import { BrandFiles } from "./brands/BrandFiles.ts";
import { checkDocument, draftsOf } from "./brands/checkDocument.ts";
import { Documents, type OpenDocument } from "./brands/Documents.ts";
import { BrandPreview } from "./preview/BrandPreview.ts";

interface WorkshopOptions {
  /** Folder with `tenants/` and `themes/`. */
  readonly brandsDir: string;
  /** Where unsaved edits are kept. */
  readonly draftsDir: string;
  /** The portal without a brand. */
  readonly compilation: Compilation;
  /** The portal's own files, whose words no brand may claim. Left out: they are not checked. */
  readonly portal?: PortalText;
}

const shownColours = ["header", "hero", "action", "accent", "page"] as const;

/** The brands that are edited: documents, findings and previews. */
export class Workshop {
  readonly #brandsDir: string;
  readonly #files: BrandFiles;
  readonly #documents: Documents;
  readonly #compilation: Compilation;
  readonly #portal: PortalText | undefined;
  readonly #names = new Map<string, string>();
  readonly #previews = new Map<string, BrandPreview>();
  readonly #findings = new WeakMap<DocumentTexts, Promise<StudioFinding[]>>();

  constructor({ brandsDir, draftsDir, compilation, portal }: WorkshopOptions) {
    this.#brandsDir = brandsDir;
    this.#files = new BrandFiles(brandsDir);
    this.#documents = new Documents(this.#files, draftsDir);
    this.#compilation = compilation;
    this.#portal = portal;
  }

  /** Whether there is a folder with this name. Nothing else of a request becomes part of a path. */
  has(id: string): boolean {
    return /^[a-z][a-z0-9-]*$/.test(id) && this.#files.ids().includes(id);
  }

  /** The schemas of the two files, for completion and explanation. */
  schemas(): { readonly descriptor: unknown; readonly theme: unknown } {
    return { descriptor: editorSchema(), theme: themeSchema() };
  }

  /** All brands with their unsaved edits. */
  async brands(): Promise<StudioBrand[]> {
    const ids = this.#files.ids().filter((id) => this.has(id));
    const documents = new Map(ids.map((id) => [id, this.#documents.get(id)]));
    const drafts: Drafts = new Map([...documents.values()].flatMap(({ paths, texts }) => [...draftsOf(paths, texts)]));
    const workspace = openWorkspace(this.#brandsDir, drafts);
    const { findings } = await validateWorkspace(workspace);
    const part = workspace.part(workspace.folders);
    const valid = new Map(validBrands(part).map((brand) => [brand.id, brand]));
    return ids.map((id) => {
      const name = valueAt(workspace.brand(id)?.json.value, ["name"]);
      const theme = documents.get(id)?.paths.theme ?? "";
      const tokens = part.themes.get(theme.replace(/^themes\/|\.tokens\.json$/g, ""))?.tokens;
      const colour = (role: string): [string, string] => [role, tokens?.get(`color.${role}`)?.css ?? "transparent"];
      const isOwn = (file: string): boolean => file.startsWith(`tenants/${id}/`) || file === theme;
      return {
        id,
        name: typeof name === "string" && name !== "" ? name : id,
        errors: findings.filter((finding) => isOwn(finding.file) && isError(finding)).length,
        isUnsaved: this.#documents.isUnsaved(id),
        ...(valid.has(id) ? { logo: `/api/brands/${id}/logo.svg` } : {}),
        colours: Object.fromEntries(shownColours.map(colour)) as StudioBrand["colours"],
      };
    });
  }

  /** The logo of a brand, as it is edited; undefined when there is none. */
  logo(id: string): string | undefined {
    return this.#documents.get(id).texts.logo;
  }

  open(id: string): Promise<StudioDocument> {
    return this.#described(id, this.#documents.get(id));
  }

  change(id: string, revision: number, texts: DocumentTexts): Promise<StudioDocument> {
    return this.#described(id, this.#documents.change(id, revision, texts));
  }

  rebase(id: string, revision: number): Promise<StudioDocument> {
    return this.#described(id, this.#documents.rebase(id, revision));
  }

  async save(id: string, revision: number): Promise<StudioDocument> {
    return this.#described(id, await this.#documents.save(id, revision));
  }

  /** What is found in the document of a brand. */
  async check(id: string): Promise<CheckedDocument> {
    const { revision, paths, texts } = this.#documents.get(id);
    const findings = this.#findings.get(texts) ?? checkDocument(this.#brandsDir, { id, paths, texts }, this.#portal);
    this.#findings.set(texts, findings);
    return { revision, findings: await findings };
  }

  /** The preview of a brand, stamped from its document. */
  async preview(id: string): Promise<BrandPreview> {
    const preview = this.#previewOf(id);
    await preview.update(this.#documents.get(id));
    return preview;
  }

  /** The name in the edited text; while that cannot be read, the last one that could. */
  #nameOf(id: string, drafts: Drafts): string {
    const name = valueAt(openWorkspace(this.#brandsDir, drafts).brand(id)?.json.value, ["name"]);
    if (typeof name === "string" && name !== "") this.#names.set(id, name);
    return this.#names.get(id) ?? id;
  }

  #previewOf(id: string): BrandPreview {
    const preview = this.#previews.get(id) ?? new BrandPreview(this.#brandsDir, id, this.#compilation);
    this.#previews.set(id, preview);
    return preview;
  }

  async #described(id: string, document: OpenDocument): Promise<StudioDocument> {
    const { revision, paths, texts, saved } = document;
    const preview = await this.#previewOf(id).update(document);
    const changedOnDisk = this.#documents.changedOnDisk(document);
    return {
      id,
      name: this.#nameOf(id, draftsOf(paths, texts)),
      revision,
      paths,
      texts,
      saved,
      ...(changedOnDisk === undefined ? {} : { changedOnDisk }),
      preview,
    };
  }
}
