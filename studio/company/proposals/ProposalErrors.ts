import { LRUCache } from "lru-cache";
import { openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import type { PortalText } from "#scripts/leaks/PortalText.ts";
import { baseId } from "#studio/document/StudioDocument.ts";
import type { BrandErrors } from "#studio/document/company/CompanyWire.ts";
import { checkFolder } from "#studio/server/brands/checkDocument.ts";
import { countErrors, findingsByBrand } from "#studio/server/brands/findingsByBrand.ts";
import { isWorkedOn } from "#studio/document/company/workedOn.ts";
import type { ProposalRecord } from "../records/proposals/ProposalRecords.ts";
import type { Repository } from "../repository/Repository.ts";

interface ProposalErrorsOptions {
  readonly repository: Pick<Repository, "proposalWorktree">;
  /** The portal's own files, whose words no brand may claim. Left out: they are not checked. */
  readonly portal?: PortalText | undefined;
}

/** So many commits are remembered: a page asks for its proposal again and again. */
const mostKnown = 200;

/** A file that all brands share. */
const isShared = ({ file }: { readonly file: string }): boolean => /^tenants\/[^/]+$/.test(file);

/** The errors in what proposals have saved. */
export class ProposalErrors {
  readonly #options: ProposalErrorsOptions;
  readonly #known = new LRUCache<string, Promise<readonly BrandErrors[]>>({ max: mostKnown });

  constructor(options: ProposalErrorsOptions) {
    this.#options = options;
  }

  /** The brands of a proposal that cannot be built, as it is saved. Shared values can break every brand. */
  of(record: Pick<ProposalRecord, "brands" | "head" | "number" | "state">): Promise<readonly BrandErrors[]> {
    const { number, head, brands, state } = record;
    if (!isWorkedOn(state) || brands.length === 0) return Promise.resolve([]);
    const key = `${number} ${head}`;
    const known = this.#known.get(key) ?? this.#check(number, brands);
    this.#known.set(key, known);
    // A check that failed is made again.
    known.catch(() => this.#known.delete(key));
    return known;
  }

  async #check(number: number, brands: readonly string[]): Promise<readonly BrandErrors[]> {
    const workspace = openWorkspace(await this.#options.repository.proposalWorktree(number));
    const { findings } = await checkFolder(workspace, this.#options.portal);
    const ids = brands.includes(baseId) ? workspace.folders : brands;
    const byBrand = findingsByBrand(workspace, ids, findings);
    const shared = brands.includes(baseId) ? [{ brand: baseId, count: countErrors(findings.filter(isShared)) }] : [];
    return [...shared, ...ids.map((brand) => ({ brand, count: countErrors(byBrand.get(brand) ?? []) }))].filter(
      ({ count }) => count > 0,
    );
  }
}
