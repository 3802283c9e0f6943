import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import { type BrandOrder, brandOrder } from "#scripts/brands/brandOrder.ts";
import { hostnamesOf } from "#scripts/brands/loadBrands.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import type { Term } from "#scripts/findings/terms.ts";
import { FactSearch } from "#scripts/leaks/FactSearch.ts";
import { type BrandSearch, createBrandSearch } from "./createBrandSearch.ts";
import { ownFacts } from "./ownFacts.ts";

/** What a brand can have that no other brand may have. */
type OwnedKind = Term<"facts"> | "hostname" | "name";

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

/** The brand that had a fact first, and whether others have it too. */
interface Owners {
  readonly first: BrandFolder;
  readonly isShared: boolean;
}

/** Which brand has a fact. */
export class BrandIndex {
  /** Finds ids and names of other brands in a text. */
  readonly search: BrandSearch;
  readonly #owners = new Map<string, Owners>();

  constructor({ root, brands }: Workspace) {
    const isBefore: BrandOrder = brandOrder(root);
    const facts = new FactSearch();
    for (const brand of brands) {
      facts.add({ brand: brand.name, kind: "id", value: brand.name });
      const name = brand.json.value["name"];
      if (typeof name === "string") facts.add({ brand: brand.name, kind: "name", value: name });
      for (const [kind, value] of ownedTexts(brand)) this.#add(`${kind} ${value}`, brand, isBefore);
    }
    this.search = createBrandSearch(facts);
  }

  /** Whether a text is the host name or the name of more than one brand. */
  isShared(text: string): boolean {
    return this.#owners.get(`${anyText} ${text}`)?.isShared === true;
  }

  /** Of several brands that have a fact, the one that was there first; `undefined` when there are not several. */
  firstWith(kind: OwnedKind, value: string): BrandFolder | undefined {
    const owners = this.#owners.get(`${kind} ${value}`);
    return owners?.isShared === true ? owners.first : undefined;
  }

  #add(fact: string, brand: BrandFolder, isBefore: BrandOrder): void {
    const known = this.#owners.get(fact)?.first;
    if (known === undefined) this.#owners.set(fact, { first: brand, isShared: false });
    else if (known !== brand)
      this.#owners.set(fact, { first: isBefore(brand.name, known.name) < 0 ? brand : known, isShared: true });
  }
}
