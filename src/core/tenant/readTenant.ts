import type { EnvironmentName, PublicDescriptor } from "#contract/descriptor/descriptorSchema.ts";
import type { BrandBlock } from "#contract/brandBlock.ts";
import { mergeLayers } from "#contract/mergeLayers.ts";

/** The brand in this environment: its public descriptor, where we are, and its images. */
export interface Tenant extends PublicDescriptor {
  readonly environment: EnvironmentName;
  readonly assets: BrandBlock["assets"];
  /** Texts that came with the page. */
  readonly inlineTexts: BrandBlock["texts"];
}

/** Which environment a host name stands for: exact names only, and what is not known is never Production (spec: portal-7, portal-8). */
export function findEnvironment(block: BrandBlock, hostname: string): EnvironmentName {
  const host = hostname.toLowerCase();
  if (host === "localhost" || host.endsWith(".localhost")) return "Test";
  const names = Object.keys(block.environments) as EnvironmentName[];
  return names.find((name) => block.environments[name].hostnames.includes(host)) ?? "Test";
}

/** Makes the brand of the brand block, for the environment that the host name stands for. */
export function readTenant(block: BrandBlock, hostname: string): Tenant {
  const environment = findEnvironment(block, hostname);
  // The build has checked what the layers give together: the overlay is data of the same descriptor.
  const tenant = mergeLayers(block.tenant, block.environments[environment].overlay) as PublicDescriptor;
  return { ...tenant, environment, assets: block.assets, inlineTexts: block.texts };
}
