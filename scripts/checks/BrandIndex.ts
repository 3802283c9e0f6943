import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import { type BrandOrder, brandOrder } from "#scripts/brands/brandOrder.ts";
import { hostnamesOf } from "#scripts/brands/loadBrands.ts";
import type { BrandFolder, OpenWorkspace } from "#scripts/brands/loadWorkspace.ts";
import type { OwnFactKind } from "#scripts/brands/messages/valueMessages.ts";
import { PieceSearch } from "#scripts/leaks/PieceSearch.ts";
import { type BrandSearch, createBrandSearch } from "./createBrandSearch.ts";
import { OwnerTable } from "./OwnerTable.ts";
import { ownFacts } from "./ownFacts.ts";

/** What a brand can have that no other brand may have. */
type OwnedKind = OwnFactKind | "hostname" | "name";

/** Host names, names and the like are one list where only the text counts. */
const anyText = "text";

function* ownedTexts(brand: BrandFolder): Generator<readonly [kind: OwnedKind | typeof anyText, value: string]> {
  const hostnames = environmentNames.flatMap((environment) => hostnamesOf(brand, environment));
  for (const hostname of hostnames) {
    yield ["hostname", hostname];
    yield [anyText, hostname];
  }
  const name = brand.json.value["name"];
  if (typeof name === "string") {
    yield ["name", name];
    yield [anyText, name];
  }
  for (const { kind, value } of ownFacts(brand)) yield [kind, value];
}

/**
 * What the rules have to know of all brands: who has a fact. It keeps numbers; a brand's file is read again for a
 * finding.
 */
export class BrandIndex {
  /** Finds ids and names of other brands in a text. */
  readonly search: BrandSearch;
  readonly #owners: OwnerTable;
  readonly #workspace: OpenWorkspace;
  readonly #brands: string[] = [];

  /** Reads every brand of the workspace. */
  constructor(workspace: OpenWorkspace) {
    this.#workspace = workspace;
    const isBefore: BrandOrder = brandOrder(workspace.root);
    this.#owners = new OwnerTable((a, b) => isBefore(this.#brands[a] ?? "", this.#brands[b] ?? "") < 0);
    const facts = new PieceSearch();
    for (const folder of workspace.folders) {
      const brand = workspace.brand(folder);
      if (brand === undefined) continue;
      const number = this.#brands.push(folder) - 1;
      facts.add({ brand: folder, kind: "id", value: folder });
      const name = brand.json.value["name"];
      if (typeof name === "string") facts.add({ brand: folder, kind: "name", value: name });
      for (const [kind, value] of ownedTexts(brand)) this.#owners.add(`${kind} ${value}`, number);
    }
    this.search = createBrandSearch(facts);
  }

  /** The brand of a folder. */
  brand(folder: string): BrandFolder | undefined {
    return this.#workspace.brand(folder);
  }

  /** Whether a text is the host name or the name of more than one brand. */
  isShared(text: string): boolean {
    return this.#owners.firstOfSeveral(`${anyText} ${text}`) !== undefined;
  }

  /** Of several brands that have a fact, the one that was there first; `undefined` when there are not several. */
  firstWith(kind: OwnedKind, value: string): BrandFolder | undefined {
    const first = this.#owners.firstOfSeveral(`${kind} ${value}`);
    return first === undefined ? undefined : this.#workspace.brand(this.#brands[first] ?? "");
  }
}
