import type { PublicDescriptor } from "#contract/descriptor/descriptorSchema.ts";
import type { EnvironmentName } from "#contract/descriptor/environmentNames.ts";
import type { BrandBlock } from "#contract/brandBlock.ts";
import type { Products } from "#domain/avtale/productTable.ts";
import { hostName } from "#contract/hosts/hostName.ts";
import { isKnownHost } from "#contract/hosts/isKnownHost.ts";
import { mergeLayers } from "#contract/mergeLayers.ts";
import { brandBlockId } from "#contract/pageElements.ts";

/** The brand in this environment: its public descriptor, the environment, and its images. */
export interface Tenant extends PublicDescriptor {
  readonly environment: EnvironmentName;
  readonly assets: BrandBlock["assets"];
  /** Whether customers may choose between light and dark. */
  readonly hasDark: boolean;
  /** What the customer can choose between; undefined in a brand with one language. */
  readonly languages: BrandBlock["languages"];
  /** What product types decide. */
  readonly products: Products;
  /** The texts in the brand block. */
  readonly inlineTexts: BrandBlock["texts"];
  /** The file with the other texts; undefined: there are no others. */
  readonly laterTexts: BrandBlock["laterTexts"];
}

/**
 * The environment of a host name. Only exact names count, and an unknown host is never Production
 * (spec: portal-7, portal-8).
 */
function findEnvironment(block: BrandBlock, hostname: string): EnvironmentName {
  if (isKnownHost(hostname, [])) return "Test";
  const names = Object.keys(block.environments) as EnvironmentName[];
  return names.find((name) => block.environments[name].hostnames.includes(hostName(hostname))) ?? "Test";
}

/** Reads the brand from the brand block, for the environment of the host name. */
export function readTenant(block: BrandBlock, hostname: string): Tenant {
  const environment = findEnvironment(block, hostname);
  // The build has validated the merged layers.
  const tenant = mergeLayers(block.tenant, block.environments[environment].overlay) as PublicDescriptor;
  return {
    ...tenant,
    environment,
    assets: block.assets,
    hasDark: block.hasDark === true,
    languages: block.languages,
    products: new Map(block.products),
    inlineTexts: block.texts,
    laterTexts: block.laterTexts,
  };
}

/**
 * Reads the brand block that the build has put into the page.
 * @throws when the page has no brand block: it was not stamped.
 */
export function readBrandBlock(page: Document = document): BrandBlock {
  const text = page.getElementById(brandBlockId)?.textContent;
  if (!text) throw new Error("No brand block");
  return JSON.parse(text) as BrandBlock;
}
