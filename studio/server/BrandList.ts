import type { EnvironmentName } from "#contract/descriptor/environmentNames.ts";
import { type OpenWorkspace, openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import type { ReadPortal } from "#scripts/checks/validateBrands.ts";
import { problem as problemOf } from "#scripts/findings/Problem.ts";
import { wordsOf } from "#scripts/findings/wordsOf.ts";
import { findNewIdProblem } from "#scripts/tenant/findNewIdProblem.ts";
import { newBrandFiles } from "#scripts/tenant/newBrandFiles.ts";
import type { BrandName } from "#studio/document/BaseEffect.ts";
import type { BrandComparison } from "#studio/document/BrandComparison.ts";
import type { CheckedId, NewBrandRequest } from "#studio/document/NewBrand.ts";
import type { StudioBrand } from "#studio/document/StudioDocument.ts";
import type { BrandStore } from "./brands/BrandStore.ts";
import { brandsWithValue } from "./brands/brandsWithValue.ts";
import { draftsOf } from "./brands/checkDocument.ts";
import type { Documents } from "./brands/Documents.ts";
import { checkBrands, listBrands, shownName } from "./brands/listBrands.ts";
import { requireName } from "./brands/newName.ts";
import { createHiddenSearch, isTakenUnseen, seenWorkspace } from "./brands/seenBrands.ts";
import { compareBrands } from "./compare/compareBrands.ts";
import { requireImage } from "./images/checkImage.ts";
import type { WorkshopMemory } from "./WorkshopMemory.ts";

interface BrandListOptions {
  readonly files: BrandStore;
  readonly documents: Documents;
  readonly memory: WorkshopMemory;
  /** The portal's own files, whose words no brand may claim. */
  readonly readPortal: ReadPortal | undefined;
  readonly openSaved: () => OpenWorkspace;
}

/** The brands beside one another, as one person sees them: their names, what they have in common, and a new one. */
export class BrandList {
  readonly #files: BrandStore;
  readonly #documents: Documents;
  readonly #memory: WorkshopMemory;
  readonly #readPortal: ReadPortal | undefined;
  readonly #openSaved: () => OpenWorkspace;

  constructor({ files, documents, memory, readPortal, openSaved }: BrandListOptions) {
    this.#files = files;
    this.#documents = documents;
    this.#memory = memory;
    this.#readPortal = readPortal;
    this.#openSaved = openSaved;
  }

  /** Names of the other brands with the same value. */
  withValue(id: string, path: readonly string[], environment: EnvironmentName | undefined): string[] {
    return brandsWithValue(seenWorkspace(this.#edited(), this.#sees), id, path, environment);
  }

  /** All brands with their unsaved edits. */
  async list(): Promise<StudioBrand[]> {
    const unsaved = new Set(this.#documents.unsaved().map(({ id }) => id));
    const workspace = this.#edited();
    const { checkedBrands } = this.#memory;
    const checked = checkedBrands.get(workspace) ?? checkBrands(workspace);
    checkedBrands.set(workspace, checked);
    // A check that failed is made again.
    checked.catch(() => checkedBrands.delete(workspace));
    return listBrands(workspace, await checked, this.#files.ids().filter(this.#sees), unsaved);
  }

  /** The names of all brands, for choosing one: much less than the list. */
  names(): BrandName[] {
    const workspace = this.#edited();
    const ids = workspace.folders.filter(this.#sees);
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
      await newBrandFiles(this.#files.root, id, from, { ...facts, readPortal: this.#readPortal }),
    );
    return { id, name: facts.name };
  }

  /** Whether the asker may see a brand. */
  readonly #sees = (id: string): boolean => this.#files.has(id);

  /** All brands with their unsaved edits; the base as it is saved. */
  #edited(): OpenWorkspace {
    const drafts = this.#documents.unsaved().flatMap(({ paths, texts }) => [...draftsOf(paths, texts)]);
    return drafts.length === 0 ? this.#openSaved() : openWorkspace(this.#files.root, new Map(drafts));
  }
}
