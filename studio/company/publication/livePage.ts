import { valueAt } from "#contract/valueAt.ts";
import type { OpenWorkspace } from "#scripts/brands/loadWorkspace.ts";
import type { PublishConfig } from "../config/CompanyConfig.ts";

/** Address of the page of a brand that customers see; undefined when the brand has no host of Production. */
export function livePage(publish: PublishConfig, { brand }: OpenWorkspace, id: string): string | undefined {
  if (publish.liveAddress !== undefined) return publish.liveAddress.replaceAll("{brand}", id);
  const host = valueAt(brand(id)?.json.value, ["environments", "Production", "hostnames", "0"]);
  return typeof host === "string" ? `https://${host}/` : undefined;
}
